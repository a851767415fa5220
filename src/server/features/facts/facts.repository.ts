import { type SQL, sql } from "drizzle-orm";
import type { CheckedFact, CheckFactInput, OwnFactCheck } from "#contract/facts.ts";
import type { FactKind } from "#contract/vocabulary.ts";
import type { Database } from "#server/database/client.ts";
import { factSource } from "#server/database/fact-source.ts";
import { isoTime } from "#server/database/indexed-list.ts";
import { firstOf, hasRows, queryRow, queryRows } from "#server/database/query-rows.ts";

/** The column of `fact_checks` that refers to the thing, and the condition for it to be listed. */
const things: Record<FactKind, { column: SQL; listed: SQL }> = {
  price: { column: sql`sandwich_id`, listed: listedIn("sandwiches") },
  hours: { column: sql`location_id`, listed: listedIn("locations") },
  restaurantHours: { column: sql`restaurant_id`, listed: sql`restaurants thing where true` },
};

function listedIn(table: string): SQL {
  return sql`${sql.raw(table)} thing join restaurants r on r.id = thing.restaurant_id
    where r.deleted_at is null`;
}

/** Replaces the member's earlier answer. False when the thing does not exist. */
export function keepCheck(
  db: Database,
  userId: string,
  { fact, id, isRight, correction = null }: CheckFactInput,
  now: Date,
): Promise<boolean> {
  const { column, listed } = things[fact];
  return hasRows(
    queryRows(
      db,
      sql`insert into fact_checks (${column}, user_id, is_right, correction, created_at)
      select thing.id, ${userId}, ${isRight}::boolean, ${correction}::text,
        ${now.toISOString()}::timestamptz
      from ${listed} and thing.id = ${id}::int and thing.deleted_at is null
      on conflict (${column}, user_id) do update set is_right = excluded.is_right,
        correction = excluded.correction, created_at = excluded.created_at
      returning id`,
    ),
  );
}

export const findOwnCheck = (
  db: Database,
  userId: string,
  { fact, id }: { fact: FactKind; id: number },
): Promise<OwnFactCheck> =>
  firstOf(
    queryRows<NonNullable<OwnFactCheck>>(
      db,
      sql`select is_right as "isRight", correction,
        ${isoTime(sql`created_at`)} as "createdAt"
      from fact_checks where user_id = ${userId} and ${things[fact].column} = ${id}::int`,
    ),
  );

const correctionsShown = 5;

/** One row per fact with answers, without deleted things. */
const answered = sql`(
    select max(id) as latest, sandwich_id, location_id, restaurant_id,
      count(*) filter (where is_right)::int as right_count,
      count(*) filter (where not is_right)::int as wrong_count,
      coalesce((array_agg(correction order by created_at desc, id desc)
        filter (where not is_right))[1:${sql.raw(String(correctionsShown))}], '{}') as corrections
    from fact_checks group by sandwich_id, location_id, restaurant_id
  ) a
  left join sandwiches s on s.id = a.sandwich_id and s.deleted_at is null
  left join locations l on l.id = a.location_id and l.deleted_at is null
  join restaurants r on r.id = coalesce(s.restaurant_id, l.restaurant_id, a.restaurant_id)
    and r.deleted_at is null`;

interface CheckedRow extends Omit<CheckedFact, "price"> {
  latest: number;
  priceCents: number | null;
}

/** The latest answer first. */
export const listChecked = (
  db: Database,
  before: number | null,
  limit: number,
): Promise<CheckedRow[]> =>
  queryRows(
    db,
    sql`select a.latest, case when s.id is not null then 'price' when l.id is not null then 'hours'
          else 'restaurantHours' end as fact,
        coalesce(s.id, l.id, r.id) as id, coalesce(s.name, l.address, r.name) as name,
        r.id as "restaurantId", r.name as "restaurantName", s.price_cents as "priceCents",
        case when s.id is null then coalesce(l.hours_of_operation, r.hours_of_operation) end
          as "hoursOfOperation",
        ${
          factSource(
            sql`true`,
            sql`case when s.id is not null then s.price_source when l.id is not null
            then l.hours_source else r.hours_source end`,
            sql`case when s.id is not null then s.confirmed_at when l.id is not null
            then l.confirmed_at else r.confirmed_at end`,
          ).json
        }::json as source,
        a.right_count as "rightCount", a.wrong_count as "wrongCount",
        to_jsonb(a.corrections) as corrections, coalesce(s.version, l.version, r.version) as version
      from ${answered}
      where ${before === null ? sql`true` : sql`a.latest < ${before}::int`}
      order by a.latest desc limit ${limit}::int`,
  );

export async function countChecked(db: Database): Promise<number> {
  const { count } = await queryRow<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${answered}`,
  );
  return count;
}
