import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { actionConfig, userActions } from "#server/database/schema/gamification.ts";
import { users } from "#server/database/schema/users.ts";

export interface RewardedAction {
  userId: string;
  actionType: string;
  entityType: string;
  entityId: string;
}

/** Writes the ledger at the reward configured now; nothing when the same reward is already live. */
export async function insertAction(db: Database, action: RewardedAction): Promise<number> {
  const [reward] = await db
    .select({ xpReward: actionConfig.xpReward })
    .from(actionConfig)
    .where(eq(actionConfig.actionType, action.actionType));
  if (!reward) throw new Error(`no reward is configured for "${action.actionType}"`);
  const inserted = await db
    .insert(userActions)
    .values({ ...action, xpEarned: reward.xpReward })
    .onConflictDoNothing()
    .returning({ xpEarned: userActions.xpEarned });
  return inserted[0]?.xpEarned ?? 0;
}

/** Returns what the ledger had paid for it, 0 when there was nothing. */
export async function deleteAction(db: Database, action: RewardedAction): Promise<number> {
  const [deleted] = await db
    .delete(userActions)
    .where(
      and(
        eq(userActions.userId, action.userId),
        eq(userActions.actionType, action.actionType),
        eq(userActions.entityType, action.entityType),
        eq(userActions.entityId, action.entityId),
      ),
    )
    .returning({ xpEarned: userActions.xpEarned });
  return deleted?.xpEarned ?? 0;
}

export async function addXp(db: Database, userId: string, amount: number): Promise<void> {
  await db
    .update(users)
    .set({ xp: sql`${users.xp} + ${amount}::int` })
    .where(eq(users.id, userId));
}
