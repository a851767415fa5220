import { and, asc, eq, gt, lte, or, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { firstOf, hasRows } from "#server/database/query-rows.ts";
import {
  type challengePurposes,
  passkeyChallenges,
  passkeys,
} from "#server/database/schema/passkeys.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

export interface ChallengeQuery {
  challengeHash: string;
  purpose: (typeof challengePurposes)[number];
  /** Null before a login. */
  sessionId: number | null;
}

export async function insertChallenge(
  db: Database,
  challenge: ChallengeQuery & { expiresAt: Date },
): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** True for one of several that come at once, before the challenge's end. */
export const takeChallenge = (
  db: Database,
  { challengeHash, purpose, sessionId }: ChallengeQuery,
  now: Date,
): Promise<boolean> =>
  hasRows(
    db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challengeHash, challengeHash),
          eq(passkeyChallenges.purpose, purpose),
          sql`${passkeyChallenges.sessionId} is not distinct from ${sessionId}::int`,
          gt(passkeyChallenges.expiresAt, now),
        ),
      )
      .returning({ purpose: passkeyChallenges.purpose }),
  );

export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}

export const listPasskeys = (db: Database, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

export const findPasskey = (db: Database, credentialId: string): Promise<PasskeyRow | null> =>
  firstOf(db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)));

/** Null when the passkey is already registered. */
export const insertPasskey = (
  tx: Database,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | null> =>
  firstOf(tx.insert(passkeys).values(passkey).onConflictDoNothing().returning());

/** False when the passkey is gone or its counter did not rise, which means that the key was copied. */
export function notePasskeyUse(
  db: Database,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const isAhead = or(
    sql`${passkeys.counter} < ${counter}::bigint`,
    sql`${passkeys.counter} = 0 and ${counter}::bigint = 0`,
  );
  return hasRows(
    db
      .update(passkeys)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkeys.id, id), isAhead))
      .returning({ id: passkeys.id }),
  );
}

export const updatePasskeyName = (
  db: Database,
  { userId, id, name }: Pick<PasskeyRow, "userId" | "id" | "name">,
): Promise<PasskeyRow | null> =>
  firstOf(
    db
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning(),
  );

export const deletePasskey = (
  tx: Database,
  userId: string,
  id: number,
): Promise<PasskeyRow | null> =>
  firstOf(
    tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning(),
  );

export async function deletePasskeys(tx: Database, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}
