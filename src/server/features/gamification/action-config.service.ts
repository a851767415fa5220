import { z } from "zod";
import type { ActionReward, UpdateActionRewardInput } from "#contract/gamification.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { type AuditedAction, recordAudit } from "#server/features/audit/audit.service.ts";
import { notFound } from "#server/http/errors.ts";
import { type Page, type PageQuery, readCursor, toPage } from "#server/http/paging.ts";
import { listRewards, lockReward, updateReward } from "./action-config.repository.ts";

const position = z.tuple([z.int32()]).transform(([id]) => id);

export async function pageOfRewards(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<ActionReward>> {
  const rows = await listRewards(db, readCursor(cursor, position) ?? 0, limit + 1);
  return toPage(rows, limit, (row) => [row.id]);
}

/** Counts for what is done from now on: the ledger keeps what it paid. */
export function changeReward(
  db: Database,
  id: number,
  input: UpdateActionRewardInput,
  by: Pick<AuditedAction, "actor" | "requestId">,
): Promise<ActionReward> {
  return inTransaction(db, async (tx) => {
    const before = await lockReward(tx, id);
    if (!before) throw notFound("Action");
    if (input.xpReward === undefined && input.description === undefined) return before;
    const after = await updateReward(tx, id, input);
    await recordAudit(tx, {
      ...by,
      action: "action_config.update",
      entityType: "action_config",
      entityId: id,
      before,
      after,
    });
    return after;
  });
}
