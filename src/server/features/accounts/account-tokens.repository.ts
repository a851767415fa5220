import { and, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import {
  accountTokens,
  knownDevices,
  type tokenPurposes,
} from "#server/database/schema/account-tokens.ts";

type TokenRow = typeof accountTokens.$inferSelect;
export type TokenPurpose = (typeof tokenPurposes)[number];

export interface TokenQuery {
  tokenHash: string;
  purpose: TokenPurpose;
  now: Date;
}

const isUsable = ({ tokenHash, purpose, now }: TokenQuery) =>
  and(
    eq(accountTokens.tokenHash, tokenHash),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, now),
  );

export async function insertToken(
  db: Database,
  token: typeof accountTokens.$inferInsert,
): Promise<void> {
  await db.insert(accountTokens).values(token);
}

export async function findToken(db: Database, query: TokenQuery): Promise<TokenRow | null> {
  const [row] = await db.select().from(accountTokens).where(isUsable(query));
  return row ?? null;
}

/** True for one of several that come at once. */
export async function takeToken(tx: Database, query: TokenQuery): Promise<boolean> {
  const taken = await tx
    .delete(accountTokens)
    .where(isUsable(query))
    .returning({ userId: accountTokens.userId });
  return taken.length > 0;
}

export async function deleteTokens(
  db: Database,
  userId: string,
  ...purposes: TokenPurpose[]
): Promise<void> {
  await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), inArray(accountTokens.purpose, purposes)));
}

export async function deleteExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lte(accountTokens.expiresAt, now));
}

/** True when the member has not signed in with it before. */
export async function noteDevice(
  tx: Database,
  { userId, tokenHash, now }: { userId: string; tokenHash: string; now: Date },
): Promise<boolean> {
  const [row] = await queryRows<{ isNew: boolean }>(
    tx,
    sql`insert into known_devices (user_id, token_hash, created_at, last_seen_at)
      values (${userId}, ${tokenHash}, ${now.toISOString()}, ${now.toISOString()})
      on conflict (user_id, token_hash) do update set last_seen_at = excluded.last_seen_at
      returning xmax = 0 as "isNew"`,
  );
  return row?.isNew ?? true;
}

/** So many of a member's devices stay known: those that were used last. */
export async function forgetOldDevices(
  tx: Database,
  userId: string,
  staying: number,
): Promise<void> {
  const oldest = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt), desc(knownDevices.tokenHash))
    .offset(staying);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.tokenHash, oldest)));
}
