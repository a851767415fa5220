import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { readDeniedSearch, useDeniedToast } from "#client/features/accounts/denied.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { loadEntries } from "#client/features/collection/entries.queries.ts";
import { homeQueries } from "#client/features/home/home.queries.ts";
import { HomePage, prepareHome } from "#client/features/home/home-page.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/")({
  validateSearch: readDeniedSearch,
  // Each part of the page shows its own error.
  loader: async ({ context: { queryClient } }) => {
    await Promise.allSettled([
      queryClient
        .ensureQueryData(homeQueries.popularSandwiches)
        .then((sandwiches) => loadEntries(queryClient, sandwiches)),
      queryClient.ensureQueryData(homeQueries.newestSandwiches),
      queryClient.ensureQueryData(homeQueries.restaurants()),
      loadMemberParts(queryClient),
      import.meta.env.SSR || prepareHome(),
    ]);
  },
  head: ({ match }) =>
    pageHead({
      title: "Find the Best Chicken Sandwiches Near You",
      description: "Discover, rate, and share the best chicken sandwiches in your area.",
      url: `${match.context.origin}/`,
      image: `${match.context.origin}/card.png`,
    }),
  component: Home,
});

async function loadMemberParts(queryClient: QueryClient) {
  const viewer = await queryClient.ensureQueryData(viewerQuery);
  if (!viewer) return;
  const { loadMemberHome } = await import("#client/features/home/home.queries.ts");
  await loadMemberHome(queryClient, viewer.id);
}

function Home() {
  useDeniedToast(Route.useSearch().denied, prepareHome);
  return <HomePage />;
}
