import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";
import { menuQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { loadOrNotFound, requireSerialId } from "#client/lib/load-or-not-found.ts";

/** As it is now, whatever a list showed before: whoever edits it starts from the newest version. */
export async function loadForEditing(queryClient: QueryClient, text: string | undefined) {
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
