import { sql } from "drizzle-orm";
import type { Overview } from "#contract/administration.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";

const weeksShown = 8;

export async function readCounts(db: Database): Promise<Overview["totals"] & Overview["waiting"]> {
  const [row] = await queryRows<Overview["totals"] & Overview["waiting"]>(
    db,
    sql`select (select count(*)::int from users) as users,
      (select count(*)::int from restaurants where deleted_at is null) as restaurants,
      (select count(*)::int from sandwiches where deleted_at is null) as sandwiches,
      (select count(*)::int from restaurant_recommendations where status = 'pending')
        as recommendations,
      (select count(distinct review_id)::int from review_reports where resolved_at is null)
        as "reportedReviews"`,
  );
  if (!row) throw new Error("the counts returned no row");
  return row;
}

/** Hidden reviews count nowhere. */
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
