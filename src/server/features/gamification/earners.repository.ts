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

/** True for one of several askers, and once for each level: levels lost and won again are no news. */
export async function takeLevelNews(db: Database, id: string, level: number): Promise<boolean> {
  const told = await db
    .update(users)
    .set({ levelTold: level })
    .where(and(eq(users.id, id), lt(users.levelTold, level)))
    .returning({ id: users.id });
  return told.length > 0;
}
