import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { rateLimits } from "#server/database/schema/operations.ts";
import { tooManyRequests } from "./errors.ts";

export interface Throttle {
  key: string;
  limit: number;
  windowSeconds: number;
}

/**
 * Counts one try, or refuses it. The row's lock makes the count exact however many processes share
 * the database; a try counts before its outcome is known, so that parallel guesses cannot slip by.
 */
export async function countTry(db: Database, now: Date, throttle: Throttle): Promise<void> {
  const { key, limit, windowSeconds } = throttle;
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql`${rateLimits.expiresAt} <= ${at}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowStartedAt: now, expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${rateLimits.count} + 1, ${limit + 1}::int) end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${rateLimits.windowStartedAt} end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning();
  if (row && row.count > limit) {
    throw tooManyRequests(Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000)));
  }
}

/** A try that turned out well is no try at guessing. */
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
