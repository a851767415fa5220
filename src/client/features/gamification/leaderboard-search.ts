import type { LeaderboardPeriod } from "#contract/leaderboard-periods.ts";

/** The month is what one sees first: its address stays short. */
export interface LeaderboardSearch {
  period?: "all";
  cursor?: string;
}

export const readLeaderboardSearch = ({
  period,
  cursor,
}: Record<string, unknown>): LeaderboardSearch => ({
  period: period === "all" ? period : undefined,
  cursor: typeof cursor === "string" && cursor.length <= 1000 ? cursor : undefined,
});

export const periodOf = ({ period }: LeaderboardSearch): LeaderboardPeriod => period ?? "month";
