import { type SQL, sql } from "drizzle-orm";
import type { GapRow } from "#contract/administration.ts";
import type { CatalogueGap } from "#contract/catalogue-gaps.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";

/** Each has an index of its own that holds nothing else. */
const lacking: Record<Exclude<CatalogueGap, "hours">, SQL> = {
  price: sql`thing.price = 0`,
  photo: sql`thing.image_url is null`,
  allergens: sql`(thing.contains_gluten is null or thing.contains_dairy is null
    or thing.contains_eggs is null)`,
};

function thingsLacking(gap: CatalogueGap, cutoff: Date): SQL {
  if (gap !== "hours")
    return sql`sandwiches thing where thing.deleted_at is null and ${lacking[gap]}`;
  const unconfirmed = sql`(thing.confirmed_at is null
    or thing.confirmed_at < ${cutoff.toISOString()}::timestamptz)`;
  return sql`locations thing where thing.deleted_at is null and ${unconfirmed}`;
}

/** In the order in which they were added. */
export function listGaps(
  db: Database,
  gap: CatalogueGap,
  cutoff: Date,
  afterId: number,
  limit: number,
): Promise<GapRow[]> {
  const isHours = gap === "hours";
  return queryRows<GapRow>(
    db,
    sql`select thing.id, ${isHours ? sql`thing.address` : sql`thing.name`} as name,
        r.id as "restaurantId", r.name as "restaurantName",
        ${isHours ? sql`thing.hours_of_operation` : sql`null::jsonb`} as "hoursOfOperation",
        to_char(thing.confirmed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          as "confirmedAt"
      from (select * from ${thingsLacking(gap, cutoff)} and thing.id > ${afterId}::int
        order by thing.id limit ${limit}) thing
      join restaurants r on r.id = thing.restaurant_id
      order by thing.id`,
  );
}

/** No further than `most`. */
export async function countGaps(
  db: Database,
  gap: CatalogueGap,
  cutoff: Date,
  most: number,
): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
      select 1 from ${thingsLacking(gap, cutoff)} limit ${most}) found`,
  );
  return row?.count ?? 0;
}
