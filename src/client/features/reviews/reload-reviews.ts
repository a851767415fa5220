import type { QueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { announceChange } from "#client/lib/other-tabs.ts";
import { menuReviewsKey, responsesKey, reviewsKey } from "./reviews.queries.ts";

/** After a change here: in this tab, and in those beside it. */
export function reloadRatings(queryClient: QueryClient, sandwichId: number): Promise<void> {
  announceChange({ what: "ratings", sandwichId });
  return refreshRatings(queryClient, sandwichId);
}

export function reloadVotes(queryClient: QueryClient, sandwichId: number): Promise<void> {
  announceChange({ what: "votes", sandwichId });
  return refreshVotes(queryClient, sandwichId);
}

/**
 * A rating shows in averages, ranks, lists and the member's XP: all that is loaded is asked for again when it
 * is next seen. What is on the screen, and this sandwich's reviews, are new before the promise is kept.
 */
export async function refreshRatings(queryClient: QueryClient, sandwichId: number): Promise<void> {
  const [scope, id] = reviewsKey(sandwichId);
  await queryClient.invalidateQueries({ refetchType: "none" });
  await queryClient.refetchQueries({
    predicate: (query) =>
      query.isActive() || (query.queryKey[0] === scope && query.queryKey[1] === id),
  });
}

/** A vote, or a report, shows beside the review alone. */
export async function refreshVotes(queryClient: QueryClient, sandwichId: number): Promise<void> {
  const viewer = queryClient.getQueryData(viewerQuery.queryKey);
  const keys = [
    reviewsKey(sandwichId),
    menuReviewsKey,
    ...(viewer ? [responsesKey(viewer.id)] : []),
  ];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
