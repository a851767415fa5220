import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { personalKey } from "#client/features/accounts/viewer.queries.ts";
import { progressKey } from "#client/features/gamification/follow-progress.ts";
import {
  badgesQuery,
  earnedBadgesQuery,
  ledgerQuery,
  levelQuery,
  standingQuery,
} from "#client/features/gamification/progress.queries.ts";
import { getApi } from "#client/lib/query-client.ts";
import { listSessions } from "#contract/account-settings.endpoints.ts";
import { listEntries } from "#contract/collection.endpoints.ts";
import { listPasskeys } from "#contract/passkeys.endpoints.ts";
import { getStats } from "#contract/profile.endpoints.ts";
import { getSecondFactor } from "#contract/second-factor.endpoints.ts";
import { type ProfileList, profileLists } from "./profile-search.ts";

const entriesAtOnce = 20;

/** Below the key of progress, because XP changes with the statistics. */
export const statsQuery = (userId: string) =>
  queryOptions({
    queryKey: progressKey(userId, "stats"),
    queryFn: ({ client, signal }) => getApi(client).call(getStats, { id: userId, signal }),
  });

/** Below the key of progress, because XP changes with these lists. */
export const listQuery = (userId: string, list: ProfileList) =>
  infiniteQueryOptions({
    queryKey: progressKey(userId, "list", list),
    queryFn: async ({ client, signal, pageParam }) => {
      const { items, nextCursor } = await getApi(client).page(listEntries, {
        id: userId,
        query: {
          tab: profileLists[list].tab,
          include: "sandwich",
          limit: entriesAtOnce,
          cursor: pageParam || undefined,
        },
        signal,
      });
      return { items, nextCursor };
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: personalKey(userId, "sessions"),
    queryFn: ({ client, signal }) =>
      getApi(client).all(listSessions, { query: { limit: 200 }, signal }),
  });

export const passkeysQuery = (userId: string) =>
  queryOptions({
    queryKey: personalKey(userId, "passkeys"),
    queryFn: ({ client, signal }) => getApi(client).call(listPasskeys, { signal }),
  });

export const secondFactorQuery = (userId: string) =>
  queryOptions({
    queryKey: personalKey(userId, "second-factor"),
    queryFn: ({ client, signal }) => getApi(client).call(getSecondFactor, { signal }),
  });

/** For an admin who has to set up a second factor first. */
export const loadSetup = (queryClient: QueryClient, userId: string) =>
  Promise.allSettled([
    queryClient.ensureQueryData(passkeysQuery(userId)),
    queryClient.ensureQueryData(secondFactorQuery(userId)),
  ]);

/**
 * Loads all parts of the page; each shows its own error. For another tab of the same page it loads only the list, so
 * that failed parts are not requested again.
 */
export async function loadProfile(
  queryClient: QueryClient,
  { userId, list, isSamePage }: { userId: string; list: ProfileList; isSamePage: boolean },
): Promise<void> {
  const entries = queryClient.ensureInfiniteQueryData(listQuery(userId, list));
  if (isSamePage) return void (await Promise.allSettled([entries]));
  await Promise.allSettled([
    entries,
    queryClient.ensureQueryData(levelQuery(userId)),
    queryClient.ensureQueryData(standingQuery(userId, "month")),
    queryClient.ensureQueryData(earnedBadgesQuery(userId)),
    queryClient.ensureQueryData(badgesQuery),
    queryClient.ensureQueryData(statsQuery(userId)),
    queryClient.ensureInfiniteQueryData(ledgerQuery(userId)),
    queryClient.ensureQueryData(sessionsQuery(userId)),
    loadSetup(queryClient, userId),
  ]);
}
