import type { CollectionEntry } from "#contract/collection.ts";
import { latestToday, mostVisits } from "#contract/collection-choices.ts";
import type { VisitFields } from "#contract/visits.ts";
import type { Database } from "#server/database/client.ts";
import { sendTogether } from "#server/database/send-together.ts";
import { ownClock } from "#server/domain/own-clock.ts";
import { conflict, notFound } from "#server/domain/refusal.ts";
import type { Deed } from "#server/features/gamification/gamification.service.ts";
import { type EntryRow, upsertEntry } from "./collection.repository.ts";
import { entryDeeds, pastInstant, requireOwnEntry, rewardEntry } from "./collection.service.ts";
import { readEntry } from "./entry-list.repository.ts";
import {
  deleteVisit,
  findVisit,
  followEntry,
  followVisits,
  insertVisit,
  updateVisit,
} from "./visits.repository.ts";

export { rateLatestVisit, takeStarsBack } from "./visits.repository.ts";

// All functions run in the caller's transaction.

interface TriedSandwich extends Pick<EntryRow, "userId" | "sandwichId"> {
  /** Undefined: today, or what the entry has. */
  dateTried?: Date | null;
}

/** Does not award XP: a review awards `triedDeeds` together with its own. */
export const markTried = (
  tx: Database,
  tried: TriedSandwich,
  at: Date,
  timeZone?: string,
): Promise<unknown>[] => [
  upsertEntry(tx, { ...tried, hasTried: true }, at, ownClock(at, timeZone)),
  followEntry(tx, tried, at),
];

export const triedDeeds = (sandwichId: number): Deed[] =>
  entryDeeds({ sandwichId, hasTried: true });

const tooMany = `You have noted ${mostVisits} visits, which is as many as we keep of one sandwich.`;

interface NewVisit {
  viewerId: string;
  entryId: number;
  at: Date;
  timeZone?: string;
}

export async function addVisit(
  tx: Database,
  { viewerId, entryId, at, timeZone }: NewVisit,
  { dateTried, rating = null, line = null }: VisitFields,
): Promise<CollectionEntry> {
  const day = dayOfVisit(dateTried, at);
  const entry = await requireOwnEntry(tx, viewerId, entryId);
  const visit = { dateTried: day === undefined ? ownClock(at, timeZone) : day, rating, line };
  const id = await insertVisit(tx, entryId, visit, { most: mostVisits, now: at });
  if (id === null) throw conflict(tooMany);
  return settleEntry(tx, entry, at);
}

interface OwnVisit {
  viewerId: string;
  id: number;
  at: Date;
}

export async function changeVisit(
  tx: Database,
  { viewerId, id, at }: OwnVisit,
  { dateTried, ...fields }: VisitFields,
): Promise<CollectionEntry> {
  const day = dayOfVisit(dateTried, at);
  const entry = await requireEntryOfVisit(tx, viewerId, id);
  await updateVisit(tx, id, { ...fields, dateTried: day });
  return settleEntry(tx, entry, at);
}

export async function removeVisit(
  tx: Database,
  { viewerId, id, at }: OwnVisit,
): Promise<CollectionEntry> {
  const entry = await requireEntryOfVisit(tx, viewerId, id);
  await deleteVisit(tx, id);
  return settleEntry(tx, entry, at);
}

const dayOfVisit = (dateTried: string | null | undefined, at: Date) =>
  pastInstant("dateTried", dateTried, latestToday(at));

/** Locks the entry. */
async function requireEntryOfVisit(tx: Database, viewerId: string, id: number): Promise<EntryRow> {
  const visit = await findVisit(tx, id);
  if (!visit) throw notFound("Visit");
  const entry = await requireOwnEntry(tx, viewerId, visit.entryId);
  // Another tab may have removed it meanwhile.
  if (!(await findVisit(tx, id))) throw notFound("Visit");
  return entry;
}

/** Updates the entry and its XP after a change of its visits. */
async function settleEntry(
  tx: Database,
  { id, userId, sandwichId }: EntryRow,
  at: Date,
): Promise<CollectionEntry> {
  const [, entry] = await sendTogether([
    followVisits(tx, id, at),
    readEntry(tx, userId, sandwichId),
  ]);
  await rewardEntry(tx, { userId, sandwichId, hasTried: entry.hasTried }, at);
  return entry;
}
