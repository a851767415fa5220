import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AddRestaurantPage } from "#client/features/add-restaurant/add-restaurant-page.tsx";
import { readAddSearch } from "#client/features/add-restaurant/add-search.ts";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/add-restaurant")({
  validateSearch: readAddSearch,
  beforeLoad: requireAccess("admin"),
  head: () =>
    pageHead({
      title: "Add a Restaurant",
      description: "A new restaurant with its locations and chicken sandwiches.",
      noindex: true,
    }),
  component: AddRestaurant,
});

function AddRestaurant() {
  return <AddRestaurantPage search={Route.useSearch()} />;
}
