import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { apiOf } from "#client/lib/query-client.ts";
import type {
  Badge,
  EarnedBadge,
  LeaderboardRow,
  LedgerEntry,
  Level,
  Standing,
} from "#contract/gamification.ts";
import type { LeaderboardPeriod } from "#contract/gamification-choices.ts";
import { leaderboardKey, progressKey } from "./follow-progress.ts";
import { type LeaderboardSearch, shownPeriod } from "./leaderboard-search.ts";

const linesAtOnce = 10;

const memberPath = (userId: string) => `/api/users/${encodeURIComponent(userId)}`;

export const levelQuery = (userId: string) =>
  queryOptions({
    queryKey: progressKey(userId, "level"),
    queryFn: ({ client, signal }) =>
      apiOf(client).get<Level>(`${memberPath(userId)}/level`, signal),
  });

export const earnedBadgesQuery = (userId: string) =>
  queryOptions({
    queryKey: progressKey(userId, "badges"),
    // A page that shows badges works without them.
    queryFn: ({ client, signal }) =>
      apiOf(client)
        .getAll<EarnedBadge>(`${memberPath(userId)}/badges?limit=200`, signal)
        .catch((): EarnedBadge[] => []),
  });

export const badgesQuery = queryOptions({
  queryKey: ["badges"],
  queryFn: ({ client, signal }) => apiOf(client).getAll<Badge>("/api/badges?limit=200", signal),
});

export const ledgerQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: progressKey(userId, "ledger"),
    queryFn: async ({ client, signal, pageParam }) => {
      const query = new URLSearchParams({
        limit: String(linesAtOnce),
        ...(pageParam && { cursor: pageParam }),
      });
      const path = `${memberPath(userId)}/actions?${query}`;
      const { items, nextCursor } = await apiOf(client).getPage<LedgerEntry>(path, signal);
      return { items, nextCursor };
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const standingQuery = (userId: string, period: LeaderboardPeriod) =>
  queryOptions({
    queryKey: progressKey(userId, "standing", period),
    queryFn: ({ client, signal }) =>
      apiOf(client).get<Standing>(`${memberPath(userId)}/standing?period=${period}`, signal),
  });

const perPage = 25;

export const leaderboardQuery = (search: LeaderboardSearch) =>
  queryOptions({
    queryKey: [...leaderboardKey, shownPeriod(search), search.cursor ?? ""],
    queryFn: async ({ client, signal }) => {
      const query = new URLSearchParams({
        period: shownPeriod(search),
        limit: String(perPage),
        ...(search.cursor && { cursor: search.cursor }),
      });
      const path = `/api/leaderboard?${query}`;
      const { items, nextCursor } = await apiOf(client).getPage<LeaderboardRow>(path, signal);
      return { items, nextCursor };
    },
  });
