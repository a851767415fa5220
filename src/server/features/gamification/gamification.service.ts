import type { Database } from "#server/database/client.ts";
import { awardDueBadges } from "./badges.repository.ts";
import {
  addXp,
  deleteAction,
  insertAction,
  type RewardedAction,
  rewriteMonthlyXp,
} from "./gamification.repository.ts";
import { monthOf } from "./month-of.ts";

/**
 * Rewards an action once per member and thing, in the caller's transaction, with the badges that the
 * XP brings along, and returns the XP: 0 when it was rewarded before.
 */
export async function awardAction(
  tx: Database,
  action: RewardedAction,
  at: Date = new Date(),
): Promise<number> {
  const earned = await insertAction(tx, action, at);
  if (!earned?.xpEarned) return 0;
  const xp = await addXp(tx, action.userId, earned.xpEarned, monthOf(earned.timestamp));
  await awardDueBadges(tx, action.userId, xp, at);
  return earned.xpEarned;
}

/**
 * Takes a reward back together with its XP, from the month that it was earned in; doing the thing again
 * earns it again. Badges stay.
 */
export async function takeBackAction(tx: Database, action: RewardedAction): Promise<void> {
  const earned = await deleteAction(tx, action);
  if (!earned?.xpEarned) return;
  await addXp(tx, action.userId, -earned.xpEarned, monthOf(earned.timestamp));
}

/** After the ledger was written or cut in bulk. */
export const recountMonthlyXp = (tx: Database): Promise<void> => rewriteMonthlyXp(tx);
