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
/** About two hundred metres: the same building, or the map's idea of it. */
const sameSpotMiles = 0.12;
/** Shorter ones stand in too many addresses. */
const shortestAddress = 6;

const listed = sql`restaurants.deleted_at is null`;
const nameKey = nameKeyOf(sql`restaurants.search_text`);

/** Each question is one that an index answers. */
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

export interface GroupRow {
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

/** Along the indexes of names and of websites, where the same ones stand side by side. */
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
