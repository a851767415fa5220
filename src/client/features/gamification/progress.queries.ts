import { queryOptions } from "@tanstack/react-query";
import {
  endpointKey,
  growingListQuery,
  keyedQuery,
  pageQuery,
  wholeListQuery,
} from "#client/lib/endpoint-query.ts";
import { getApi } from "#client/lib/query-client.ts";
import * as endpoints from "#contract/gamification.endpoints.ts";
import type { EarnedBadge } from "#contract/gamification.ts";
import type { LeaderboardPeriod } from "#contract/gamification-choices.ts";
import { leaderboardKey, progressKey } from "./follow-progress.ts";
import { type LeaderboardSearch, shownPeriod } from "./leaderboard-search.ts";

const linesAtOnce = 10;

export const levelQuery = (userId: string) =>
  keyedQuery(progressKey(userId, "level"), endpoints.getLevel, { id: userId });

export const earnedBadgesQuery = (userId: string) =>
  queryOptions({
    queryKey: progressKey(userId, "badges"),
    // Pages with badges work without them.
    queryFn: ({ client, signal }) =>
      getApi(client)
        .all(endpoints.listEarnedBadges, { id: userId, query: { limit: 200 }, signal })
        .catch((): EarnedBadge[] => []),
  });

export const badgesQuery = wholeListQuery(endpointKey(endpoints.listBadges), endpoints.listBadges, {
  query: { limit: 200 },
});

export const ledgerQuery = (userId: string) =>
  growingListQuery(progressKey(userId, "ledger"), endpoints.listLedger, {
    id: userId,
    query: { limit: linesAtOnce },
  });

export const standingQuery = (userId: string, period: LeaderboardPeriod) =>
  keyedQuery(progressKey(userId, "standing", period), endpoints.getStanding, {
    id: userId,
    query: { period },
  });

const perPage = 25;

export const leaderboardQuery = (search: LeaderboardSearch) =>
  pageQuery([...leaderboardKey, shownPeriod(search), search.cursor ?? ""], endpoints.listLeaders, {
    query: { period: shownPeriod(search), limit: perPage, cursor: search.cursor || undefined },
  });
