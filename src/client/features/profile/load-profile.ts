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

/** All of the page at once, so that it arrives complete; each part says itself when it failed. */
export async function loadProfile(
  queryClient: QueryClient,
  userId: string,
  list: ProfileList,
): Promise<void> {
  await Promise.allSettled([
    queryClient.ensureQueryData(levelQuery(userId)),
    queryClient.ensureQueryData(standingQuery(userId, "month")),
    queryClient.ensureQueryData(earnedBadgesQuery(userId)),
    queryClient.ensureQueryData(badgesQuery),
    queryClient.ensureQueryData(statsQuery(userId)),
    queryClient.ensureInfiniteQueryData(listQuery(userId, list)),
    queryClient.ensureInfiniteQueryData(ledgerQuery(userId)),
    queryClient.ensureQueryData(sessionsQuery(userId)),
  ]);
}
