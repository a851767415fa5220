import { Link } from "@tanstack/react-router";
import { cx } from "#client/ui/cx.ts";
import { leaderboardPeriods } from "#contract/leaderboard-periods.ts";
import { type LeaderboardSearch, periodOf } from "./leaderboard-search.ts";

const labels = { month: "This month", all: "All time" } as const;

/** Links, so that they work before and without any script. */
export function LeaderboardPeriods({ search }: { search: LeaderboardSearch }) {
  const current = periodOf(search);
  return (
    <nav aria-label="Period" className="mt-6 mb-5">
      <ul className="flex gap-1 border-ink border-b-2 p-1 pb-0">
        {leaderboardPeriods.map((period) => (
          <li key={period}>
            <Link
              to="/leaderboard"
              search={{ period: period === "all" ? period : undefined }}
              resetScroll={false}
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={period === current ? "page" : undefined}
              className={cx(
                "type-display flex min-h-touch items-center rounded-t-control px-4 text-lg",
                period === current ? "bg-ink text-paper" : "text-soft hover:text-ink",
              )}
            >
              {labels[period]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
