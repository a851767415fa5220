import type { CollectionEntry } from "#contract/collection.ts";
import type { VisitFields } from "#contract/visits.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import * as collection from "#server/features/collection/visits.service.ts";
import { rateByVisit } from "#server/features/reviews/visit-ratings.service.ts";

// A feature of its own: the stars of a visit make a review, and a review makes a visit.

type Deps = Pick<Dependencies, "db" | "now">;

export function addVisit(
  { db, now }: Deps,
  viewerId: string,
  entryId: number,
  fields: VisitFields,
  timeZone?: string,
): Promise<CollectionEntry> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const entry = await collection.addVisit(tx, { viewerId, entryId, at, timeZone }, fields);
    return rateByLatest(tx, entry, hasStars(fields), at);
  });
}

export function changeVisit(
  { db, now }: Deps,
  viewerId: string,
  id: number,
  fields: VisitFields,
): Promise<CollectionEntry> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const entry = await collection.changeVisit(tx, { viewerId, id, at }, fields);
    return rateByLatest(tx, entry, hasStars(fields), at);
  });
}

export async function removeVisit({ db, now }: Deps, viewerId: string, id: number): Promise<void> {
  const at = now();
  await inTransaction(db, async (tx) => {
    const entry = await collection.removeVisit(tx, { viewerId, id, at });
    await rateByLatest(tx, entry, false, at);
  });
}

const hasStars = ({ rating }: VisitFields) => typeof rating === "number";

/** Makes the latest stars the member's rating. Without a review, only new stars create one. */
async function rateByLatest(
  tx: Database,
  entry: CollectionEntry,
  mayWrite: boolean,
  at: Date,
): Promise<CollectionEntry> {
  const { userId, sandwichId, visits } = entry;
  const rating = visits.find((visit) => visit.rating !== null)?.rating;
  if (rating) await rateByVisit(tx, { userId, sandwichId, rating }, mayWrite, at);
  return entry;
}
