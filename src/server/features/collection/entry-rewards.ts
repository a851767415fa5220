import type { Database } from "#server/database/client.ts";
import { awardAction, takeBackAction } from "#server/features/gamification/gamification.service.ts";
import type { EntryRow } from "./collection.repository.ts";

/** The ledger follows the entry: what is no longer so is no longer rewarded. */
export async function rewardEntry(tx: Database, entry: EntryRow, isKept = true): Promise<void> {
  const deeds = {
    sandwich_saved: isKept,
    sandwich_tried: isKept && entry.hasTried,
    favorite_added: isKept && entry.isFavorite,
  };
  for (const [actionType, isDone] of Object.entries(deeds)) {
    const settle = isDone ? awardAction : takeBackAction;
    await settle(tx, {
      userId: entry.userId,
      actionType,
      entityType: "sandwich",
      entityId: String(entry.sandwichId),
    });
  }
}
