import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import {
  loadOwnReview,
  loadResponses,
  ratingSummaryQuery,
  reviewsPageQuery,
} from "./reviews.queries.ts";
import type { ReviewsSearch } from "./reviews-search.ts";

/** The server waits for everything; in the browser the page shows at once, and the reviews in their places. */
export async function loadReviewsPage(
  queryClient: QueryClient,
  sandwichId: number,
  search: ReviewsSearch,
): Promise<void> {
  const everything = Promise.all([
    queryClient.ensureQueryData(ratingSummaryQuery(sandwichId)),
    queryClient
      .ensureQueryData(reviewsPageQuery(sandwichId, search))
      .then(({ items }) => loadResponses(queryClient, items)),
    loadOwnReview(queryClient, sandwichId),
  ]);
  if (import.meta.env.SSR) await everything.catch((error) => startOver(sandwichId, search, error));
  else everything.catch(() => undefined);
}

/** A cursor in an address can be old, or anybody's. */
function startOver(sandwichId: number, { sort, cursor }: ReviewsSearch, error: unknown): never {
  if (!cursor) throw error;
  throw redirect({
    to: "/sandwich/$id/reviews",
    params: { id: String(sandwichId) },
    search: { sort },
  });
}
