import { type QueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import {
  loadOwnReview,
  loadResponses,
  ratingSummaryQuery,
  reviewsPageQuery,
} from "#client/features/reviews/reviews.queries.ts";
import { ReviewsPage } from "#client/features/reviews/reviews-page.tsx";
import { type ReviewsSearch, readReviewsSearch } from "#client/features/reviews/reviews-search.ts";
import { loadSandwich } from "#client/features/sandwiches/load-sandwich.ts";
import { reviewsHead } from "#client/features/sandwiches/sandwich-head.ts";
import { SandwichNotFound } from "#client/features/sandwiches/sandwich-not-found.tsx";
import { sandwichQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { requireSerialId } from "#client/lib/load-or-not-found.ts";
import { PagePending } from "#client/ui/page-part.tsx";

export const Route = createFileRoute("/sandwich/$id/reviews")({
  validateSearch: readReviewsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps, context: { queryClient } }) => {
    const id = requireSerialId(params.id);
    await loadSandwich(queryClient, id);
    await loadReviewsPage(queryClient, id, deps);
    return { id };
  },
  head: ({ loaderData, match: { context } }) =>
    reviewsHead(
      context.queryClient.getQueryData(sandwichQuery(loaderData?.id ?? 0).queryKey),
      context.origin,
    ),
  pendingMs: 150,
  pendingMinMs: 0,
  pendingComponent: () => <PagePending text="Loading sandwich details..." />,
  notFoundComponent: SandwichNotFound,
  component: ReviewsRoute,
});

function ReviewsRoute() {
  const { id } = Route.useLoaderData();
  const { data: sandwich } = useSuspenseQuery(sandwichQuery(id));
  return <ReviewsPage sandwich={sandwich} search={Route.useSearch()} />;
}

/** The server waits for everything. The browser shows the page at once. */
async function loadReviewsPage(
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

/** The cursor may be outdated or made up: show the first page. */
function startOver(sandwichId: number, { sort, cursor }: ReviewsSearch, error: unknown): never {
  if (!cursor) throw error;
  throw redirect({
    to: "/sandwich/$id/reviews",
    params: { id: String(sandwichId) },
    search: { sort },
  });
}
