import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AddRestaurantPage } from "#client/features/add-restaurant/add-restaurant-page.tsx";
import { type AddSearch, readAddSearch } from "#client/features/add-restaurant/add-search.ts";
import { unlistedHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/add-restaurant")({
  // Only for the types of links. Reading the values below keeps the code out of other pages.
  validateSearch: (search) => search as AddSearch,
  beforeLoad: requireAccess("admin"),
  head: () => unlistedHead("Add a Restaurant"),
  component: () => <AddRestaurantPage search={readAddSearch(Route.useSearch())} />,
});
