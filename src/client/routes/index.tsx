import { createFileRoute } from "@tanstack/react-router";
import { loadEntries } from "#client/features/collection/entries.queries.ts";
import { homeQueries } from "#client/features/home/home.queries.ts";
import { HomePage } from "#client/features/home/home-page.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/")({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient
        .ensureQueryData(homeQueries.popularSandwiches)
        .then((sandwiches) => loadEntries(queryClient, sandwiches)),
      queryClient.ensureQueryData(homeQueries.restaurants),
    ]),
  head: () =>
    pageHead({
      title: "Find the Best Chicken Sandwiches Near You",
      description: "Discover, rate, and share the best chicken sandwiches in your area.",
    }),
  component: HomePage,
});
