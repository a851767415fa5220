import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { users } from "#server/database/schema/users.ts";

export interface Earner {
  id: string;
  xp: number;
  isListed: boolean;
}

export async function findEarner(db: Database, id: string): Promise<Earner | null> {
  const [row] = await db
    .select({
      id: users.id,
      xp: users.xp,
      isListed: sql<boolean>`${users.blockedAt} is null and not ${users.leaderboardOptOut}`,
    })
    .from(users)
    .where(eq(users.id, id));
  return row ?? null;
}

/** The account, and its XP, stay as they are until the transaction ends; false when it is gone. */
export async function lockEarner(tx: Database, id: string): Promise<boolean> {
  const byId = eq(users.id, id);
  const rows = await tx.select({ id: users.id }).from(users).where(byId).for("no key update");
  return rows.length > 0;
}

/** True for one of several askers, and once for each level: levels lost and won again are no news. */
export async function takeLevelNews(db: Database, id: string, level: number): Promise<boolean> {
  const told = await db
    .update(users)
    .set({ levelTold: level })
    .where(and(eq(users.id, id), lt(users.levelTold, level)))
    .returning({ id: users.id });
  return told.length > 0;
}
