import { sql } from "drizzle-orm";
import type { ImportMatch } from "#contract/collection.ts";
import { foldText } from "#contract/search-text.ts";
import { integerArray, textArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { nameKeyOf } from "#server/database/schema/restaurants.ts";

/** Candidates per row. A row with that many is ambiguous anyway. */
const mostCandidates = 50;

interface NamedRow {
  /** The row's index in the file. */
  row: number;
  name: string;
  restaurant?: string;
}

interface Namesake extends ImportMatch {
  row: number;
}

const listed = sql`s.deleted_at is null and r.deleted_at is null`;
const match = sql`s.id, s.name, r.name as "restaurantName"`;

/**
 * Listed sandwiches with the name of a row, ignoring case, at the row's restaurant if it names one. Looks up the restaurant
 * by the indexed key of its name, since a common sandwich name has thousands of matches.
 */
export function listNamesakes(db: Database, rows: NamedRow[]): Promise<Namesake[]> {
  const placed = rows.flatMap(({ restaurant, ...row }) =>
    restaurant === undefined ? [] : { ...row, restaurant: foldText(restaurant).trim() },
  );
  const unplaced = rows.filter(({ restaurant }) => restaurant === undefined);
  return queryRows<Namesake>(
    db,
    sql`select wanted.row, found.* from unnest(${numbersOf(unplaced)}, ${namesOf(unplaced)}) as wanted(row, name)
      cross join lateral (
        select ${match} from sandwiches s join restaurants r on r.id = s.restaurant_id
        where ${listed} and lower(s.name) = lower(wanted.name) order by s.id limit ${sql.raw(`${mostCandidates}`)}
      ) found
      union all
      select row, id, name, "restaurantName" from (
        select wanted.row, ${match}, row_number() over (partition by wanted.row order by s.id) as place
        from unnest(${numbersOf(placed)}, ${namesOf(placed)},
          ${textArray(placed.map(({ restaurant }) => restaurant))}) as wanted(row, name, restaurant)
        join restaurants r on ${nameKeyOf(sql`r.search_text`)} = ${nameKeyOf(sql`wanted.restaurant`)}
          and btrim(split_part(r.search_text, chr(10), 1)) = wanted.restaurant
        join sandwiches s on s.restaurant_id = r.id and lower(s.name) = lower(wanted.name)
        where ${listed}
      ) found where place <= ${sql.raw(`${mostCandidates}`)}
      order by row, id`,
  );
}

const numbersOf = (rows: NamedRow[]) => integerArray(rows.map(({ row }) => row));
const namesOf = (rows: NamedRow[]) => textArray(rows.map(({ name }) => name));
