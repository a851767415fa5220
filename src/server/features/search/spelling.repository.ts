import { type SQL, sql } from "drizzle-orm";
import type { ExploreView } from "#contract/explore-choices.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { joinedRatings } from "#server/database/schema/sandwiches.ts";
import { containsText } from "#server/database/text-search.ts";

/** As many rows as a list reads in its own order before it asks another index. */
const mostFamiliar = 600;
const mostNames = 300;

const sources: Record<ExploreView, { table: SQL; name: SQL; order: SQL; join?: SQL }> = {
  sandwiches: {
    table: sql`sandwiches`,
    // A search for sandwiches finds the restaurant's name too.
    name: sql`concat_ws(' ', sandwiches.name,
      (select r.name from restaurants r where r.id = sandwiches.restaurant_id))`,
    order: sql`(-ratings.rank), (-ratings.rating_count), ratings.sandwich_id`,
    join: joinedRatings,
  },
  restaurants: {
    table: sql`restaurants`,
    name: sql`restaurants.name`,
    order: sql`lower(restaurants.name), restaurants.id`,
  },
};

export interface Named {
  name: string;
  /** The text that a search looks at, folded. */
  text: string;
}

/** The first rows of the unfiltered list: most searches mean one of them. */
export async function listFamiliar(db: Database, view: ExploreView): Promise<Named[]> {
  const { table, name, order, join = sql`` } = sources[view];
  return queryRows<Named>(
    db,
    sql`select ${name} as name, ${table}.search_text as text from ${table} ${join}
      where ${table}.deleted_at is null order by ${order} limit ${mostFamiliar}`,
  );
}

/** Some names whose searched text contains the piece of a word. */
export async function listNamesWith(
  db: Database,
  view: ExploreView,
  piece: string,
  limit = mostNames,
): Promise<string[]> {
  const { table, name } = sources[view];
  const contains = containsText(sql`${table}.search_text`, piece);
  if (!contains) return [];
  const rows = await queryRows<{ name: string }>(
    db,
    sql`select ${name} as name from ${table}
      where ${table}.deleted_at is null and ${contains} limit ${limit}`,
  );
  return rows.map((row) => row.name);
}
