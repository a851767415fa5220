import { and, asc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { LedgerEntry, UpdateActionRewardInput } from "#contract/gamification.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { actionConfig, monthlyXp, userActions } from "#server/database/schema/gamification.ts";
import { users } from "#server/database/schema/users.ts";

export interface RewardedAction {
  userId: string;
  actionType: string;
  entityType: string;
  entityId: string;
}

/** A line of the ledger: what was earned, and when. */
interface Earned {
  xpEarned: number;
  timestamp: Date;
}

const earned = { xpEarned: userActions.xpEarned, timestamp: userActions.timestamp };

/** Writes the ledger with the configured reward; null when the action is in the ledger already. */
export async function insertAction(
  db: Database,
  action: RewardedAction,
  timestamp: Date,
): Promise<Earned | null> {
  const [reward] = await db
    .select({ xpReward: actionConfig.xpReward })
    .from(actionConfig)
    .where(eq(actionConfig.actionType, action.actionType));
  if (!reward) throw new Error(`no reward is configured for "${action.actionType}"`);
  const [inserted] = await db
    .insert(userActions)
    .values({ ...action, xpEarned: reward.xpReward, timestamp })
    .onConflictDoNothing()
    .returning(earned);
  return inserted ?? null;
}

/** Returns the deleted line of the ledger, or null. */
export async function deleteAction(db: Database, action: RewardedAction): Promise<Earned | null> {
  const [deleted] = await db
    .delete(userActions)
    .where(
      and(
        eq(userActions.userId, action.userId),
        eq(userActions.actionType, action.actionType),
        eq(userActions.entityType, action.entityType),
        eq(userActions.entityId, action.entityId),
      ),
    )
    .returning(earned);
  return deleted ?? null;
}

/** Changes the member's XP and that of the month; returns the member's new XP. */
export async function addXp(
  db: Database,
  userId: string,
  amount: number,
  month: string,
): Promise<number> {
  const [member] = await db
    .update(users)
    .set({ xp: sql`${users.xp} + ${amount}::int` })
    .where(eq(users.id, userId))
    .returning({ xp: users.xp });
  if (!member) throw new Error("the member of the XP does not exist");
  const added = sql`${monthlyXp.xp} + ${amount}::int`;
  const isOfMonth = and(eq(monthlyXp.userId, userId), eq(monthlyXp.month, month));
  const known = await db.update(monthlyXp).set({ xp: added }).where(isOfMonth).returning();
  // The update above has locked the member's row: nobody else can insert the month's first line.
  if (known.length === 0) await db.insert(monthlyXp).values({ userId, month, xp: amount });
  return member.xp;
}

export async function rewriteMonthlyXp(db: Database): Promise<void> {
  await db.delete(monthlyXp);
  await db.execute(sql`
    insert into monthly_xp (user_id, month, xp)
    select user_id, date_trunc('month', timestamp at time zone 'utc')::date as earned_in,
      sum(xp_earned)
    from user_actions group by user_id, earned_in`);
}

export type ActionRewardRow = typeof actionConfig.$inferSelect;

export const listRewards = (
  db: Database,
  afterId: number,
  limit: number,
): Promise<ActionRewardRow[]> =>
  db
    .select()
    .from(actionConfig)
    .where(gt(actionConfig.id, afterId))
    .orderBy(asc(actionConfig.id))
    .limit(limit);

/** Locks the row until the transaction ends, so that the audit log has the right values of before. */
export async function lockReward(db: Database, id: number): Promise<ActionRewardRow | null> {
  const [row] = await db.select().from(actionConfig).where(eq(actionConfig.id, id)).for("update");
  return row ?? null;
}

export async function updateReward(
  db: Database,
  id: number,
  change: UpdateActionRewardInput,
): Promise<ActionRewardRow> {
  const [row] = await db
    .update(actionConfig)
    .set(change)
    .where(eq(actionConfig.id, id))
    .returning();
  if (!row) throw new Error("the reward was not locked before its change");
  return row;
}

export interface MemberXp {
  id: string;
  xp: number;
  isListed: boolean;
}

export async function findMemberXp(db: Database, id: string): Promise<MemberXp | null> {
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

/** Locks the account and its XP until the transaction ends. False when the account is deleted. */
export async function lockMember(tx: Database, id: string): Promise<boolean> {
  const byId = eq(users.id, id);
  const rows = await tx.select({ id: users.id }).from(users).where(byId).for("no key update");
  return rows.length > 0;
}

/** True once for each level, and for one of several requests: a level that was lost and reached again is no news. */
export async function takeLevelNews(db: Database, id: string, level: number): Promise<boolean> {
  const told = await db
    .update(users)
    .set({ levelTold: level })
    .where(and(eq(users.id, id), lt(users.levelTold, level)))
    .returning({ id: users.id });
  return told.length > 0;
}

/** The newest first. */
export function listLedger(
  db: Database,
  userId: string,
  after: { timestamp: string; id: number } | null,
  limit: number,
): Promise<LedgerEntry[]> {
  const follows = after
    ? sql`and (a.timestamp, a.id) < (${after.timestamp}::timestamptz, ${after.id}::int)`
    : sql``;
  return queryRows<LedgerEntry>(
    db,
    sql`select a.id, a.action_type as "actionType", config.description,
        a.entity_type as "entityType", a.entity_id as "entityId", a.xp_earned as "xpEarned",
        to_char(a.timestamp at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as timestamp,
        case a.entity_type
          when 'sandwich' then (select s.name from sandwiches s where s.id = a.serial_id)
          when 'recommendation' then (
            select r.website_url from restaurant_recommendations r where r.id = a.serial_id)
        end as "entityName",
        a.entity_type = 'sandwich' and exists (
          select 1 from sandwiches s join restaurants place on place.id = s.restaurant_id
          where s.id = a.serial_id and s.deleted_at is null and place.deleted_at is null
        ) as "hasPage"
      from (
        select *, case when a.entity_id ~ '^[0-9]{1,9}$' then a.entity_id::int end as serial_id
        from user_actions a where a.user_id = ${userId} ${follows}
        order by a.timestamp desc, a.id desc limit ${limit}) a
      join action_config config on config.action_type = a.action_type
      order by a.timestamp desc, a.id desc`,
  );
}

export interface LeaderRow {
  userId: string;
  username: string;
  /** Earned in the period. */
  xp: number;
  /** Earned ever: what the level is counted from. */
  totalXp: number;
}

/** Written so that one of two indexes fits. The month is its first day; null is all time. */
function earnings(month: string | null): { from: SQL; xp: SQL; isListed: SQL } {
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
  const { from, xp, isListed } = earnings(month);
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

export async function countMembersAhead(
  db: Database,
  month: string | null,
  ownXp: number,
): Promise<number> {
  const { from, xp, isListed } = earnings(month);
  const [row] = await queryRows<{ ahead: number }>(
    db,
    sql`select count(*)::int as ahead from ${from} where ${isListed} and ${xp} > ${ownXp}::int`,
  );
  return row?.ahead ?? 0;
}

export async function getMonthlyXp(db: Database, userId: string, month: string): Promise<number> {
  const [row] = await queryRows<{ xp: number }>(
    db,
    sql`select xp from monthly_xp where user_id = ${userId} and month = ${month}::date`,
  );
  return row?.xp ?? 0;
}
