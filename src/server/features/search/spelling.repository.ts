import { type SQL, sql } from "drizzle-orm";
import type { ExploreView } from "#contract/explore-choices.ts";
import type { Database } from "#server/database/client.ts";
import { hasRows, queryRows } from "#server/database/query-rows.ts";
import { joinedRatings } from "#server/database/schema/sandwiches.ts";
import { containsText, containsWords } from "#server/database/text-search.ts";

const mostFamiliar = 600;
const mostNames = 300;

const sources: Record<
  ExploreView,
  { table: SQL; name: SQL; ingredients: SQL; order: SQL; join?: SQL }
> = {
  sandwiches: {
    table: sql`sandwiches`,
    // A search for sandwiches finds the restaurant's name too.
    name: sql`concat_ws(' ', sandwiches.name,
      (select r.name from restaurants r where r.id = sandwiches.restaurant_id))`,
    ingredients: sql`sandwiches.ingredients`,
    order: sql`(-ratings.rank), (-ratings.rating_count), ratings.sandwich_id`,
    join: joinedRatings,
  },
  restaurants: {
    table: sql`restaurants`,
    name: sql`restaurants.name`,
    ingredients: sql`'{}'::text[]`,
    order: sql`lower(restaurants.name), restaurants.id`,
  },
};

export interface FamiliarRow {
  name: string;
  /** The folded text that a search looks at. */
  text: string;
  ingredients: string[];
}

/** The first rows of the unfiltered list: most searches mean one of them. */
export function listFamiliar(db: Database, view: ExploreView): Promise<FamiliarRow[]> {
  const { table, name, ingredients, order, join = sql`` } = sources[view];
  return queryRows(
    db,
    sql`select ${name} as name, ${table}.search_text as text, ${ingredients} as ingredients
      from ${table} ${join}
      where ${table}.deleted_at is null order by ${order} limit ${mostFamiliar}`,
  );
}

export function hasWords(db: Database, view: ExploreView, words: string): Promise<boolean> {
  const { table } = sources[view];
  return hasRows(
    queryRows(
      db,
      sql`select from ${table} where ${table}.deleted_at is null
      and ${containsWords(sql`${table}.search_text`, words)} limit 1`,
    ),
  );
}

/** Some names whose searched text contains one of the pieces. */
export async function listNamesWith(
  db: Database,
  view: ExploreView,
  pieces: string[],
): Promise<string[]> {
  const { table, name } = sources[view];
  const contain = pieces.map(
    (piece) => containsText(sql`${table}.search_text`, piece) ?? sql`true`,
  );
  const rows = await queryRows<{ name: string }>(
    db,
    sql`select ${name} as name from ${table}
      where ${table}.deleted_at is null and (${sql.join(contain, sql` or `)}) limit ${mostNames}`,
  );
  return rows.map((row) => row.name);
}
