import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { EntryFilters } from "#contract/collection.ts";
import type { CollectionTab } from "#contract/collection-choices.ts";
import { countLimit } from "#contract/explore-choices.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { follows, type Order } from "#server/database/indexed-list.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { savedRestaurants, userSandwiches } from "#server/database/schema/collection.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { foldText } from "#server/database/search-text.ts";

export type ShelfRow = Awaited<ReturnType<typeof selectShelf>>[number];

export interface ShelfQuestion extends Pick<EntryFilters, "q" | "tab" | "sandwichIds"> {
  userId: string;
  /** Notes are their owner's: nobody else finds anything by them. */
  searchesNotes: boolean;
}

export function listShelf(
  db: Database,
  question: ShelfQuestion,
  order: Order,
  after: unknown[] | null,
  limit: number,
): Promise<ShelfRow[]> {
  const place = after ? follows(order, after) : undefined;
  return selectShelf(db)
    .where(and(...conditionsOf(question), place))
    .orderBy(...order.keys.map(({ value }) => (order.descending ? desc(value) : value)))
    .limit(limit);
}

/** As far as anybody counts. */
export async function countShelf(db: Database, question: ShelfQuestion): Promise<number> {
  const found = db
    .select({ id: userSandwiches.id })
    .from(userSandwiches)
    .innerJoin(sandwiches, eq(sandwiches.id, userSandwiches.sandwichId))
    .where(and(...conditionsOf(question)))
    .limit(countLimit + 1)
    .as("found");
  return db.$count(found);
}

export async function countCollection(db: Database, userId: string) {
  const [counts] = await queryRows<{
    all: number;
    tried: number;
    favorites: number;
    restaurants: number;
  }>(
    db,
    sql`select count(*)::int as "all",
      count(*) filter (where has_tried)::int as tried,
      count(*) filter (where is_favorite)::int as favorites,
      (select count(*)::int from ${savedRestaurants}
        join ${restaurants} on ${restaurants.id} = ${savedRestaurants.restaurantId}
        where ${savedRestaurants.userId} = ${userId} and ${isNull(restaurants.deletedAt)}) as restaurants
      from ${userSandwiches} where ${userSandwiches.userId} = ${userId}`,
  );
  if (!counts) throw new Error("a count returned no row");
  return counts;
}

const { searchText: _, ...entryColumns } = getTableColumns(userSandwiches);

function selectShelf(db: Database) {
  return db
    .select({
      ...entryColumns,
      ownRating: reviews.rating,
      sortName: sql<string>`lower(${sandwiches.name})`,
      averageRating: sandwiches.averageRating,
      ratingCount: sandwiches.ratingCount,
      isListed: sql<boolean>`${isNull(sandwiches.deletedAt)} and ${isNull(restaurants.deletedAt)}`,
    })
    .from(userSandwiches)
    .innerJoin(sandwiches, eq(sandwiches.id, userSandwiches.sandwichId))
    .innerJoin(restaurants, eq(restaurants.id, sandwiches.restaurantId))
    .leftJoin(
      reviews,
      and(eq(reviews.sandwichId, sandwiches.id), eq(reviews.userId, userSandwiches.userId)),
    );
}

const onTab: Record<CollectionTab, SQL | undefined> = {
  all: undefined,
  tried: sql`${userSandwiches.hasTried}`,
  favorites: sql`${userSandwiches.isFavorite}`,
  "want-to-try": sql`not ${userSandwiches.hasTried}`,
};

const conditionsOf = ({ userId, tab, sandwichIds, q, searchesNotes }: ShelfQuestion) => [
  eq(userSandwiches.userId, userId),
  onTab[tab],
  sandwichIds && sql`${userSandwiches.sandwichId} = any(${integerArray(sandwichIds)})`,
  holdsText(q, searchesNotes),
];

function holdsText(q: string | undefined, searchesNotes: boolean): SQL | undefined {
  const folded = foldText(q ?? "").trim();
  if (folded === "") return;
  // The database cannot hold this letter, so nothing contains it.
  if (folded.includes("\0")) return sql`false`;
  const inSandwich = sql`strpos(${sandwiches.searchText}, ${folded}) > 0`;
  if (!searchesNotes) return inSandwich;
  return sql`(${inSandwich} or strpos(${userSandwiches.searchText}, ${folded}) > 0)`;
}
