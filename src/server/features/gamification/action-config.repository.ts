import { asc, eq, gt } from "drizzle-orm";
import type { UpdateActionRewardInput } from "#contract/gamification.ts";
import type { Database } from "#server/database/client.ts";
import { actionConfig } from "#server/database/schema/gamification.ts";

export type ActionRewardRow = typeof actionConfig.$inferSelect;

export const listRewards = (
  db: Database,
  afterId: number,
  limit: number,
): Promise<ActionRewardRow[]> =>
  db
    .select()
    .from(actionConfig)
    .where(gt(actionConfig.id, afterId))
    .orderBy(asc(actionConfig.id))
    .limit(limit);

/** Held until the transaction ends, so that what the audit calls "before" is what was changed. */
export async function lockReward(db: Database, id: number): Promise<ActionRewardRow | null> {
  const [row] = await db.select().from(actionConfig).where(eq(actionConfig.id, id)).for("update");
  return row ?? null;
}

export async function updateReward(
  db: Database,
  id: number,
  change: UpdateActionRewardInput,
): Promise<ActionRewardRow> {
  const [row] = await db
    .update(actionConfig)
    .set(change)
    .where(eq(actionConfig.id, id))
    .returning();
  if (!row) throw new Error("the reward was not locked before its change");
  return row;
}
