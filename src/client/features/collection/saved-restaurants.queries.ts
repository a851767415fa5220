import { type QueryClient, useQuery } from "@tanstack/react-query";
import {
  ofMember,
  personalKey,
  useViewer,
  viewerQuery,
} from "#client/features/accounts/viewer.queries.ts";
import { wholeListQuery } from "#client/lib/endpoint-query.ts";
import { listSavedRestaurants } from "#contract/collection.endpoints.ts";

export const savedRestaurantsQuery = (userId: string) =>
  wholeListQuery(personalKey(userId, "restaurants"), listSavedRestaurants, {
    id: userId,
    query: { limit: 200 },
  });

/** For a route's loader, so that the HTML has the right Save button. Ignores failures. */
export async function loadSavedRestaurants(queryClient: QueryClient): Promise<void> {
  const viewer = await queryClient.ensureQueryData(viewerQuery);
  if (viewer) await queryClient.prefetchQuery(savedRestaurantsQuery(viewer.id));
}

export function useIsSaved(restaurantId: number) {
  const viewer = useViewer();
  const { data, isLoading } = useQuery({
    ...ofMember(viewer, savedRestaurantsQuery),
    select: (all) => all.some((saved) => saved.restaurantId === restaurantId),
  });
  const isSaved = viewer ? data : false;
  return { isSaved, isLoading };
}
