import { and, asc, desc, eq, getTableColumns, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { follows, newestFirst } from "#server/database/indexed-list.ts";
import { firstOf, onlyOf } from "#server/database/query-rows.ts";
import { badges, userBadges } from "#server/database/schema/gamification.ts";
import { images } from "#server/database/schema/images.ts";
import { type ShownImage, shownImage } from "#server/database/shown-image.ts";

type NewBadge = typeof badges.$inferInsert;
export type BadgeRow = typeof badges.$inferSelect & { image: ShownImage | null };

export interface EarnedBadgeRow {
  /** The id of the award, not of the badge. */
  awardId: number;
  dateEarned: Date;
  badge: BadgeRow;
}

/**
 * Awards the badges that the XP has reached and the member does not hold yet. `user_badges_once` settles races between
 * awards, the lock those with a badge's removal. Also part of the statement that settles the ledger.
 */
export const dueBadges = (userId: string, xp: SQL, at: Date): SQL =>
  sql`insert into user_badges (user_id, badge_id, date_earned)
    select ${userId}, b.id, ${at.toISOString()}::timestamptz from badges b
    where b.required_xp <= ${xp} and not exists (
      select from user_badges held where held.user_id = ${userId} and held.badge_id = b.id)
    order by b.required_xp, b.id
    for key share of b
    on conflict do nothing`;

export async function awardDueBadges(
  tx: Database,
  userId: string,
  xp: number,
  at: Date,
): Promise<void> {
  await tx.execute(dueBadges(userId, sql`${xp}::int`, at));
}

/** Returns each unseen badge to exactly one caller. */
export async function takeUnseenBadges(
  db: Database,
  userId: string,
  seenAt: Date,
): Promise<BadgeRow[]> {
  const taken = await db
    .update(userBadges)
    .set({ seenAt })
    .from(badges)
    .leftJoin(images, isImageOf)
    .where(
      and(
        eq(userBadges.userId, userId),
        isNull(userBadges.seenAt),
        eq(badges.id, userBadges.badgeId),
      ),
    )
    .returning({ awardId: userBadges.id, badge: badges, image: shownImage });
  return taken
    .sort((a, b) => a.awardId - b.awardId)
    .map(({ badge, image }) => ({ ...badge, image }));
}

const isImageOf = eq(images.id, badges.imageId);

const selectBadges = (db: Database) =>
  db
    .select({ ...getTableColumns(badges), image: shownImage })
    .from(badges)
    .leftJoin(images, isImageOf);

const neverByXp = 2_147_483_647;

interface BadgePosition {
  requiredXp: number | null;
  id: number;
}

/** Easiest first; badges awarded by hand last. */
export function listBadges(
  db: Database,
  q: string | undefined,
  after: BadgePosition | null,
  limit: number,
): Promise<BadgeRow[]> {
  const reach = sql`coalesce(${badges.requiredXp}, ${neverByXp})`;
  const isAfter =
    after &&
    sql`(${reach}, ${badges.id}) > (${after.requiredXp ?? neverByXp}::int, ${after.id}::int)`;
  return selectBadges(db)
    .where(and(isAfter ?? undefined, mentions(q)))
    .orderBy(asc(reach), asc(badges.id))
    .limit(limit);
}

export const countBadges = (db: Database, q: string | undefined): Promise<number> =>
  db.$count(badges, mentions(q));

/** Matches name, description or category. A few dozen badges need no index. */
function mentions(q: string | undefined): SQL | undefined {
  const words = q?.trim().toLowerCase();
  if (!words) return undefined;
  // PostgreSQL cannot store this character, so nothing contains it.
  if (words.includes("\0")) return sql`false`;
  const { name, description, category } = badges;
  return or(
    ...[name, description, category].map((column) => sql`strpos(lower(${column}), ${words}) > 0`),
  );
}

/** The newest first. */
export async function listEarnedBadges(
  db: Database,
  userId: string,
  after: unknown[] | null,
  limit: number,
): Promise<EarnedBadgeRow[]> {
  const { dateEarned, id } = userBadges;
  const order = newestFirst(sql`${dateEarned}`, sql`${id}`);
  const rows = await db
    .select({ awardId: id, dateEarned, badge: badges, image: shownImage })
    .from(userBadges)
    .innerJoin(badges, eq(badges.id, userBadges.badgeId))
    .leftJoin(images, isImageOf)
    .where(and(eq(userBadges.userId, userId), follows(order, after)))
    .orderBy(desc(dateEarned), desc(id))
    .limit(limit);
  return rows.map(({ badge, image, ...award }) => ({ ...award, badge: { ...badge, image } }));
}

export async function insertBadge(db: Database, badge: NewBadge): Promise<number> {
  const { id } = await onlyOf(db.insert(badges).values(badge).returning());
  return id;
}

/** Locks the badge. Reads the image after the lock: a join would return the one from before the wait. */
export async function lockBadge(db: Database, id: number): Promise<BadgeRow | null> {
  const isIt = eq(badges.id, id);
  await db.select({ id: badges.id }).from(badges).where(isIt).for("update");
  return firstOf(selectBadges(db).where(isIt));
}

export async function updateBadge(
  db: Database,
  id: number,
  change: Partial<NewBadge>,
): Promise<void> {
  await db.update(badges).set(change).where(eq(badges.id, id));
}

export async function deleteBadge(db: Database, id: number): Promise<void> {
  await db.delete(badges).where(eq(badges.id, id));
}

export const countHolders = (db: Database, badgeId: number): Promise<number> =>
  db.$count(userBadges, eq(userBadges.badgeId, badgeId));

/** Null when the member holds it already. */
export const insertAward = (
  db: Database,
  userId: string,
  badgeId: number,
  dateEarned: Date,
): Promise<{ id: number } | null> =>
  firstOf(
    db
      .insert(userBadges)
      .values({ userId, badgeId, dateEarned })
      .onConflictDoNothing()
      .returning({ id: userBadges.id }),
  );
