import { type SQL, sql } from "drizzle-orm";
import type { GapRow, Overview } from "#contract/administration.ts";
import type { CatalogueGap } from "#contract/administration-choices.ts";
import { allergens } from "#contract/traits.ts";
import type { Database } from "#server/database/client.ts";
import { isoTime } from "#server/database/indexed-list.ts";
import { queryRow, queryRows } from "#server/database/query-rows.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";

const weeksShown = 8;

/** Without the members' answers, which the facts feature counts. */
type Counted = Overview["totals"] & Omit<Overview["waiting"], "factChecks">;

export const readCounts = (db: Database): Promise<Counted> =>
  queryRow(
    db,
    sql`select (select count(*)::int from users) as users,
      (select count(*)::int from restaurants where deleted_at is null) as restaurants,
      (select count(*)::int from sandwiches where deleted_at is null) as sandwiches,
      (select count(*)::int from restaurant_recommendations where status = 'pending')
        as recommendations,
      (select count(*)::int from (
        select review_id from review_reports where resolved_at is null
        union
        select id from reviews where hidden_at is not null and waiting_reason is not null) undecided)
        as "reportedReviews",
      (select count(*)::int from website_readings w join restaurants r on r.id = w.restaurant_id
        where w.is_open and r.deleted_at is null) as "websiteChanges",
      (select count(*)::int from jobs where run_after is null) as "givenUpJobs"`,
  );

/** Leaves out hidden reviews. */
export function readWeeks(db: Database, now: Date): Promise<Overview["weeks"]> {
  const thisWeek = sql`date_trunc('week', ${now.toISOString()}::timestamptz at time zone 'utc')`;
  return queryRows(
    db,
    sql`select to_char(week at time zone 'utc', 'YYYY-MM-DD') as week,
        (select count(*)::int from users
          where created_at >= week and created_at < week + interval '7 days') as members,
        (select count(*)::int from reviews
          where hidden_at is null and date_created >= week
            and date_created < week + interval '7 days') as reviews
      from (
        select (${thisWeek} - n * interval '7 days') at time zone 'utc' as week
        from generate_series(0, ${weeksShown - 1}::int) n
      ) weeks order by week`,
  );
}

/** Each condition has its own partial index. */
const lacking: Record<Exclude<CatalogueGap, "hours">, SQL> = {
  price: sql`thing.price_cents is null`,
  photo: sql`thing.image_id is null`,
  allergens: sql`(${sql.join(
    Object.values(allergens).map(
      ({ trait }) => sql`thing.${sql.identifier(sandwiches[trait].name)} is null`,
    ),
    sql` or `,
  )})`,
};

function thingsLacking(gap: CatalogueGap, cutoff: Date): SQL {
  if (gap !== "hours")
    return sql`sandwiches thing where thing.deleted_at is null and ${lacking[gap]}`;
  const unconfirmed = sql`(thing.confirmed_at is null
    or thing.confirmed_at < ${cutoff.toISOString()}::timestamptz)`;
  return sql`locations thing where thing.deleted_at is null and ${unconfirmed}`;
}

/** Oldest first. */
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
        ${isoTime(sql`thing.confirmed_at`)} as "confirmedAt", thing.version
      from (select * from ${thingsLacking(gap, cutoff)} and thing.id > ${afterId}::int
        order by thing.id limit ${limit}) thing
      join restaurants r on r.id = thing.restaurant_id
      order by thing.id`,
  );
}

/** Counts up to `most`. */
export async function countGaps(
  db: Database,
  gap: CatalogueGap,
  cutoff: Date,
  most: number,
): Promise<number> {
  const { count } = await queryRow<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
      select 1 from ${thingsLacking(gap, cutoff)} limit ${most}) found`,
  );
  return count;
}
