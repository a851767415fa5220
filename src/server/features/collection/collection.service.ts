import type { CollectionEntry, SaveEntryInput, UpdateEntryInput } from "#contract/collection.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { requireRemainingMember } from "#server/features/accounts/users.service.ts";
import { keptSandwiches } from "#server/features/sandwiches/sandwiches.service.ts";
import type { AppDependencies } from "#server/http/app-environment.ts";
import { forbidden, notFound } from "#server/http/errors.ts";
import { presentEntry } from "./collection.presenter.ts";
import {
  deleteEntry,
  type EntryRow,
  lockEntry,
  updateEntry,
  upsertEntry,
} from "./collection.repository.ts";
import { rewardEntry } from "./entry-rewards.ts";
import { pastInstant } from "./past-instant.ts";

type Deps = Pick<AppDependencies, "db" | "now">;

export async function saveEntry(
  { db, now }: Deps,
  { dateTried, createdAt, ...input }: SaveEntryInput,
): Promise<{ entry: CollectionEntry; isNew: boolean }> {
  const at = now();
  const dates = {
    dateTried: pastInstant("dateTried", dateTried, at),
    createdAt: pastInstant("createdAt", createdAt, at) ?? undefined,
  };
  return inTransaction(db, async (tx) => {
    await requireRemainingMember(tx, input.userId);
    await requireSandwich(tx, input.sandwichId);
    const { row, isNew } = await upsertEntry(tx, { ...input, ...dates }, at);
    await rewardEntry(tx, row, at);
    return { entry: presentEntry(row), isNew };
  });
}

export async function changeEntry(
  { db, now }: Deps,
  viewerId: string,
  id: number,
  { dateTried, ...input }: UpdateEntryInput,
): Promise<CollectionEntry> {
  const at = now();
  const newDate = pastInstant("dateTried", dateTried, at);
  return inTransaction(db, async (tx) => {
    const entry = await requireOwnEntry(tx, viewerId, id);
    const hasTried = input.hasTried ?? entry.hasTried;
    const knownDate = newDate !== undefined ? newDate : entry.hasTried ? entry.dateTried : at;
    const change = { ...input, hasTried, dateTried: hasTried ? knownDate : null };
    const changed = await updateEntry(tx, id, change, at);
    await rewardEntry(tx, changed, at);
    return presentEntry(changed);
  });
}

export async function removeEntry({ db, now }: Deps, viewerId: string, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const entry = await requireOwnEntry(tx, viewerId, id);
    await deleteEntry(tx, id);
    await rewardEntry(tx, entry, now(), false);
  });
}

/** One that has left the menu may be kept, changed and brought back like any other. */
async function requireSandwich(tx: Database, id: number): Promise<void> {
  const known = await keptSandwiches(tx, [id]);
  if (!known.has(id)) throw notFound("Sandwich");
}

async function requireOwnEntry(tx: Database, viewerId: string, id: number): Promise<EntryRow> {
  await requireRemainingMember(tx, viewerId);
  const entry = await lockEntry(tx, id);
  if (!entry) throw notFound("Collection entry");
  if (entry.userId !== viewerId) throw forbidden();
  return entry;
}
