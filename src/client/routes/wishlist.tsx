import { createFileRoute } from "@tanstack/react-router";
import { loadCollectionPage } from "#client/features/collection-pages/collection-pages.queries.ts";
import {
  onWishlistTab,
  readWishlistSearch,
} from "#client/features/collection-pages/collection-search.ts";
import { WishlistPage } from "#client/features/collection-pages/wishlist-page.tsx";
import { unlistedHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/wishlist")({
  validateSearch: readWishlistSearch,
  // Without the dialog's parameter, so that opening it does not load the list again.
  loaderDeps: ({ search }) => readWishlistSearch({ ...search }),
  loader: ({ context: { queryClient }, deps, location }) =>
    loadCollectionPage(queryClient, location, onWishlistTab(deps)),
  head: () => unlistedHead("My Wishlist"),
  component: () => <WishlistPage search={Route.useLoaderDeps()} />,
});
