import type { QueryClient } from "@tanstack/react-query";
import {
  badgesQuery,
  earnedBadgesQuery,
  ledgerQuery,
  levelQuery,
  standingQuery,
} from "#client/features/gamification/progress.queries.ts";
import { listQuery, sessionsQuery, statsQuery } from "./profile.queries.ts";
import type { ProfileList } from "./profile-search.ts";

/**
 * All of the page at once, so that it arrives complete; each part says itself when it failed. Another tab on the same
 * page needs its list alone: the parts that failed are not asked for again.
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
  ]);
}
