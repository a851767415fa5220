import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SandwichScore } from "#contract/sandwiches.ts";
import { ratingWeight } from "#contract/vocabulary.ts";
import type { Database } from "#server/database/client.ts";
import { firstOf, queryRows } from "#server/database/query-rows.ts";
import { catalogueStats } from "#server/database/schema/operations.ts";
import { joinedRatings, sandwichRatings } from "#server/database/schema/sandwiches.ts";
import { orNotFound } from "#server/domain/refusal.ts";
import { isListed } from "./sandwiches.repository.ts";

type Operand = SQLWrapper | number;

/** v/(v+m)·R + m/(v+m)·C: few ratings stay near the catalogue's mean, many speak for themselves. */
export function weightedRating(
  sum: Operand,
  count: Operand,
  mean: Operand,
  weight = ratingWeight,
): SQL<number> {
  return sql`(${sum} + ${weight}::float8 * ${mean}) / (${count} + ${weight}::float8)`;
}

/** Sum and count of every sandwich's shown reviews, from the reviews themselves. */
export async function recountRatings(db: Database): Promise<void> {
  await db.execute(sql`
    update sandwich_ratings set rating_sum = counted.sum, rating_count = counted.count
    from (
      select s.id, coalesce(sum(r.rating), 0)::int as sum, count(r.rating)::int as count
      from sandwiches s
      left join reviews r on r.sandwich_id = s.id and r.hidden_at is null
      group by s.id
    ) counted
    where counted.id = sandwich_id and (rating_sum, rating_count) <> (counted.sum, counted.count)`);
}

const rank = weightedRating(
  sandwichRatings.ratingSum,
  sandwichRatings.ratingCount,
  catalogueStats.meanRating,
);

/** Updates sum, count and rank for one review more, less or changed; to be called in its transaction. */
export async function shiftRating(
  tx: Database,
  sandwichId: number,
  by: { sum: number; count: number },
): Promise<void> {
  const sum = sql`(rating_sum + ${by.sum}::int)`;
  const count = sql`(rating_count + ${by.count}::int)`;
  await tx.execute(sql`
    update sandwich_ratings
    set rating_sum = ${sum}, rating_count = ${count},
      rank = ${weightedRating(sum, count, catalogueStats.meanRating)}
    from catalogue_stats
    where sandwich_id = ${sandwichId}::int`);
}

/**
 * Stores the catalogue's mean and ranks everything by it. Between two runs the order stays the same. Not one transaction:
 * what is reviewed until its end would be ranked by the mean of before, for an hour. After a kill in between, the job is
 * begun again within minutes.
 */
export async function refreshRanks(db: Database, atOnce = 5000): Promise<void> {
  await db.execute(sql`
    insert into catalogue_stats (id, mean_rating, refreshed_at)
    select 1, coalesce(sum(rating_sum)::float8 / nullif(sum(rating_count), 0), 0), now()
    from sandwich_ratings join sandwiches on sandwiches.id = sandwich_id where deleted_at is null
    on conflict (id) do update
    set mean_rating = excluded.mean_rating, refreshed_at = excluded.refreshed_at`);
  // In batches, because a new rating waits until its batch is written. In the order of the ids, so that it cannot deadlock
  // with an import of stars, which locks them in that order too.
  let last: number | undefined = 0;
  while (last !== undefined) {
    const ranked: { id: number }[] = await queryRows(
      db,
      sql`with outdated as (
          select sandwich_id as id from sandwich_ratings, catalogue_stats
          where sandwich_id > ${last}::int and sandwich_ratings.rank <> ${rank}
          order by sandwich_id limit ${atOnce}::int for no key update of sandwich_ratings
        ), refreshed as (
          update sandwich_ratings set rank = ${rank} from catalogue_stats, outdated
          where sandwich_id = outdated.id
        )
        select id from outdated order by id`,
    );
    last = ranked[atOnce - 1]?.id;
  }
}

/** Sums and ranks of one menu from its reviews, by the catalogue's mean as it stands. */
export async function recountMenu(tx: Database, restaurantId: number): Promise<void> {
  const rank = weightedRating(sql`counted.sum`, sql`counted.count`, sql`stats.mean_rating`);
  await tx.execute(sql`
    update sandwich_ratings
    set rating_sum = counted.sum, rating_count = counted.count, rank = ${rank}
    from (
      select s.id, coalesce(sum(r.rating), 0)::int as sum, count(r.rating)::int as count
      from sandwiches s left join reviews r on r.sandwich_id = s.id and r.hidden_at is null
      where s.restaurant_id = ${restaurantId}::int
      group by s.id
    ) counted, catalogue_stats stats
    where counted.id = sandwich_id`);
}

/** Places further behind are not counted. */
const mostPlaces = 1000;

/** As of the order `rank`, whose index answers each part. */
const position = sql`(-ratings.rank), (-ratings.rating_count), ratings.sandwich_id`;
const others = (side: "<" | ">") => sql`from sandwiches ${joinedRatings}
  where ${isListed} and (${position}) ${sql.raw(side)} (-own.rank, -own.rating_count, own.id)`;
const rounded = (value: SQL) => sql`round((${value})::numeric, 2)::float8`;
const neighbour = (side: "<" | ">") => sql`(
  select json_build_object('id', sandwiches.id, 'name', sandwiches.name,
    'averageRating', ratings.average_rating, 'reviewCount', ratings.rating_count,
    'ranked', ${rounded(sql`ratings.rank`)})
  ${others(side)}
  order by ${
    side === ">"
      ? position
      : sql`(-ratings.rank) desc, (-ratings.rating_count) desc, ratings.sandwich_id desc`
  } limit 1)`;

/** What the order is made of, for people who ask why a sandwich stands where it does. */
export function explainScore(db: Database, id: number): Promise<SandwichScore> {
  const found = queryRows<SandwichScore>(
    db,
    sql`select own.rating_count as "reviewCount",
        ${rounded(sql`coalesce(own.rating_sum::float8 / nullif(own.rating_count, 0), 0)`)} as mean,
        ${rounded(sql`stats.mean_rating`)} as "catalogueMean",
        ${rounded(sql`own.rank`)} as ranked,
        (select case when count(*) < ${mostPlaces}::int then count(*)::int + 1 end
          from (select ${others("<")} limit ${mostPlaces}::int) before) as place,
        ${neighbour("<")} as above, ${neighbour(">")} as below
      from (select sandwiches.id, rating_sum, rating_count, rank from sandwiches ${joinedRatings}
        where ${isListed} and sandwiches.id = ${id}::int) own, catalogue_stats stats`,
  );
  return orNotFound("Sandwich", firstOf(found));
}
