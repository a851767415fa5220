import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { endpointKey } from "#client/lib/endpoint-query.ts";
import { getApi } from "#client/lib/query-client.ts";
import * as endpoints from "#contract/gamification.endpoints.ts";
import type { EarnedBadge } from "#contract/gamification.ts";
import type { LeaderboardPeriod } from "#contract/gamification-choices.ts";
import { leaderboardKey, progressKey } from "./follow-progress.ts";
import { type LeaderboardSearch, shownPeriod } from "./leaderboard-search.ts";

const linesAtOnce = 10;

export const levelQuery = (userId: string) =>
  queryOptions({
    queryKey: progressKey(userId, "level"),
    queryFn: ({ client, signal }) =>
      getApi(client).call(endpoints.getLevel, { id: userId, signal }),
  });

export const earnedBadgesQuery = (userId: string) =>
  queryOptions({
    queryKey: progressKey(userId, "badges"),
    // Pages with badges work without them.
    queryFn: ({ client, signal }) =>
      getApi(client)
        .all(endpoints.listEarnedBadges, { id: userId, query: { limit: 200 }, signal })
        .catch((): EarnedBadge[] => []),
  });

export const badgesQuery = queryOptions({
  queryKey: endpointKey(endpoints.listBadges),
  queryFn: ({ client, signal }) =>
    getApi(client).all(endpoints.listBadges, { query: { limit: 200 }, signal }),
});

export const ledgerQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: progressKey(userId, "ledger"),
    queryFn: async ({ client, signal, pageParam }) => {
      const { items, nextCursor } = await getApi(client).page(endpoints.listLedger, {
        id: userId,
        query: { limit: linesAtOnce, cursor: pageParam || undefined },
        signal,
      });
      return { items, nextCursor };
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const standingQuery = (userId: string, period: LeaderboardPeriod) =>
  queryOptions({
    queryKey: progressKey(userId, "standing", period),
    queryFn: ({ client, signal }) =>
      getApi(client).call(endpoints.getStanding, { id: userId, query: { period }, signal }),
  });

const perPage = 25;

export const leaderboardQuery = (search: LeaderboardSearch) =>
  queryOptions({
    queryKey: [...leaderboardKey, shownPeriod(search), search.cursor ?? ""],
    queryFn: async ({ client, signal }) => {
      const { items, nextCursor } = await getApi(client).page(endpoints.listLeaders, {
        query: { period: shownPeriod(search), limit: perPage, cursor: search.cursor || undefined },
        signal,
      });
      return { items, nextCursor };
    },
  });
