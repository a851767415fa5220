import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "./database.types.ts";
import { rateLimits } from "./schema/operations.ts";

export interface RateLimit {
  key: string;
  limit: number;
  windowSeconds: number;
}

/** False when it would exceed the limit. The row's lock keeps the count exact across processes. */
export async function countTries(
  db: Database,
  now: Date,
  { key, limit, windowSeconds }: RateLimit,
  tries: number,
): Promise<boolean> {
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
    .returning({ key: rateLimits.key });
  return counted !== undefined;
}

export async function secondsLeft(db: Database, key: string, now: Date): Promise<number> {
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
