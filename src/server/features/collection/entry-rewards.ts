import type { Database } from "#server/database/client.ts";
import { awardAction, takeBackAction } from "#server/features/gamification/gamification.service.ts";
import type { EntryRow } from "./collection.repository.ts";

type Rewarded = Pick<EntryRow, "userId" | "sandwichId" | "hasTried" | "isFavorite">;

/** The ledger follows the entry: what is no longer so is no longer rewarded. */
export async function rewardEntry(
  tx: Database,
  entry: Rewarded,
  at: Date,
  isKept = true,
): Promise<void> {
  const deeds = {
    sandwich_saved: isKept,
    sandwich_tried: isKept && entry.hasTried,
    favorite_added: isKept && entry.isFavorite,
  };
  for (const [actionType, isDone] of Object.entries(deeds)) {
    const action = {
      userId: entry.userId,
      actionType,
      entityType: "sandwich",
      entityId: String(entry.sandwichId),
    };
    if (isDone) await awardAction(tx, action, at);
    else await takeBackAction(tx, action);
  }
}
