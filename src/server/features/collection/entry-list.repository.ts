import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { CollectionCounts, EntryFilters } from "#contract/collection.ts";
import type { CollectionSort, CollectionTab } from "#contract/collection-choices.ts";
import { countLimit } from "#contract/explore-choices.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { follows, type Order, type SortKey } from "#server/database/indexed-list.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { savedRestaurants, userSandwiches } from "#server/database/schema/collection.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { foldText } from "#server/database/search-text.ts";

export type ListedEntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

export interface EntryListQuery extends Pick<EntryFilters, "q" | "tab" | "sandwichIds"> {
  userId: string;
  /** False for admins: notes are for the member alone. */
  searchesNotes: boolean;
}

export function listEntries(
  db: Database,
  query: EntryListQuery,
  order: Order,
  after: unknown[] | null,
  limit: number,
): Promise<ListedEntryRow[]> {
  const afterCursor = after ? follows(order, after) : undefined;
  return selectEntries(db)
    .where(and(...conditions(query), afterCursor))
    .orderBy(...order.keys.map(({ value }) => (order.descending ? desc(value) : value)))
    .limit(limit);
}

/** Counts up to `countLimit`. */
export async function countListedEntries(db: Database, query: EntryListQuery): Promise<number> {
  const found = db
    .select({ id: userSandwiches.id })
    .from(userSandwiches)
    .innerJoin(sandwiches, eq(sandwiches.id, userSandwiches.sandwichId))
    .where(and(...conditions(query)))
    .limit(countLimit + 1)
    .as("found");
  return db.$count(found);
}

export async function countCollection(db: Database, userId: string): Promise<CollectionCounts> {
  const [counts] = await queryRows<CollectionCounts>(
    db,
    sql`select count(*)::int as "all",
      count(*) filter (where has_tried)::int as tried,
      count(*) filter (where is_favorite)::int as favorites,
      count(*) filter (where not has_tried)::int as "wantToTry",
      (select count(*)::int from ${savedRestaurants}
        join ${restaurants} on ${restaurants.id} = ${savedRestaurants.restaurantId}
        where ${savedRestaurants.userId} = ${userId} and ${isNull(restaurants.deletedAt)}) as restaurants
      from ${userSandwiches} where ${userSandwiches.userId} = ${userId}`,
  );
  if (!counts) throw new Error("a count returned no row");
  return counts;
}

const { searchText: _, ...entryColumns } = getTableColumns(userSandwiches);

function selectEntries(db: Database) {
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

const conditions = ({ userId, tab, sandwichIds, q, searchesNotes }: EntryListQuery) => [
  eq(userSandwiches.userId, userId),
  onTab[tab],
  sandwichIds && sql`${userSandwiches.sandwichId} = any(${integerArray(sandwichIds)})`,
  holdsText(q, searchesNotes),
];

function holdsText(q: string | undefined, searchesNotes: boolean): SQL | undefined {
  const folded = foldText(q ?? "").trim();
  if (folded === "") return;
  // PostgreSQL cannot store this character, so nothing contains it.
  if (folded.includes("\0")) return sql`false`;
  const inSandwich = sql`strpos(${sandwiches.searchText}, ${folded}) > 0`;
  if (!searchesNotes) return inSandwich;
  return sql`(${inSandwich} or strpos(${userSandwiches.searchText}, ${folded}) > 0)`;
}

interface EntryOrder extends Order {
  /** The shape of a cursor of this order. */
  position: z.ZodType<unknown[]>;
  positionOf: (row: ListedEntryRow) => unknown[];
}

/** Earlier than the date of any entry, so that entries without a date come last. */
const noDate = "1800-01-01T00:00:00.000Z";

const instant = z.iso.datetime().refine((at) => at >= "1800");
const byId: SortKey = { value: sql`user_sandwiches.id`, type: "int" };
const added: SortKey = { value: sql`user_sandwiches.created_at`, type: "timestamptz" };
const bestFirst: SortKey = { value: sql`(-sandwiches.average_rating)`, type: "float8" };
const mostRated: SortKey = { value: sql`(-sandwiches.rating_count)`, type: "int" };

export const entryOrders: Record<CollectionSort, EntryOrder> = {
  newest: {
    keys: [added, byId],
    descending: true,
    position: z.tuple([instant, z.int32()]),
    positionOf: (row) => [row.createdAt.toISOString(), row.id],
  },
  tried: {
    keys: [
      {
        value: sql`coalesce(user_sandwiches.date_tried, ${sql.raw(`'${noDate}'`)}::timestamptz)`,
        type: "timestamptz",
      },
      added,
      byId,
    ],
    descending: true,
    position: z.tuple([instant, instant, z.int32()]),
    positionOf: (row) => [
      row.dateTried?.toISOString() ?? noDate,
      row.createdAt.toISOString(),
      row.id,
    ],
  },
  name: {
    keys: [{ value: sql`lower(sandwiches.name)`, type: "text" }, byId],
    position: z.tuple([z.string(), z.int32()]),
    positionOf: (row) => [row.sortName, row.id],
  },
  rating: {
    keys: [bestFirst, mostRated, byId],
    position: z.tuple([z.number(), z.int32(), z.int32()]),
    positionOf: (row) => [-row.averageRating, -row.ratingCount, row.id],
  },
  mine: {
    keys: [{ value: sql`(-coalesce(reviews.rating, 0))`, type: "int" }, bestFirst, byId],
    position: z.tuple([z.int32(), z.number(), z.int32()]),
    positionOf: (row) => [-(row.ownRating ?? 0), -row.averageRating, row.id],
  },
};
