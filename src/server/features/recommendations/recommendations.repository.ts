import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { countLimit } from "#contract/explore-choices.ts";
import type { RecommendationFilters } from "#contract/recommendations.ts";
import type { Database } from "#server/database/client.ts";
import { follows, type Order } from "#server/database/indexed-list.ts";
import { firstOf, hasRows, onlyOf, queryRow, queryRows } from "#server/database/query-rows.ts";
import { restaurantRecommendations } from "#server/database/schema/recommendations.ts";
import { containsWords } from "#server/database/text-search.ts";

export type RecommendationRow = typeof restaurantRecommendations.$inferSelect;

type Matching = Pick<RecommendationFilters, "q" | "status">;

export const insertRecommendation = (
  db: Database,
  recommended: typeof restaurantRecommendations.$inferInsert,
): Promise<RecommendationRow> =>
  onlyOf(db.insert(restaurantRecommendations).values(recommended).returning());

/** Uses up the next id. */
export async function skipId(db: Database): Promise<number> {
  const { id } = await queryRow<{ id: number }>(
    db,
    sql`select nextval(pg_get_serial_sequence('restaurant_recommendations', 'id'))::int as id`,
  );
  return id;
}

export const findRecommendation = (db: Database, id: number): Promise<RecommendationRow | null> =>
  firstOf(db.select().from(restaurantRecommendations).where(eq(restaurantRecommendations.id, id)));

/** Null when it does not exist or is no longer pending, so that only one of two concurrent decisions counts. */
export const decideRecommendation = (
  db: Database,
  id: number,
  decision: Pick<RecommendationRow, "status" | "dateReviewed" | "reviewedByUserId">,
): Promise<RecommendationRow | null> =>
  firstOf(
    db
      .update(restaurantRecommendations)
      .set(decision)
      .where(
        and(eq(restaurantRecommendations.id, id), eq(restaurantRecommendations.status, "pending")),
      )
      .returning(),
  );

export const linkRestaurant = (
  db: Database,
  id: number,
  restaurantId: number,
): Promise<RecommendationRow> =>
  onlyOf(
    db
      .update(restaurantRecommendations)
      .set({ restaurantId })
      .where(eq(restaurantRecommendations.id, id))
      .returning(),
  );

export function listRecommendations(
  db: Database,
  filters: RecommendationFilters,
  after: unknown[] | null,
  limit: number,
): Promise<RecommendationRow[]> {
  const { dateSubmitted, id } = restaurantRecommendations;
  const order = {
    keys: [
      { value: sql`${dateSubmitted}`, type: "timestamptz" },
      { value: sql`${id}`, type: "int" },
    ],
    descending: filters.direction === "desc",
  } satisfies Order;
  const turn = order.descending ? desc : asc;
  return db
    .select()
    .from(restaurantRecommendations)
    .where(and(...conditions(filters), follows(order, after)))
    .orderBy(turn(dateSubmitted), turn(id))
    .limit(limit);
}

/** Whether one of the member's pending recommendations is this website. */
export const hasPending = (db: Database, submittedBy: string, website: string): Promise<boolean> =>
  hasRows(
    queryRows(
      db,
      sql`select from restaurant_recommendations
        where submitted_by = ${submittedBy} and status = 'pending'
          and website_key(website_url) = website_key(${website}) limit 1`,
    ),
  );

/** A search counts up to `countLimit`. */
export function countRecommendations(db: Database, filters: Matching): Promise<number> {
  const where = and(...conditions(filters));
  if (!holdsWords(filters)) return db.$count(restaurantRecommendations, where);
  const found = db
    .select({ id: restaurantRecommendations.id })
    .from(restaurantRecommendations)
    .where(where)
    .limit(countLimit + 1);
  return db.$count(found.as("found"));
}

const holdsWords = ({ q }: Matching): SQL | undefined =>
  containsWords(sql`restaurant_recommendations.search_text`, q) ?? undefined;

const conditions = (filters: Matching): (SQL | undefined)[] => [
  filters.status && eq(restaurantRecommendations.status, filters.status),
  holdsWords(filters),
];
