import { z } from "zod";
import type {
  ActionReward,
  LeaderboardRow,
  LedgerEntry,
  Level,
  News,
  Standing,
  UpdateActionRewardInput,
} from "#contract/gamification.ts";
import { type LeaderboardPeriod, levelAt } from "#contract/gamification-choices.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Database } from "#server/database/client.ts";
import { sendTogether } from "#server/database/send-together.ts";
import { urlOfAvatar } from "#server/database/shown-image.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import {
  mapPage,
  type Page,
  readCursor,
  readId,
  readPosition,
  toPage,
} from "#server/domain/paging.ts";
import { orNotFound, unauthenticated } from "#server/domain/refusal.ts";
import { type AuditedAction, recordAudit } from "#server/features/audit/audit.service.ts";
import { presentBadge } from "./badges.presenter.ts";
import { awardDueBadges, takeUnseenBadges } from "./badges.repository.ts";
import {
  findMemberXp,
  findStanding,
  type LeaderRow,
  ledgerOrder,
  listLeaders,
  listLedger,
  listRewards,
  lockMemberXp,
  lockReward,
  takeLevelNews,
  updateReward,
} from "./gamification.repository.ts";

type Deps = Pick<Dependencies, "db" | "now">;

export { type Deed, recountMonthlyXp, settleRewards } from "./gamification.repository.ts";

export const getMemberXp = (db: Database, userId: string): Promise<number> =>
  orNotFound("User", findMemberXp(db, userId));

export async function getLevel(db: Database, userId: string): Promise<Level> {
  const xp = await getMemberXp(db, userId);
  return { level: levelAt(xp), xp };
}

/** Returns each piece of news once, even to concurrent requests. */
export function takeNews({ db, now }: Deps, userId: string): Promise<News> {
  return inTransaction(db, async (tx) => {
    const xp = await lockMemberXp(tx, userId);
    // The account may be deleted by now.
    if (xp === null) throw unauthenticated();
    const level = levelAt(xp);
    const [, isNewLevel, badges] = await sendTogether([
      // Covers badges created after the member had reached their XP.
      awardDueBadges(tx, userId, xp, now()),
      takeLevelNews(tx, userId, level),
      takeUnseenBadges(tx, userId, now()),
    ]);
    return {
      level,
      xp,
      levelReached: isNewLevel ? level : null,
      badges: badges.map(presentBadge),
    };
  });
}

export async function pageOfLedger(
  db: Database,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<Page<LedgerEntry>> {
  const rows = await listLedger(db, userId, readPosition(cursor, ledgerOrder), limit + 1);
  return toPage(rows, limit, (row) => [row.timestamp, row.id]);
}

export async function getStanding(
  { db, now }: Deps,
  userId: string,
  period: LeaderboardPeriod,
): Promise<Standing> {
  const standing = findStanding(db, userId, monthOfPeriod(period, now()));
  const { totalXp, ...place } = await orNotFound("User", standing);
  return { ...place, level: levelAt(totalXp) };
}

/** Holds the rank and place of the last row, so that the next page need not count the rows before it. */
const leaderPosition = z
  .tuple([z.int32(), z.string().max(64), z.int32().min(1), z.int32().min(1)])
  .transform(([xp, userId, rank, place]) => ({ xp, userId, rank, place }));

export async function pageOfLeaders(
  { db, now }: Deps,
  { period, limit, cursor }: PageQuery & { period: LeaderboardPeriod },
): Promise<Page<LeaderboardRow>> {
  const after = readCursor(cursor, leaderPosition);
  const rows = await listLeaders(db, monthOfPeriod(period, now()), after, limit + 1);
  const page = toPage(rankRows(rows, after), limit, (row) => [
    row.xp,
    row.userId,
    row.rank,
    row.place,
  ]);
  return mapPage(page, ({ rank, userId, username, avatar, xp, totalXp }) => ({
    rank,
    userId,
    username,
    avatarUrl: urlOfAvatar(avatar),
    level: levelAt(totalXp),
    xp,
  }));
}

type RankedRow = LeaderRow & { rank: number; place: number };

/** Equal XP share a rank; the next rank counts all members ahead. */
function rankRows(rows: LeaderRow[], before: z.infer<typeof leaderPosition> | null): RankedRow[] {
  let last = before ?? { xp: Number.POSITIVE_INFINITY, rank: 0, place: 0 };
  return rows.map((row) => {
    const place = last.place + 1;
    const ranked = { ...row, place, rank: row.xp === last.xp ? last.rank : place };
    last = ranked;
    return ranked;
  });
}

const monthOfPeriod = (period: LeaderboardPeriod, now: Date) =>
  period === "month" ? startOfMonth(now) : null;

/** The first day of the month in UTC, as the database writes dates. */
const startOfMonth = (instant: Date): string => `${instant.toISOString().slice(0, 7)}-01`;

export async function pageOfRewards(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<ActionReward>> {
  const rows = await listRewards(db, readId(cursor) ?? 0, limit + 1);
  return toPage(rows, limit, (row) => [row.id]);
}

/** Applies to future actions: the ledger keeps what it has paid. */
export function changeReward(
  db: Database,
  id: number,
  input: UpdateActionRewardInput,
  by: Pick<AuditedAction, "actor" | "requestId">,
): Promise<ActionReward> {
  return inTransaction(db, async (tx) => {
    const before = await orNotFound("Action", lockReward(tx, id));
    if (input.xpReward === undefined && input.description === undefined) return before;
    const after = await updateReward(tx, id, input);
    await recordAudit(tx, {
      ...by,
      action: "action_config.update",
      entityId: id,
      before,
      after,
    });
    return after;
  });
}
