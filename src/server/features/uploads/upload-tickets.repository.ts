import { createHash } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { firstOf } from "#server/database/query-rows.ts";
import { images, uploadTickets } from "#server/database/schema/images.ts";

type TicketRow = typeof uploadTickets.$inferSelect;
type NewTicket = Omit<typeof uploadTickets.$inferInsert, "tokenHash"> & { key: string };

const hashOf = (key: string) => createHash("sha256").update(key).digest("hex");
const isTicketOf = (key: string) => eq(uploadTickets.tokenHash, hashOf(key));

export async function insertTickets(db: Database, tickets: NewTicket[]): Promise<void> {
  const rows = tickets.map(({ key, ...ticket }) => ({ ...ticket, tokenHash: hashOf(key) }));
  await db.insert(uploadTickets).values(rows);
}

/** Claims are renewed more often. An older claim belongs to a killed process. */
const claimHoldsMs = 60_000;

export const isClaimed = (
  { claimedAt, completedAt, failure }: Pick<TicketRow, "claimedAt" | "completedAt" | "failure">,
  now: Date,
): boolean =>
  claimedAt !== null &&
  (completedAt !== null || failure !== null || now.getTime() - claimedAt.getTime() < claimHoldsMs);

/** One statement, so that only one of two concurrent uploads gets it. */
export function claimTicket(db: Database, key: string, now: Date): Promise<TicketRow | null> {
  const { claimedAt, completedAt, failure, expiresAt } = uploadTickets;
  const wasCutOff = and(
    lt(claimedAt, new Date(now.getTime() - claimHoldsMs)),
    isNull(completedAt),
    isNull(failure),
  );
  return firstOf(
    db
      .update(uploadTickets)
      .set({ claimedAt: now, failure: null })
      .where(and(isTicketOf(key), or(isNull(claimedAt), wasCutOff), gt(expiresAt, now)))
      .returning(),
  );
}

export async function changeTicket(
  db: Database,
  key: string,
  change: Partial<Pick<TicketRow, "claimedAt" | "completedAt" | "failure" | "imageId">>,
): Promise<void> {
  await db.update(uploadTickets).set(change).where(isTicketOf(key));
}

/** Gives back the claim with the key, or all claims. */
export async function unclaimUnfinished(db: Database, key?: string): Promise<void> {
  const { claimedAt, completedAt, failure } = uploadTickets;
  const isMeant = key === undefined ? undefined : isTicketOf(key);
  await db
    .update(uploadTickets)
    .set({ claimedAt: null })
    .where(and(isMeant, isNotNull(claimedAt), isNull(completedAt), isNull(failure)));
}

export const findTicket = (db: Database, key: string) =>
  firstOf(
    db
      .select({ ticket: uploadTickets, image: images })
      .from(uploadTickets)
      .leftJoin(images, eq(images.id, uploadTickets.imageId))
      .where(isTicketOf(key)),
  );

export async function deleteTicketsBefore(db: Database, expiry: Date): Promise<void> {
  await db.delete(uploadTickets).where(lt(uploadTickets.expiresAt, expiry));
}
