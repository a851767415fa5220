import { type SQL, sql } from "drizzle-orm";
import type { Sandwich } from "#contract/sandwiches.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import type { JsonText } from "#server/database/json-text.ts";
import { plannedOnce, queryRows } from "#server/database/query-rows.ts";
import { isListed, sandwichRow } from "./sandwiches.repository.ts";

/** More than are shown, since some may leave their menus. */
const keptNeighbours = 12;

/** How many candidates are looked at, per reason. */
const mostCandidates = 100;
const mostMembers = 25;
const mostOfAMember = 12;
const mostPopular = 300;
/** An ingredient of fewer popular sandwiches than this counts as rare. */
const rareBelow = 30;

const liked = (review: SQL) => sql`${review}.rating >= 4 and ${review}.hidden_at is null`;

/** Members who liked it, and what else each of them liked. */
const likedBySame = (sandwichId: SQL) => sql`(
  select other.sandwich_id from (
    select r.user_id from reviews r
    where r.sandwich_id = ${sandwichId} and r.user_id is not null and ${liked(sql`r`)}
    order by r.date_created desc, r.id desc limit ${mostMembers}
  ) member cross join lateral (
    select r.sandwich_id from reviews r
    where r.user_id = member.user_id and ${liked(sql`r`)}
    order by r.date_created desc, r.id desc limit ${mostOfAMember}
  ) other)`;

const tagIds = (sandwichId: SQL) =>
  sql`array(select st.tag_id from sandwich_tags st where st.sandwich_id = ${sandwichId})`;

const shared = (a: SQL, b: SQL) =>
  sql`cardinality(array(select unnest(${a}) intersect select unnest(${b})))`;

/** The share of common items in both lists, 0 to 1. */
const overlap = (a: SQL, b: SQL) =>
  sql`${shared(a, b)}::float8 / greatest(1, cardinality(${a}) + cardinality(${b}) - ${shared(a, b)})`;

/** Only rare ingredients are looked up: the index would return a whole list for a common one. */
const rareIngredients = (s: SQL) => sql`array(
  select item from unnest(${s}.ingredients) item
  where (select count(*) from popular where item = any(popular.ingredients)) < ${rareBelow})`;

/** Scored by shared ingredients, tags, heat and members who like both. */
const nearestTo = (s: SQL) => sql`
  with tastes as materialized (
    select sandwich_id as id, count(*)::float8 as members from ${likedBySame(sql`${s}.id`)} liked
    group by sandwich_id
  ), popular as materialized (
    select x.id, x.ingredients
    from sandwich_ratings ratings join sandwiches x on x.id = ratings.sandwich_id
    where x.deleted_at is null
    order by (-ratings.rank), (-ratings.rating_count), ratings.sandwich_id limit ${mostPopular}
  ), candidates as (
    select id from tastes
    union (select st.sandwich_id from sandwich_tags st
      where st.tag_id = any(${tagIds(sql`${s}.id`)}) limit ${mostCandidates})
    union (select id from popular where ingredients && ${s}.ingredients limit ${mostCandidates})
    union (select x.id from sandwiches x
      where x.deleted_at is null and x.ingredients && ${rareIngredients(s)} limit ${mostCandidates})
  )
  select n.id,
    3 * ${overlap(sql`n.ingredients`, sql`${s}.ingredients`)}
    + 2 * ${overlap(tagIds(sql`n.id`), tagIds(sql`${s}.id`))}
    + 2 * coalesce((select members / (members + 3) from tastes where tastes.id = n.id), 0)
    + 1 - abs(n.spice_level - ${s}.spice_level) / 5.0 as score
  from candidates join sandwiches n on n.id = candidates.id
  where n.id <> ${s}.id and n.deleted_at is null
  order by score desc, n.id limit ${keptNeighbours}`;

/** The best of them, while the sandwich itself is listed. */
export async function listKeptNeighbours(
  db: Database,
  sandwichId: number,
  limit: number,
): Promise<JsonText<Sandwich>[]> {
  const rows = await queryRows<{ row: JsonText<Sandwich> }>(
    db,
    plannedOnce(sql`select ${sandwichRow} as row from sandwich_neighbours n
      join sandwiches on sandwiches.id = n.neighbour_id
      where n.sandwich_id = ${sandwichId}::int and ${isListed} and exists (
        select from sandwiches s where s.id = n.sandwich_id and s.deleted_at is null)
      order by n.score desc, n.neighbour_id limit ${sql.raw(String(limit))}`),
  );
  return rows.map(({ row }) => row);
}

export async function forgetNeighbours(tx: Database, sandwichIds: number[]): Promise<void> {
  await tx.execute(
    sql`delete from sandwich_neighbours where sandwich_id = any(${integerArray(sandwichIds)})`,
  );
}

/** Two visitors may come at once. */
export async function keepNeighbours(db: Database, sandwichIds: number[]): Promise<void> {
  await db.execute(sql`insert into sandwich_neighbours (sandwich_id, neighbour_id, score)
    select s.id, near.id, near.score
    from sandwiches s cross join lateral (${nearestTo(sql`s`)}) near
    where s.id = any(${integerArray(sandwichIds)})
    on conflict do nothing`);
}

/** Those that have none yet, and those whose ratings changed. */
export async function listOutdated(db: Database, since: Date, limit: number): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    sql`(select s.id from sandwiches s join sandwich_ratings ratings on ratings.sandwich_id = s.id
        where s.deleted_at is null
          and not exists (select 1 from sandwich_neighbours n where n.sandwich_id = s.id)
        order by ratings.rank desc, s.id limit ${limit})
      union
      (select r.sandwich_id from reviews r
        where r.date_created >= ${since.toISOString()}::timestamptz and r.hidden_at is null
        order by r.date_created desc limit ${limit})`,
  );
  return rows.map(({ id }) => id);
}
