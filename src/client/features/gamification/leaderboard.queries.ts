import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "#client/lib/query-client.ts";
import type { LeaderboardRow } from "#contract/gamification.ts";
import { type LeaderboardSearch, periodOf } from "./leaderboard-search.ts";

const perPage = 25;

export const leaderboardQuery = (search: LeaderboardSearch) =>
  queryOptions({
    queryKey: ["leaderboard", periodOf(search), search.cursor ?? ""],
    queryFn: async ({ client, signal }) => {
      const query = new URLSearchParams({
        period: periodOf(search),
        limit: String(perPage),
        ...(search.cursor && { cursor: search.cursor }),
      });
      const path = `/api/leaderboard?${query}`;
      const { items, nextCursor } = await apiOf(client).getPage<LeaderboardRow>(path, signal);
      return { items, nextCursor };
    },
  });
