import { type QueryClient, queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { personalKey, viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { apiOf } from "#client/lib/query-client.ts";
import type { SavedRestaurant } from "#contract/collection.ts";

export const savedRestaurantsPath = (userId: string) =>
  `/api/users/${encodeURIComponent(userId)}/restaurants`;

/** All of a member's saved restaurants, newest first. */
export const savedRestaurantsQuery = (userId: string) =>
  queryOptions({
    queryKey: personalKey(userId, "restaurants"),
    queryFn: ({ client, signal }) =>
      apiOf(client).getAll<SavedRestaurant>(`${savedRestaurantsPath(userId)}?limit=200`, signal),
  });

/** So that the Save button is right in the HTML. A failure is no reason to show no page. */
export async function loadSavedRestaurants(queryClient: QueryClient): Promise<void> {
  const viewer = await queryClient.ensureQueryData(viewerQuery);
  if (viewer) await queryClient.prefetchQuery(savedRestaurantsQuery(viewer.id));
}

export function useIsSaved(restaurantId: number) {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const { data, isLoading } = useQuery({
    ...savedRestaurantsQuery(viewer?.id ?? ""),
    enabled: viewer !== null,
    select: (all) => all.some((saved) => saved.restaurantId === restaurantId),
  });
  /** Undefined: nobody knows. */
  const isSaved = viewer ? data : false;
  return { isSaved, isLoading };
}
