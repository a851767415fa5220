import type { QueryClient } from "@tanstack/react-query";
import { menuReviewsKey, reviewsKey } from "./reviews.queries.ts";

/**
 * A rating shows in averages, ranks, lists and the member's XP: all that is loaded is asked for again when it
 * is next seen. What is on the screen, and this sandwich's reviews, are new before the promise is kept.
 */
export async function reloadRatings(queryClient: QueryClient, sandwichId: number): Promise<void> {
  const [scope, id] = reviewsKey(sandwichId);
  await queryClient.invalidateQueries({ refetchType: "none" });
  await queryClient.refetchQueries({
    predicate: (query) =>
      query.isActive() || (query.queryKey[0] === scope && query.queryKey[1] === id),
  });
}

/** A vote shows beside the review alone. */
export async function reloadVotes(queryClient: QueryClient, sandwichId: number): Promise<void> {
  await Promise.all(
    [reviewsKey(sandwichId), menuReviewsKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
