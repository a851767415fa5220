import { sql } from "drizzle-orm";
import type { ProfileStats } from "#contract/profile.ts";
import type { Database } from "#server/database/client.ts";
import { queryRow, queryRows } from "#server/database/query-rows.ts";

type ListCounts = Pick<ProfileStats, "tried" | "favorites" | "wishlist">;

export interface MonthCount {
  month: string;
  tried: number;
}

export interface TagCount extends MonthCount {
  name: string;
}

const monthTried = sql`to_char(v.date_tried at time zone 'utc', 'YYYY-MM')`;

export const countLists = (db: Database, userId: string): Promise<ListCounts> =>
  queryRow(
    db,
    sql`select count(*) filter (where e.has_tried)::int as tried,
        count(*) filter (where e.is_favorite)::int as favorites,
        count(*) filter (where not e.has_tried)::int as wishlist
      from user_sandwiches e where e.user_id = ${userId}`,
  );

/** Counts every dated visit. Omits months without visits. */
export const countTriedPerMonth = (
  db: Database,
  userId: string,
  since: Date,
): Promise<MonthCount[]> =>
  queryRows<MonthCount>(
    db,
    sql`select ${monthTried} as month, count(*)::int as tried
      from user_sandwiches e join visits v on v.entry_id = e.id
      where e.user_id = ${userId} and v.date_tried >= ${since.toISOString()}
      group by 1`,
  );

export const countRatings = (
  db: Database,
  userId: string,
): Promise<{ rating: number; given: number }[]> =>
  queryRows(
    db,
    sql`select r.rating, count(*)::int as given from reviews r
      where r.user_id = ${userId} group by r.rating`,
  );

/** The most frequent tags by month. The month is "" for visits before `since` or without a date. */
export const countTags = (
  db: Database,
  userId: string,
  since: Date,
  limit: number,
): Promise<TagCount[]> =>
  queryRows<TagCount>(
    db,
    sql`with met as (
        select t.id, t.name,
          case when v.date_tried >= ${since.toISOString()} then ${monthTried} else '' end as month
        from user_sandwiches e
        join visits v on v.entry_id = e.id
        join sandwich_tags st on st.sandwich_id = e.sandwich_id
        join tags t on t.id = st.tag_id
        where e.user_id = ${userId}
      ), top as (
        select id, count(*) as tried from met group by id order by 2 desc, id limit ${limit}
      )
      select met.name, coalesce(met.month, '') as month, count(*)::int as tried
      from met join top on top.id = met.id
      group by met.name, 2, top.tried, top.id order by top.tried desc, top.id`,
  );
