import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import {
  EditRestaurantFailed,
  EditRestaurantPage,
} from "#client/features/admin/edit-restaurant/edit-restaurant-page.tsx";
import type { EditTab } from "#client/features/admin/restaurants/management-links.ts";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";
import { menuQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { loadOrNotFound, requireSerialId } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";
import { readChoice } from "#client/lib/search-values.ts";
import { PagePending } from "#client/ui/page-part.tsx";

export const Route = createFileRoute("/edit-restaurant")({
  validateSearch: readEditSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps, context }) => {
    // Not in `beforeLoad`, where the end of the session in another tab would redirect away from unsaved work.
    await requireAccess("catalogueEditor", "editing")({ context });
    return loadForEditing(context.queryClient, deps.id);
  },
  // Changing the tab must not reload the page while somebody is typing; another visit does.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  head: () => unlistedHead("Edit Restaurant"),
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

interface EditSearch {
  /** The loader answers an invalid one with "not found". */
  id?: string;
  tab?: EditTab;
}

function readEditSearch({ id, tab }: Record<string, unknown>): EditSearch {
  return {
    id: id === undefined || id === null || id === "" ? undefined : String(id),
    tab: readChoice(["locations", "menu"] as const, tab),
  };
}

/** Never from the cache, because editing starts from the newest version. */
async function loadForEditing(queryClient: QueryClient, text: string | undefined) {
  if (text === undefined) throw notFound();
  const asked = requireSerialId(text);
  const fresh = { staleTime: 0 };
  const { id } = await loadOrNotFound(
    queryClient.fetchQuery({ ...restaurantQuery(asked), ...fresh }),
  );
  if (id !== asked) {
    throw redirect({ to: "/edit-restaurant", search: { id: String(id) }, replace: true });
  }
  await queryClient.fetchQuery({ ...menuQuery(id), ...fresh });
  return { id };
}
