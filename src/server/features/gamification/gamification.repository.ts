import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { actionConfig, monthlyXp, userActions } from "#server/database/schema/gamification.ts";
import { users } from "#server/database/schema/users.ts";

export interface RewardedAction {
  userId: string;
  actionType: string;
  entityType: string;
  entityId: string;
}

/** A line of the ledger: what was earned, and when. */
interface Earned {
  xpEarned: number;
  timestamp: Date;
}

const earned = { xpEarned: userActions.xpEarned, timestamp: userActions.timestamp };

/** Writes the ledger at the reward configured now; null when the same reward is already live. */
export async function insertAction(
  db: Database,
  action: RewardedAction,
  timestamp: Date,
): Promise<Earned | null> {
  const [reward] = await db
    .select({ xpReward: actionConfig.xpReward })
    .from(actionConfig)
    .where(eq(actionConfig.actionType, action.actionType));
  if (!reward) throw new Error(`no reward is configured for "${action.actionType}"`);
  const [inserted] = await db
    .insert(userActions)
    .values({ ...action, xpEarned: reward.xpReward, timestamp })
    .onConflictDoNothing()
    .returning(earned);
  return inserted ?? null;
}

/** Returns what the ledger had paid for it, null when there was nothing. */
export async function deleteAction(db: Database, action: RewardedAction): Promise<Earned | null> {
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
    .returning(earned);
  return deleted ?? null;
}

/** Moves the member's XP and that of the month together; returns what the member has now. */
export async function addXp(
  db: Database,
  userId: string,
  amount: number,
  month: string,
): Promise<number> {
  const [member] = await db
    .update(users)
    .set({ xp: sql`${users.xp} + ${amount}::int` })
    .where(eq(users.id, userId))
    .returning({ xp: users.xp });
  if (!member) throw new Error("XP moved for nobody");
  const added = sql`${monthlyXp.xp} + ${amount}::int`;
  const isOfMonth = and(eq(monthlyXp.userId, userId), eq(monthlyXp.month, month));
  const known = await db.update(monthlyXp).set({ xp: added }).where(isOfMonth).returning();
  // The member's row is locked by now: nobody else can write their first line of the month.
  if (known.length === 0) await db.insert(monthlyXp).values({ userId, month, xp: amount });
  return member.xp;
}

export async function rewriteMonthlyXp(db: Database): Promise<void> {
  await db.delete(monthlyXp);
  await db.execute(sql`
    insert into monthly_xp (user_id, month, xp)
    select user_id, date_trunc('month', timestamp at time zone 'utc')::date as earned_in,
      sum(xp_earned)
    from user_actions group by user_id, earned_in`);
}
