import type { QueryClient } from "@tanstack/react-query";
import { personalKey } from "#client/features/accounts/viewer.queries.ts";
import { progressKey } from "#client/features/gamification/follow-progress.ts";
import {
  badgesQuery,
  earnedBadgesQuery,
  ledgerQuery,
  levelQuery,
  standingQuery,
} from "#client/features/gamification/progress.queries.ts";
import { growingListQuery, keyedQuery, wholeListQuery } from "#client/lib/endpoint-query.ts";
import { listSessions } from "#contract/account-settings.endpoints.ts";
import { listEntries } from "#contract/collection.endpoints.ts";
import { listPasskeys } from "#contract/passkeys.endpoints.ts";
import { getStats } from "#contract/profile.endpoints.ts";
import { getSecondFactor } from "#contract/second-factor.endpoints.ts";
import { type ProfileList, profileLists } from "./profile-search.ts";

const entriesAtOnce = 20;

/** Below the key of progress, because XP changes with the statistics. */
export const statsQuery = (userId: string) =>
  keyedQuery(progressKey(userId, "stats"), getStats, { id: userId });

/** Below the key of progress, because XP changes with these lists. */
export const listQuery = (userId: string, list: ProfileList) =>
  growingListQuery(progressKey(userId, "list", list), listEntries, {
    id: userId,
    query: { tab: profileLists[list].tab, include: "sandwich", limit: entriesAtOnce },
  });

export const sessionsQuery = (userId: string) =>
  wholeListQuery(personalKey(userId, "sessions"), listSessions, { query: { limit: 200 } });

export const passkeysQuery = (userId: string) =>
  keyedQuery(personalKey(userId, "passkeys"), listPasskeys);

export const secondFactorQuery = (userId: string) =>
  keyedQuery(personalKey(userId, "second-factor"), getSecondFactor);

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
