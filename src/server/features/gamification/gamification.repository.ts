import { and, asc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { LedgerEntry, UpdateActionRewardInput } from "#contract/gamification.ts";
import type { Database } from "#server/database/client.ts";
import { follows, isoTime, newestFirst, orderBy } from "#server/database/indexed-list.ts";
import { firstOf, hasRows, onlyOf, queryRow, queryRows } from "#server/database/query-rows.ts";
import { actionConfig, monthlyXp } from "#server/database/schema/gamification.ts";
import { users } from "#server/database/schema/users.ts";
import { avatarOf, type ShownAvatar } from "#server/database/shown-image.ts";
import { dueBadges } from "./badges.repository.ts";

/** Something that earns XP once, as long as it stays done. */
export interface Deed {
  actionType: string;
  entityType: string;
  entityId: string;
  isDone: boolean;
}

/**
 * Rewards each deed once: adds deeds that are done to the ledger, deletes those that are not, and updates the XP of the
 * member and of each month and the badges that the XP reaches; badges stay. A deleted line costs the month in which it was
 * earned. Returns the XP of the new lines.
 */
export async function settleRewards(
  tx: Database,
  userId: string,
  deeds: Deed[],
  at: Date,
): Promise<number> {
  const { earned } = await queryRow<{ earned: number }>(
    tx,
    sql`with deed as (
        select * from jsonb_to_recordset(${JSON.stringify(deeds)}::jsonb)
          as deed ("actionType" text, "entityType" text, "entityId" text, "isDone" boolean)
      ), earned as (
        insert into user_actions
          (user_id, action_type, entity_type, entity_id, xp_earned, timestamp)
        select ${userId}, "actionType", "entityType", "entityId", (
          select xp_reward from action_config where action_type = "actionType"),
          ${at.toISOString()}::timestamptz
        from deed where "isDone"
        on conflict do nothing
        returning xp_earned as xp, timestamp
      ), taken_back as (
        delete from user_actions line using deed
        where line.user_id = ${userId} and line.action_type = "actionType"
          and line.entity_type = "entityType" and line.entity_id = "entityId" and not "isDone"
        returning -line.xp_earned as xp, line.timestamp
      ), month_change as (
        select date_trunc('month', timestamp at time zone 'utc')::date as month, sum(xp)::int as xp
        from (select * from earned union all select * from taken_back) line
        group by 1 having sum(xp) <> 0
      ), member as (
        update users set xp = users.xp + change.xp
        from (select sum(xp)::int as xp from month_change) change
        where users.id = ${userId} and change.xp <> 0
        returning users.xp
      ), month as (
        insert into monthly_xp (user_id, month, xp)
        select ${userId}, month, greatest(xp, 0) from month_change
        on conflict (user_id, month) do update
        set xp = monthly_xp.xp + (select xp from month_change where month = excluded.month)
      ), badge as (${dueBadges(userId, sql`(select xp from member)`, at)})
      select coalesce(sum(xp), 0)::int as earned from earned`,
  );
  return earned;
}

/** After a bulk change of the ledger. */
export async function recountMonthlyXp(db: Database): Promise<void> {
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

/** Locks the row, so that the audit log records the right values from before. */
export const lockReward = (db: Database, id: number): Promise<ActionRewardRow | null> =>
  firstOf(db.select().from(actionConfig).where(eq(actionConfig.id, id)).for("update"));

/** Of a reward that is locked. */
export const updateReward = (
  db: Database,
  id: number,
  change: UpdateActionRewardInput,
): Promise<ActionRewardRow> =>
  onlyOf(db.update(actionConfig).set(change).where(eq(actionConfig.id, id)).returning());

export async function findMemberXp(db: Database, id: string): Promise<number | null> {
  const [row] = await db.select({ xp: users.xp }).from(users).where(eq(users.id, id));
  return row?.xp ?? null;
}

/** Locks the account and returns its XP. Null when the account is deleted. */
export async function lockMemberXp(tx: Database, id: string): Promise<number | null> {
  const byId = eq(users.id, id);
  const [row] = await tx.select({ xp: users.xp }).from(users).where(byId).for("no key update");
  return row?.xp ?? null;
}

/** True once per level, for one of several requests. A level lost and reached again is not news. */
export const takeLevelNews = (db: Database, id: string, level: number): Promise<boolean> =>
  hasRows(
    db
      .update(users)
      .set({ levelTold: level })
      .where(and(eq(users.id, id), lt(users.levelTold, level)))
      .returning({ id: users.id }),
  );

export const ledgerOrder = newestFirst(sql`a.timestamp`, sql`a.id`);

export const listLedger = (
  db: Database,
  userId: string,
  after: unknown[] | null,
  limit: number,
): Promise<LedgerEntry[]> =>
  queryRows(
    db,
    sql`select a.id, a.action_type as "actionType", config.description,
        a.entity_type as "entityType", a.entity_id as "entityId", a.xp_earned as "xpEarned",
        ${isoTime(sql`a.timestamp`)} as timestamp,
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
        from user_actions a where a.user_id = ${userId} and ${follows(ledgerOrder, after)}
        ${orderBy(ledgerOrder)} limit ${limit}) a
      join action_config config on config.action_type = a.action_type ${orderBy(ledgerOrder)}`,
  );

export interface LeaderRow {
  userId: string;
  username: string;
  avatar: ShownAvatar | null;
  /** XP earned in the period. */
  xp: number;
  /** XP earned ever, from which the level derives. */
  totalXp: number;
}

const isShown = sql`u.blocked_at is null and not u.leaderboard_opt_out`;

/** Written so that an index serves it. `month` is its first day, null is all time. */
function earnings(month: string | null): { from: SQL; xp: SQL; isListed: SQL } {
  if (month === null) {
    return { from: sql`users u`, xp: sql`u.xp`, isListed: sql`${isShown} and u.xp > 0` };
  }
  return {
    from: sql`monthly_xp m join users u on u.id = m.user_id`,
    xp: sql`m.xp`,
    isListed: sql`m.month = ${month}::date and m.xp > 0 and ${isShown}`,
  };
}

/** Most XP first, then by id. */
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
    sql`select ${userId} as "userId", u.username, ${avatarOf(sql`u.id`)} as avatar, ${xp} as xp, u.xp as "totalXp"
      from ${from} where ${isListed} ${follows}
      order by ${xp} desc, ${userId} limit ${limit}`,
  );
}

export interface StandingRow {
  /** Null without XP in the period, or when the member is not on the leaderboard. */
  rank: number | null;
  xp: number;
  totalXp: number;
}

export function findStanding(
  db: Database,
  userId: string,
  month: string | null,
): Promise<StandingRow | null> {
  const { from, xp, isListed } = earnings(month);
  const ownXp =
    month === null
      ? sql`u.xp`
      : sql`coalesce((select m.xp from monthly_xp m
          where m.user_id = u.id and m.month = ${month}::date), 0)`;
  return firstOf(
    queryRows<StandingRow>(
      db,
      sql`select own.xp, own."totalXp", case when own.is_shown and own.xp > 0 then (
        select count(*)::int + 1 from ${from} where ${isListed} and ${xp} > own.xp) end as rank
      from (select ${ownXp} as xp, u.xp as "totalXp", ${isShown} as is_shown
        from users u where u.id = ${userId}) own`,
    ),
  );
}
