import { createFileRoute, redirect } from "@tanstack/react-router";
import { resolvePlace } from "#client/features/explore/explore.queries.ts";
import { exploreHead } from "#client/features/explore/explore-head.ts";
import { ExplorePage } from "#client/features/explore/explore-page.tsx";
import { readExploreSearch } from "#client/features/explore/explore-search.ts";
import { loadExplore } from "#client/features/explore/load-explore.ts";
import { loadForServer } from "#client/lib/load-or-not-found.ts";

export const Route = createFileRoute("/explore")({
  validateSearch: readExploreSearch,
  beforeLoad: async ({ context: { queryClient, rememberedView }, search }) => {
    const found =
      search.place && !search.near ? await resolvePlace(queryClient, search.place) : undefined;
    if (found) throw redirect({ to: "/explore", search: { ...search, ...found }, replace: true });
    return { view: search.view ?? rememberedView() ?? ("sandwiches" as const) };
  },
  // Without the dialog's parameter, so that opening it does not load the list again.
  loaderDeps: ({ search }) => readExploreSearch({ ...search }),
  loader: ({ context: { queryClient, view }, deps, location }) =>
    loadForServer(loadExplore(queryClient, view, deps), location),
  head: ({ match }) => exploreHead(match.context, match.search),
  component: () => (
    <ExplorePage view={Route.useRouteContext().view} search={Route.useLoaderDeps()} />
  ),
});
