import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { firstOf, hasRows } from "#server/database/query-rows.ts";
import { recoveryCodes, secondFactors } from "#server/database/schema/second-factors.ts";

type SecondFactorRow = typeof secondFactors.$inferSelect;

/** Also finds one that is still being set up; `turnedOnAt` tells them apart. */
export const findSecondFactor = (db: Database, userId: string): Promise<SecondFactorRow | null> =>
  firstOf(db.select().from(secondFactors).where(eq(secondFactors.userId, userId)));

/** Replaces one that was never turned on. */
export async function upsertSecret(
  tx: Database,
  factor: Pick<SecondFactorRow, "userId" | "secret" | "createdAt">,
): Promise<void> {
  const { userId: target } = secondFactors;
  await tx.insert(secondFactors).values(factor).onConflictDoUpdate({ target, set: factor });
}

export async function turnOn(
  tx: Database,
  userId: string,
  change: Pick<SecondFactorRow, "turnedOnAt" | "lastStep">,
): Promise<void> {
  await tx.update(secondFactors).set(change).where(eq(secondFactors.userId, userId));
}

/** False when this code or a later one was used before. */
export const spendStep = (tx: Database, userId: string, step: number): Promise<boolean> =>
  hasRows(
    tx
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
      .returning({ userId: secondFactors.userId }),
  );

/** Deletes the recovery codes as well. False when there was no second factor. */
export const deleteSecondFactor = (tx: Database, userId: string): Promise<boolean> =>
  hasRows(
    tx
      .delete(secondFactors)
      .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.turnedOnAt)))
      .returning({ userId: secondFactors.userId }),
  );

export async function replaceRecoveryCodes(
  tx: Database,
  userId: string,
  codeHashes: string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** True for exactly one of several concurrent calls. */
export const takeRecoveryCode = (
  tx: Database,
  userId: string,
  codeHash: string,
): Promise<boolean> =>
  hasRows(
    tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.userId, userId)))
      .returning({ userId: recoveryCodes.userId }),
  );

export const countRecoveryCodes = (db: Database, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
