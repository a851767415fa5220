import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { newestReviewsKey } from "#client/features/reviews/review-keys.ts";
import { loadAroundSandwich, loadSandwich } from "#client/features/sandwiches/load-sandwich.ts";
import { sandwichHead } from "#client/features/sandwiches/sandwich-head.ts";
import { SandwichNotFound } from "#client/features/sandwiches/sandwich-not-found.tsx";
import { SandwichPage } from "#client/features/sandwiches/sandwich-page.tsx";
import { sandwichQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { requireSerialId } from "#client/lib/load-or-not-found.ts";
import { PagePending } from "#client/ui/page-part.tsx";
import type { Review } from "#contract/reviews.ts";

export const Route = createFileRoute("/sandwich/$id/")({
  loader: async ({ params, context: { queryClient } }) => {
    const sandwich = await loadSandwich(queryClient, requireSerialId(params.id));
    const around = loadAroundSandwich(queryClient, sandwich);
    // The server waits for everything. The browser shows the sandwich at once.
    if (import.meta.env.SSR) await around;
    return { id: sandwich.id };
  },
  head: ({ loaderData, match: { context } }) => {
    const { queryClient, origin } = context;
    const id = loaderData?.id ?? 0;
    const sandwich = queryClient.getQueryData(sandwichQuery(id).queryKey);
    // For the structured data, which only the server writes.
    const reviews = import.meta.env.SSR
      ? queryClient.getQueryData<Review[]>(newestReviewsKey(id))
      : undefined;
    return sandwichHead(sandwich, reviews, origin);
  },
  pendingMs: 50,
  pendingMinMs: 0,
  pendingComponent: () => <PagePending text="Loading sandwich details..." />,
  notFoundComponent: SandwichNotFound,
  component: SandwichRoute,
});

function SandwichRoute() {
  const { id } = Route.useLoaderData();
  const { data: sandwich } = useSuspenseQuery(sandwichQuery(id));
  return <SandwichPage key={id} sandwich={sandwich} />;
}
