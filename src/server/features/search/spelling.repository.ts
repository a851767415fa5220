import { type SQL, sql } from "drizzle-orm";
import type { ExploreView } from "#contract/explore-choices.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { planBy } from "#server/database/read-plan.ts";
import { containsText } from "#server/database/text-search.ts";

const mostNames = 300;

const sources: Record<ExploreView, { table: SQL; name: SQL; isListed: SQL }> = {
  sandwiches: {
    table: sql`sandwiches`,
    // A search for sandwiches finds the restaurant's name too.
    name: sql`concat_ws(' ', sandwiches.name,
      (select r.name from restaurants r where r.id = sandwiches.restaurant_id))`,
    isListed: sql`(select r.deleted_at is null from restaurants r where r.id = sandwiches.restaurant_id)`,
  },
  restaurants: { table: sql`restaurants`, name: sql`restaurants.name`, isListed: sql`true` },
};

/** Names of some things whose searched text contains the piece of a word. */
export async function listNamesWith(
  tx: Database,
  view: ExploreView,
  piece: string,
): Promise<string[]> {
  const { table, name, isListed } = sources[view];
  const contains = containsText(table, piece);
  if (!contains) return [];
  await planBy(tx, "collect");
  const rows = await queryRows<{ name: string }>(
    tx,
    sql`select ${name} as name from ${table}
      where ${table}.deleted_at is null and ${contains.lookup} and ${isListed} limit ${mostNames}`,
  );
  return rows.map((row) => row.name);
}

/** Something is found by the words. */
export async function findsSomething(
  tx: Database,
  view: ExploreView,
  words: string,
): Promise<boolean> {
  return (await listNamesWith(tx, view, words)).length > 0;
}
