import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { DuplicateReason } from "#contract/duplicates.ts";
import type { Database } from "#server/database/client.ts";
import { type Point, restaurantsWithin } from "#server/database/distance.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { planBy } from "#server/database/read-plan.ts";
import { nameKeyOf } from "#server/database/schema/restaurants.ts";
import { foldText } from "#server/database/search-text.ts";
import { containsText } from "#server/database/text-search.ts";
import { websiteKey } from "#server/database/website-key.ts";

export interface KnownFacts {
  name?: string;
  website?: string | null;
  places: { address?: string | null; point?: Point }[];
}

export interface Candidate {
  id: number;
  name: string;
  reason: DuplicateReason;
}

const mostOfEach = 20;
/** About two hundred metres: maps place one building that far apart. */
const sameSpotMiles = 0.12;
/** Shorter texts occur in too many addresses. */
const shortestAddress = 6;

const listed = sql`restaurants.deleted_at is null`;
const nameKey = nameKeyOf(sql`restaurants.search_text`);

/** Runs one query per fact; an index answers each of them. */
export async function findCandidates(tx: Database, facts: KnownFacts): Promise<Candidate[]> {
  await planBy(tx, "order");
  const questions = [byWebsite(facts), byName(facts), ...facts.places.flatMap(byPlace)];
  const candidates: Candidate[] = [];
  for (const question of questions) {
    if (!question) continue;
    const { reason, where } = question;
    candidates.push(
      ...(await queryRows<Candidate>(
        tx,
        sql`select restaurants.id, restaurants.name, ${reason}::text as reason from restaurants
          where ${listed} and ${where} limit ${mostOfEach}`,
      )),
    );
  }
  return candidates;
}

interface Question {
  reason: DuplicateReason;
  where: SQL;
}

function byWebsite({ website }: KnownFacts): Question | null {
  const key = websiteKey(website);
  return key ? { reason: "website", where: sql`restaurants.website_key = ${key}` } : null;
}

function byName({ name }: KnownFacts): Question | null {
  const folded = foldText(name ?? "").trim();
  if (!folded || folded.includes("\0")) return null;
  const where = sql`${nameKey} = ${nameKeyOf(sql`${folded}::text`)} and ${nameKey} <> ''`;
  return { reason: "name", where };
}

function byPlace({ address, point }: KnownFacts["places"][number]): (Question | null)[] {
  const street = address?.split(/[,\n]/)[0]?.trim() ?? "";
  const contains = street.length >= shortestAddress ? containsText(sql`restaurants`, street) : null;
  return [
    contains && { reason: "address", where: contains.lookup },
    point
      ? {
          reason: "place",
          where: sql`restaurants.id in (
            select near.restaurant_id from ${restaurantsWithin(point, sameSpotMiles)} near)`,
        }
      : null,
  ];
}

interface GroupRow {
  reason: "name" | "website";
  key: string;
  ids: number[];
}

/** Where a page of groups ended: reason, key. */
export const groupPosition = z.tuple([
  z.enum(["name", "website"]),
  z.string().refine((key) => !key.includes("\0")),
]);

const groupKeys = { name: nameKey, website: sql`restaurants.website_key` };

/** Reads along the indexes of names and websites, where equal keys are neighbours. */
export async function listGroups(
  tx: Database,
  after: z.infer<typeof groupPosition> | null,
  limit: number,
): Promise<GroupRow[]> {
  await planBy(tx, "order");
  const groups: GroupRow[] = [];
  for (const reason of ["name", "website"] as const) {
    if (groups.length >= limit || (after && after[0] > reason)) continue;
    const key = groupKeys[reason];
    const follows = after?.[0] === reason ? sql`and ${key} > ${after[1]}` : sql`and ${key} > ''`;
    groups.push(
      ...(await queryRows<GroupRow>(
        tx,
        sql`select ${reason}::text as reason, ${key} as key, json_agg(restaurants.id order by restaurants.id) as ids
          from restaurants where ${listed} ${follows}
          group by ${key} having count(*) > 1 order by ${key} limit ${limit - groups.length}`,
      )),
    );
  }
  return groups;
}

/** Appends the menu to the other one, in its order. */
export async function moveMenu(tx: Database, from: number, into: number): Promise<number> {
  const moved = await queryRows(
    tx,
    sql`update sandwiches set restaurant_id = ${into}::int, position = position + (
        select coalesce(max(position) + 1, 0) from sandwiches where restaurant_id = ${into}::int)
      where restaurant_id = ${from}::int returning id`,
  );
  return moved.length;
}

/** A location that the other restaurant has as well goes to the trash, so that no address is listed twice. */
export async function moveLocations(
  tx: Database,
  from: number,
  into: number,
  now: Date,
): Promise<number> {
  const moved = await queryRows(
    tx,
    sql`update locations set restaurant_id = ${into}::int,
        deleted_at = case when exists (
            select 1 from locations known where known.restaurant_id = ${into}::int
              and known.deleted_at is null
              and lower(btrim(known.address)) = lower(btrim(locations.address)))
          then coalesce(locations.deleted_at, ${now.toISOString()}::timestamptz)
          else locations.deleted_at end
      where restaurant_id = ${from}::int returning id`,
  );
  return moved.length;
}

/** A member who saved both keeps the earlier date. */
export async function moveSaves(tx: Database, from: number, into: number): Promise<number> {
  const moved = await queryRows(
    tx,
    sql`insert into saved_restaurants (user_id, restaurant_id, created_at)
      select user_id, ${into}::int, created_at from saved_restaurants
      where restaurant_id = ${from}::int
      on conflict (user_id, restaurant_id) do update
      set created_at = least(saved_restaurants.created_at, excluded.created_at)
      returning user_id`,
  );
  return moved.length;
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
