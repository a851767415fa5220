import { count, eq } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { badges, userBadges } from "#server/database/schema/gamification.ts";
import type { BadgeRow } from "./badges.repository.ts";

export type BadgeFacts = Pick<
  BadgeRow,
  "name" | "description" | "category" | "imageUrl" | "requiredXp"
>;

export async function insertBadge(db: Database, facts: BadgeFacts): Promise<BadgeRow> {
  const [row] = await db.insert(badges).values(facts).returning();
  if (!row) throw new Error("the insert returned no badge");
  return row;
}

/** Held until the transaction ends. */
export async function lockBadge(db: Database, id: number): Promise<BadgeRow | null> {
  const [row] = await db.select().from(badges).where(eq(badges.id, id)).for("update");
  return row ?? null;
}

export async function updateBadge(
  db: Database,
  id: number,
  change: Partial<BadgeFacts> & { updatedAt: Date },
): Promise<void> {
  await db.update(badges).set(change).where(eq(badges.id, id));
}

export async function deleteBadge(db: Database, id: number): Promise<void> {
  await db.delete(badges).where(eq(badges.id, id));
}

export async function countHolders(db: Database, badgeId: number): Promise<number> {
  const [row] = await db
    .select({ holders: count() })
    .from(userBadges)
    .where(eq(userBadges.badgeId, badgeId));
  return row?.holders ?? 0;
}

/** Null when the member holds it already. */
export async function insertAward(
  db: Database,
  userId: string,
  badgeId: number,
  dateEarned: Date,
): Promise<{ id: number } | null> {
  const [row] = await db
    .insert(userBadges)
    .values({ userId, badgeId, dateEarned })
    .onConflictDoNothing()
    .returning({ id: userBadges.id });
  return row ?? null;
}
