import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { users } from "#server/database/schema/users.ts";

export type StoredReview = typeof reviews.$inferSelect;
type NewReview = Pick<StoredReview, "sandwichId" | "rating" | "comment"> & { userId: string };

/**
 * Every writer locks members, then the sandwich, then the review: parents before children, as a cascading delete does.
 * So there is no deadlock.
 */
export async function lockReview(
  tx: Database,
  id: number,
  actorId: string,
): Promise<StoredReview | null> {
  const byId = eq(reviews.id, id);
  const [found] = await tx.select().from(reviews).where(byId);
  if (!found) return null;
  await lockMembers(tx, [actorId, ...(found.userId ? [found.userId] : [])]);
  await lockSandwich(tx, found.sandwichId);
  const [locked] = await tx.select().from(reviews).where(byId).for("update");
  return locked ?? null;
}

/** Returns the ids of those whose account still exists. */
export async function lockMembers(tx: Database, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.id))
    .for("no key update");
  return rows.map(({ id }) => id);
}

export async function lockSandwich(tx: Database, id: number): Promise<void> {
  await tx
    .select({ id: sandwiches.id })
    .from(sandwiches)
    .where(eq(sandwiches.id, id))
    .for("no key update");
}

/** Null when the member has a review of that sandwich already. */
export async function insertReview(
  tx: Database,
  review: NewReview,
  now: Date,
): Promise<StoredReview | null> {
  const [inserted] = await tx
    .insert(reviews)
    .values({ ...review, dateCreated: now, updatedAt: now })
    .onConflictDoNothing({ target: [reviews.userId, reviews.sandwichId] })
    .returning();
  return inserted ?? null;
}

export async function updateReview(
  tx: Database,
  id: number,
  change: Partial<Pick<StoredReview, "rating" | "comment" | "updatedAt" | "hiddenAt">>,
): Promise<void> {
  await tx.update(reviews).set(change).where(eq(reviews.id, id));
}

export async function deleteReview(tx: Database, id: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id));
}
