import { createFileRoute } from "@tanstack/react-router";
import { loadShelf } from "#client/features/shelf/load-shelf.ts";
import { readShelfSearch } from "#client/features/shelf/shelf-search.ts";
import { WishlistPage } from "#client/features/shelf/wishlist-page.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/wishlist")({
  validateSearch: readShelfSearch,
  // Only what is ours: a dialog over the page has its own place in the address and loads no other list.
  loaderDeps: ({ search }) => readShelfSearch({ ...search }),
  loader: ({ context: { queryClient }, deps, location }) =>
    loadShelf(queryClient, { path: "/wishlist", href: location.href, search: deps }),
  head: () =>
    pageHead({
      title: "My Wishlist",
      description: "The chicken sandwiches you want to try, tried and loved.",
      noindex: true,
    }),
  component: Wishlist,
});

function Wishlist() {
  return <WishlistPage search={Route.useLoaderDeps()} />;
}
