import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";

export interface LeaderRow {
  userId: string;
  username: string;
  /** Earned in the period. */
  xp: number;
  /** Earned ever: what the level is counted from. */
  totalXp: number;
}

/** Who earned how much, in the words of one of two indexes. A month by its first day; null is all time. */
function earningsOf(month: string | null): { from: SQL; xp: SQL; isListed: SQL } {
  const isShown = sql`u.blocked_at is null and not u.leaderboard_opt_out`;
  if (month === null) {
    return { from: sql`users u`, xp: sql`u.xp`, isListed: sql`${isShown} and u.xp > 0` };
  }
  return {
    from: sql`monthly_xp m join users u on u.id = m.user_id`,
    xp: sql`m.xp`,
    isListed: sql`m.month = ${month}::date and m.xp > 0 and ${isShown}`,
  };
}

/** The most XP first, of equals by id. */
export function listLeaders(
  db: Database,
  month: string | null,
  after: { xp: number; userId: string } | null,
  limit: number,
): Promise<LeaderRow[]> {
  const { from, xp, isListed } = earningsOf(month);
  const userId = month === null ? sql`u.id` : sql`m.user_id`;
  const follows = after
    ? sql`and ${xp} <= ${after.xp}::int and (${xp} < ${after.xp}::int or ${userId} > ${after.userId})`
    : sql``;
  return queryRows<LeaderRow>(
    db,
    sql`select ${userId} as "userId", u.username, ${xp} as xp, u.xp as "totalXp"
      from ${from} where ${isListed} ${follows}
      order by ${xp} desc, ${userId} limit ${limit}`,
  );
}

export async function countAhead(
  db: Database,
  month: string | null,
  ownXp: number,
): Promise<number> {
  const { from, xp, isListed } = earningsOf(month);
  const [row] = await queryRows<{ ahead: number }>(
    db,
    sql`select count(*)::int as ahead from ${from} where ${isListed} and ${xp} > ${ownXp}::int`,
  );
  return row?.ahead ?? 0;
}

export async function monthlyXpOf(db: Database, userId: string, month: string): Promise<number> {
  const [row] = await queryRows<{ xp: number }>(
    db,
    sql`select xp from monthly_xp where user_id = ${userId} and month = ${month}::date`,
  );
  return row?.xp ?? 0;
}
