import { z } from "zod";
import type { LeaderboardRow, Standing } from "#contract/gamification.ts";
import type { LeaderboardPeriod } from "#contract/leaderboard-periods.ts";
import { levelOf } from "#contract/levels.ts";
import type { AppDependencies } from "#server/http/app-environment.ts";
import { mapPage, type Page, type PageQuery, readCursor, toPage } from "#server/http/paging.ts";
import { getEarner } from "./earners.service.ts";
import { countAhead, type LeaderRow, listLeaders, monthlyXpOf } from "./leaderboard.repository.ts";
import { monthOf } from "./month-of.ts";

type Deps = Pick<AppDependencies, "db" | "now">;
type RankedRow = LeaderRow & { rank: number; place: number };

/** Where a page ended, with the last one's rank and place: counting anew would read all before it. */
const position = z
  .tuple([z.int32(), z.string().max(64), z.int32().min(1), z.int32().min(1)])
  .transform(([xp, userId, rank, place]) => ({ xp, userId, rank, place }));

export async function pageOfLeaders(
  { db, now }: Deps,
  { period, limit, cursor }: PageQuery & { period: LeaderboardPeriod },
): Promise<Page<LeaderboardRow>> {
  const after = readCursor(cursor, position);
  const rows = await listLeaders(db, monthFor(period, now()), after, limit + 1);
  const page = toPage(rank(rows, after), limit, (row) => [row.xp, row.userId, row.rank, row.place]);
  return mapPage(page, ({ rank, userId, username, xp, totalXp }) => ({
    rank,
    userId,
    username,
    level: levelOf(totalXp),
    xp,
  }));
}

export async function standingOf(
  { db, now }: Deps,
  userId: string,
  period: LeaderboardPeriod,
): Promise<Standing> {
  const { xp: totalXp, isListed } = await getEarner(db, userId);
  const month = monthFor(period, now());
  const xp = month === null ? totalXp : await monthlyXpOf(db, userId, month);
  const isRanked = isListed && xp > 0;
  const rank = isRanked ? (await countAhead(db, month, xp)) + 1 : null;
  return { rank, xp, level: levelOf(totalXp) };
}

const monthFor = (period: LeaderboardPeriod, now: Date) =>
  period === "month" ? monthOf(now) : null;

/** Equals share a rank, and whoever comes after them has as many ahead as there are. */
function rank(rows: LeaderRow[], before: z.infer<typeof position> | null): RankedRow[] {
  let last = before ?? { xp: Number.POSITIVE_INFINITY, rank: 0, place: 0 };
  return rows.map((row) => {
    const place = last.place + 1;
    const ranked = { ...row, place, rank: row.xp === last.xp ? last.rank : place };
    last = ranked;
    return ranked;
  });
}
