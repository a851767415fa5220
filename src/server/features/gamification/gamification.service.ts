import type { Database } from "#server/database/client.ts";
import {
  addXp,
  deleteAction,
  insertAction,
  type RewardedAction,
} from "./gamification.repository.ts";

/**
 * Rewards an action once per member and thing, in the caller's transaction, and returns the XP that
 * it brought: 0 when it was rewarded before.
 */
export async function awardAction(tx: Database, action: RewardedAction): Promise<number> {
  const earned = await insertAction(tx, action);
  if (earned > 0) await addXp(tx, action.userId, earned);
  return earned;
}

/** Takes a reward back together with its XP; doing the thing again earns it again. */
export async function takeBackAction(tx: Database, action: RewardedAction): Promise<void> {
  const earned = await deleteAction(tx, action);
  if (earned > 0) await addXp(tx, action.userId, -earned);
}
