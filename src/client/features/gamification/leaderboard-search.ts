import type { LeaderboardPeriod } from "#contract/gamification-choices.ts";

/** The month is the default period. */
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

export const shownPeriod = ({ period }: LeaderboardSearch): LeaderboardPeriod => period ?? "month";
