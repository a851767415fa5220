import { createFileRoute } from "@tanstack/react-router";
import { CollectionPage } from "#client/features/collection-pages/collection-page.tsx";
import { loadCollectionPage } from "#client/features/collection-pages/collection-pages.queries.ts";
import { readCollectionSearch } from "#client/features/collection-pages/collection-search.ts";
import { unlistedHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/collection/")({
  validateSearch: readCollectionSearch,
  // Without the dialog's parameter, so that opening it does not load the list again.
  loaderDeps: ({ search }) => readCollectionSearch({ ...search }),
  loader: ({ context: { queryClient }, deps, location }) =>
    loadCollectionPage(queryClient, location, deps),
  head: () => unlistedHead("My Collection"),
  component: () => <CollectionPage search={Route.useLoaderDeps()} />,
});
