import type { ImportInput, ImportOutcome, ImportRow } from "#contract/collection-import.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { requireRemainingMember } from "#server/features/accounts/users.service.ts";
import type { AppDependencies } from "#server/http/app-environment.ts";
import { upsertEntry } from "./collection.repository.ts";
import { lockEntriesOf } from "./collection-import.repository.ts";
import { rewardEntry } from "./entry-rewards.ts";
import { matchRows } from "./match-rows.ts";
import { changesBetween, mergeRow } from "./merge-row.ts";
import { pastInstant } from "./past-instant.ts";

/**
 * What became of each row, or would become of it. The same rows again change nothing, so that an
 * import that broke off is simply done again.
 */
export async function importRows(
  { db, now }: Pick<AppDependencies, "db" | "now">,
  userId: string,
  { dryRun, rows }: ImportInput,
): Promise<ImportOutcome[]> {
  const at = now();
  for (const [index, { dateTried, createdAt }] of rows.entries()) {
    pastInstant(`rows.${index}.dateTried`, dateTried, at);
    pastInstant(`rows.${index}.createdAt`, createdAt, at);
  }
  return inTransaction(db, async (tx) => {
    await requireRemainingMember(tx, userId);
    const matches = await matchRows(tx, rows);
    const ids = [...new Set(matches.flatMap(({ sandwich }) => sandwich?.id ?? []))];
    const locked = ids.length > 0 ? await lockEntriesOf(tx, userId, ids) : [];
    const entries = new Map<number, EntryState>(locked.map((row) => [row.sandwichId, row]));
    const outcomes = rows.map((row, index) => settle(row, matches[index] ?? nothing, entries));
    if (dryRun) return outcomes;

    const written = new Set(
      outcomes.flatMap(({ status, sandwich }) =>
        sandwich && (status === "added" || status === "changed") ? sandwich.id : [],
      ),
    );
    // The last row first: a file begins with the newest, and of two with one date that is the later entry.
    for (const sandwichId of [...written].reverse()) {
      const state = entries.get(sandwichId);
      if (!state) continue;
      const { row } = await upsertEntry(tx, { userId, sandwichId, ...state }, at);
      await rewardEntry(tx, row, at);
    }
    return outcomes;
  });
}

type EntryState = Parameters<typeof mergeRow>[0] & { createdAt?: Date };
const nothing = { sandwich: null, candidates: [] };

/** Takes the row over into `entries`: a later row for the same sandwich finds it there. */
function settle(
  row: ImportRow,
  { sandwich, candidates }: Awaited<ReturnType<typeof matchRows>>[number],
  entries: Map<number, EntryState>,
): ImportOutcome {
  if (!sandwich) {
    const status = candidates.length > 0 ? "ambiguous" : "unknown";
    return { status, sandwich, candidates, changes: [] };
  }
  const before = entries.get(sandwich.id) ?? null;
  const after = mergeRow(before, row);
  const createdAt = before?.createdAt ?? (row.createdAt ? new Date(row.createdAt) : undefined);
  entries.set(sandwich.id, { ...after, createdAt });
  const changes = before ? changesBetween(before, after) : [];
  const status = !before ? "added" : changes.length > 0 ? "changed" : "same";
  return { status, sandwich, candidates, changes };
}
