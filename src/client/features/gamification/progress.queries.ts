import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { apiOf } from "#client/lib/query-client.ts";
import type { Badge, EarnedBadge, LedgerEntry, Level, Standing } from "#contract/gamification.ts";
import type { LeaderboardPeriod } from "#contract/leaderboard-periods.ts";
import { progressKey } from "./progress-key.ts";

const linesAtOnce = 10;

const pathOf = (userId: string) => `/api/users/${encodeURIComponent(userId)}`;

export const levelQuery = (userId: string) =>
  queryOptions({
    queryKey: progressKey(userId, "level"),
    queryFn: ({ client, signal }) => apiOf(client).get<Level>(`${pathOf(userId)}/level`, signal),
  });

export const earnedBadgesQuery = (userId: string) =>
  queryOptions({
    queryKey: progressKey(userId, "badges"),
    // Nobody's page is to fail for want of a badge.
    queryFn: ({ client, signal }) =>
      apiOf(client)
        .getAll<EarnedBadge>(`${pathOf(userId)}/badges?limit=200`, signal)
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
      const path = `${pathOf(userId)}/actions?${query}`;
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
      apiOf(client).get<Standing>(`${pathOf(userId)}/standing?period=${period}`, signal),
  });
