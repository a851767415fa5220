import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { DuplicateGroup, DuplicateReason, LikelyDuplicate } from "#contract/duplicates.ts";
import { foldText } from "#contract/search-text.ts";
import type { Database } from "#server/database/client.ts";
import { isWithin, type Point } from "#server/database/outlets.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { nameKeyOf } from "#server/database/schema/restaurants.ts";
import { containsText } from "#server/database/text-search.ts";
import { managedRow } from "./managed-restaurants.repository.ts";

interface KnownFacts {
  name?: string;
  website?: string | null;
  places: { address?: string | null; point?: Point }[];
}

const mostOfEach = 20;
const mostShown = 10;
const mostOfAGroup = 10;
/** About two hundred metres: maps place one building that far apart. */
const sameSpotMiles = 0.12;
/** Shorter texts occur in too many addresses. */
const shortestAddress = 6;
/** Restaurants at the same spot count as duplicates only if their names are this similar. */
const similarEnough = 0.6;

const listed = sql`restaurants.deleted_at is null`;
const nameKey = nameKeyOf(sql`restaurants.search_text`);
const foldedName = sql`split_part(restaurants.search_text, chr(10), 1)`;

/** Restaurants that could be the same one, the most reasons first. An index answers for each fact. */
export async function likelyDuplicates(
  db: Database,
  facts: KnownFacts,
  exceptId = 0,
): Promise<LikelyDuplicate[]> {
  const name = foldText(facts.name ?? "")
    .replaceAll("\0", "")
    .trim();
  const questions = [
    byWebsite(facts),
    byName(name),
    ...facts.places.flatMap((place) => byPlace(place, name)),
  ].filter((question) => question !== null);
  if (questions.length === 0) return [];
  const candidates = questions.map(
    ({
      reason,
      where,
    }) => sql`(select restaurants.id, ${sql.raw(`'${reason}'`)} as reason from restaurants
      where ${listed} and restaurants.id <> ${exceptId}::int and ${where} limit ${mostOfEach}::int)`,
  );
  return queryRows<LikelyDuplicate>(
    db,
    sql`select ${managedRow}::json as restaurant, found.reasons from (
        select id, json_agg(distinct reason) as reasons, count(distinct reason) as count
        from (${sql.join(candidates, sql` union all `)}) candidate
        group by id order by count desc, id limit ${mostShown}::int) found
      join restaurants on restaurants.id = found.id order by found.count desc, found.id`,
  );
}

interface Question {
  reason: DuplicateReason;
  where: SQL;
}

const byWebsite = ({ website }: KnownFacts): Question | null =>
  website && !website.includes("\0")
    ? { reason: "website", where: sql`restaurants.website_key = website_key(${website})` }
    : null;

const byName = (name: string): Question | null =>
  name
    ? {
        reason: "name",
        where: sql`${nameKey} = ${nameKeyOf(sql`${name}::text`)} and ${nameKey} <> ''`,
      }
    : null;

function byPlace(
  { address, point }: KnownFacts["places"][number],
  name: string,
): (Question | null)[] {
  const street = address?.split(/[,\n]/)[0]?.trim() ?? "";
  const contains =
    street.length >= shortestAddress ? containsText(sql`restaurants.search_text`, street) : null;
  const isAlike = sql`(${name} = '' or greatest(word_similarity(${name}, ${foldedName}),
    word_similarity(${foldedName}, ${name})) >= ${similarEnough}::float8)`;
  return [
    contains && { reason: "address", where: contains },
    point
      ? {
          reason: "place",
          where: sql`${isWithin(sql`restaurants.id`, point, sameSpotMiles)} and ${isAlike}`,
        }
      : null,
  ];
}

/** Where a page of groups ended: reason, key. */
export const groupPosition = z.tuple([
  z.enum(["name", "website"]),
  z.string().refine((key) => !key.includes("\0")),
]);

/** Reads along the indexes of names and websites, where equal keys are neighbours. */
export function listGroups(
  db: Database,
  after: z.infer<typeof groupPosition> | null,
  limit: number,
): Promise<DuplicateGroup[]> {
  const keys = { name: nameKey, website: sql`restaurants.website_key` };
  const groupsBy = (reason: keyof typeof keys) => sql`(
    select ${sql.raw(`'${reason}'`)} as reason, ${keys[reason]} as key,
      (array_agg(restaurants.id order by restaurants.id))[1:${mostOfAGroup}::int] as ids
    from restaurants
    where ${listed} and ${keys[reason]} > ${after?.[0] === reason ? after[1] : ""}
    group by ${keys[reason]} having count(*) > 1 order by ${keys[reason]} limit ${limit}::int)`;
  const groups =
    after?.[0] === "website"
      ? groupsBy("website")
      : sql`(${groupsBy("name")} union all ${groupsBy("website")} order by reason, key limit ${limit}::int)`;
  return queryRows<DuplicateGroup>(
    db,
    sql`select found.reason, found.key, (
        select json_agg(${managedRow}::json order by restaurants.id) from restaurants
        where restaurants.id = any(found.ids)) as restaurants
      from ${groups} found order by found.reason, found.key`,
  );
}

/** Appends the menu to the other one, in its order. */
export async function moveMenu(tx: Database, from: number, into: number): Promise<void> {
  await tx.execute(sql`update sandwiches set restaurant_id = ${into}::int, position = position + (
      select coalesce(max(position) + 1, 0) from sandwiches where restaurant_id = ${into}::int)
    where restaurant_id = ${from}::int`);
}

/** A location that the other restaurant has as well goes to the trash, so that no address is listed twice. */
export async function moveLocations(
  tx: Database,
  from: number,
  into: number,
  now: Date,
): Promise<void> {
  await tx.execute(sql`update locations set restaurant_id = ${into}::int,
      deleted_at = case when exists (
          select 1 from locations known where known.restaurant_id = ${into}::int
            and known.deleted_at is null
            and lower(btrim(known.address)) = lower(btrim(locations.address)))
        then coalesce(locations.deleted_at, ${now.toISOString()}::timestamptz)
        else locations.deleted_at end
    where restaurant_id = ${from}::int`);
}

/** A member who saved both keeps the earlier date. */
export async function moveSaves(tx: Database, from: number, into: number): Promise<void> {
  await tx.execute(sql`insert into saved_restaurants (user_id, restaurant_id, created_at)
    select user_id, ${into}::int, created_at from saved_restaurants
    where restaurant_id = ${from}::int
    on conflict (user_id, restaurant_id) do update
    set created_at = least(saved_restaurants.created_at, excluded.created_at)`);
}

/** Points the old page, and the pages that redirect to it, to the restaurant that stays. */
export async function redirect(tx: Database, from: number, into: number): Promise<void> {
  await tx.execute(sql`update restaurant_recommendations set restaurant_id = ${into}::int
    where restaurant_id = ${from}::int`);
  await tx.execute(sql`delete from restaurant_redirects where from_restaurant_id = ${into}::int`);
  await tx.execute(sql`update restaurant_redirects set to_restaurant_id = ${into}::int
    where to_restaurant_id = ${from}::int`);
  await tx.execute(sql`insert into restaurant_redirects (from_restaurant_id, to_restaurant_id)
    values (${from}::int, ${into}::int)`);
}

export async function removeMerged(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`delete from restaurants where id = ${id}::int`);
}
