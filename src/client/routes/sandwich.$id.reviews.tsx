import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import {
  loadOwnReview,
  loadResponses,
  ratingSummaryQuery,
  reviewsPageQuery,
} from "#client/features/reviews/reviews.queries.ts";
import { ReviewsPage } from "#client/features/reviews/reviews-page.tsx";
import { readReviewsSearch } from "#client/features/reviews/reviews-search.ts";
import { loadSandwich } from "#client/features/sandwiches/load-sandwich.ts";
import { reviewsHead } from "#client/features/sandwiches/sandwich-head.ts";
import { SandwichNotFound } from "#client/features/sandwiches/sandwich-not-found.tsx";
import { sandwichQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { loadForServer, requireSerialId } from "#client/lib/load-or-not-found.ts";
import { PagePending } from "#client/ui/page-part.tsx";

export const Route = createFileRoute("/sandwich/$id/reviews")({
  validateSearch: readReviewsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps, location, context: { queryClient } }) => {
    const id = requireSerialId(params.id);
    await loadSandwich(queryClient, id);
    const everything = Promise.all([
      queryClient.ensureQueryData(ratingSummaryQuery(id)),
      queryClient
        .ensureQueryData(reviewsPageQuery(id, deps))
        .then(({ items }) => loadResponses(queryClient, items)),
      loadOwnReview(queryClient, id),
    ]);
    await loadForServer(everything, location);
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
