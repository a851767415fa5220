import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { EditRestaurantPage } from "#client/features/admin/edit-restaurant/edit-restaurant-page.tsx";
import { EditRestaurantFailed } from "#client/features/admin/edit-restaurant/edit-restaurant-states.tsx";
import { readEditSearch } from "#client/features/admin/edit-restaurant/edit-search.ts";
import { loadForEditing } from "#client/features/admin/edit-restaurant/load-for-editing.ts";
import { teamHead } from "#client/lib/page-head.ts";
import { PagePending } from "#client/ui/page-part.tsx";

export const Route = createFileRoute("/edit-restaurant")({
  validateSearch: readEditSearch,
  beforeLoad: requireAccess("catalogueEditor", "editing"),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ deps, context: { queryClient } }) => loadForEditing(queryClient, deps.id),
  // Another tab of the page is no reason to load it anew under the person's hands; another visit is.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  head: () => teamHead("Edit Restaurant"),
  pendingMs: 150,
  pendingComponent: () => <PagePending text="Loading restaurant details..." />,
  errorComponent: () => <EditRestaurantFailed message="Failed to fetch restaurant" />,
  notFoundComponent: () => <EditRestaurantFailed />,
  component: EditRestaurant,
});

function EditRestaurant() {
  const { id } = Route.useLoaderData();
  return <EditRestaurantPage key={id} id={id} tab={Route.useSearch().tab} />;
}
