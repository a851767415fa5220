import { isIPv6 } from "node:net";
import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { rateLimits } from "#server/database/schema/operations.ts";
import { tooManyRequests } from "./refusal.ts";

export interface Throttle {
  key: string;
  limit: number;
  windowSeconds: number;
}

/**
 * Counts one try under each key, or under none if one of them is over its limit, and returns the counts. The row's lock
 * keeps the count exact across processes. A try counts before its outcome is known, so that parallel guesses cannot slip
 * through.
 */
export async function countTry(
  db: Database,
  now: Date,
  throttle: Throttle,
  tries = 1,
): Promise<number> {
  const count = await countIfAllowed(db, now, throttle, tries);
  if (count === null) throw tooManyRequests(await secondsLeft(db, throttle.key, now));
  return count;
}

/** True for the first use of the key within the time. */
export const isFirstUse = async (
  db: Database,
  now: Date,
  use: Omit<Throttle, "limit">,
): Promise<boolean> => (await countIfAllowed(db, now, { ...use, limit: 1 }, 1)) !== null;

/** Null when it would exceed the limit. */
async function countIfAllowed(
  db: Database,
  now: Date,
  { key, limit, windowSeconds }: Throttle,
  tries: number,
): Promise<number | null> {
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql`${rateLimits.expiresAt} <= ${at}::timestamptz`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ key, count: tries, windowStartedAt: now, expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then ${tries}::int else ${rateLimits.count} + ${tries}::int end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${rateLimits.windowStartedAt} end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
      setWhere: sql`${isOver} or ${rateLimits.count} + ${tries}::int <= ${limit}::int`,
    })
    .returning({ count: rateLimits.count });
  return counted?.count ?? null;
}

async function secondsLeft(db: Database, key: string, now: Date): Promise<number> {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  const left = row ? row.expiresAt.getTime() - now.getTime() : 0;
  return Math.max(1, Math.ceil(left / 1000));
}

/** A successful try does not count. */
export async function takeBackTry(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

export async function forgetTries(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

export async function removeExpiredTries(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
}

/** Treats an IPv6 /64 as one network: one household, or one attacker, has all of it. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const full = [...groups, ...Array<string>(missing).fill("0"), ...(tail?.split(":") ?? [])];
  return `${full
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":")}::/64`;
}
