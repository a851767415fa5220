import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AddRestaurantPage } from "#client/features/add-restaurant/add-restaurant-page.tsx";
import { readAddSearch } from "#client/features/add-restaurant/add-search.ts";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/add-restaurant")({
  beforeLoad: requireAccess("admin"),
  head: () =>
    pageHead({
      title: "Add a Restaurant",
      description: "Add a restaurant.",
      noindex: true,
    }),
  component: AddRestaurant,
});

function AddRestaurant() {
  // Read here and not by the route, whose code every page carries.
  return <AddRestaurantPage search={readAddSearch(Route.useSearch())} />;
}
