import type { ProfileStats } from "#contract/profile.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import {
  countLists,
  countRatings,
  countTags,
  countTriedPerMonth,
  type MonthCount,
  type TagCount,
} from "./stats.repository.ts";

const monthCount = 12;
const tagCount = 8;

export async function getStats(
  { db, now }: Pick<Dependencies, "db" | "now">,
  userId: string,
): Promise<ProfileStats> {
  const starts = monthStarts(now());
  const since = starts[0] ?? now();
  const months = starts.map((start) => start.toISOString().slice(0, 7));
  const [lists, tried, ratings, tags] = await Promise.all([
    countLists(db, userId),
    countTriedPerMonth(db, userId, since),
    countRatings(db, userId),
    countTags(db, userId, since, tagCount),
  ]);
  return {
    ...lists,
    months,
    triedPerMonth: countPerMonth(months, tried),
    ratings: [1, 2, 3, 4, 5].map(
      (stars) => ratings.find(({ rating }) => rating === stars)?.given ?? 0,
    ),
    tags: groupTags(months, tags),
  };
}

/** The last twelve months, the oldest first. */
const monthStarts = (now: Date): Date[] =>
  Array.from(
    { length: monthCount },
    (_, index) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthCount + 1 + index)),
  );

const countPerMonth = (months: string[], counts: MonthCount[]) =>
  months.map((month) => counts.find((count) => count.month === month)?.tried ?? 0);

function groupTags(months: string[], counts: TagCount[]) {
  const names = [...new Set(counts.map(({ name }) => name))];
  return names.map((name) => {
    const own = counts.filter((count) => count.name === name);
    const tried = own.reduce((sum, count) => sum + count.tried, 0);
    return { name, tried, triedPerMonth: countPerMonth(months, own) };
  });
}
