import { createFileRoute } from "@tanstack/react-router";
import { CollectionPage } from "#client/features/shelf/collection-page.tsx";
import { loadShelf } from "#client/features/shelf/load-shelf.ts";
import { readCollectionSearch } from "#client/features/shelf/shelf-search.ts";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/collection/")({
  validateSearch: readCollectionSearch,
  // Only what is ours: a dialog over the page has its own place in the address and loads no other list.
  loaderDeps: ({ search }) => readCollectionSearch({ ...search }),
  loader: ({ context: { queryClient }, deps, location }) =>
    loadShelf(queryClient, { path: "/collection", href: location.href, search: deps }),
  head: () =>
    pageHead({
      title: "My Collection",
      description: "Every chicken sandwich you tried, loved or want to try, on one shelf.",
      noindex: true,
    }),
  component: Collection,
});

function Collection() {
  return <CollectionPage search={Route.useLoaderDeps()} />;
}
