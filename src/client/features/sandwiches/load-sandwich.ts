import type { QueryClient } from "@tanstack/react-query";
import { loadEntries } from "#client/features/collection/entries.queries.ts";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";
import {
  loadOwnReview,
  loadResponses,
  newestReviewsQuery,
  sandwichPhotosQuery,
} from "#client/features/reviews/reviews.queries.ts";
import { loadOrNotFound } from "#client/lib/load-or-not-found.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { sandwichQuery, seedSandwich, similarSandwichesQuery } from "./sandwiches.queries.ts";

export function loadSandwich(queryClient: QueryClient, id: number): Promise<Sandwich> {
  seedSandwich(queryClient, id);
  return loadOrNotFound(queryClient.ensureQueryData(sandwichQuery(id)));
}

/** Loads the other parts of the page. Each shows its own error. */
export async function loadAroundSandwich(
  queryClient: QueryClient,
  { id, restaurantId }: Sandwich,
): Promise<void> {
  const similar = queryClient.ensureQueryData(similarSandwichesQuery(id)).catch(() => []);
  await Promise.allSettled([
    queryClient.ensureQueryData(restaurantQuery(restaurantId)),
    queryClient
      .ensureQueryData(newestReviewsQuery(id))
      .then((reviews) => loadResponses(queryClient, reviews)),
    queryClient.ensureQueryData(sandwichPhotosQuery(id)),
    similar.then((others) => loadEntries(queryClient, [{ id }, ...others])),
    loadOwnReview(queryClient, id),
  ]);
}
