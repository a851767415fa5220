import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { restaurantKeys } from "#client/features/restaurants/restaurants.queries.ts";
import { menuReviewsKey } from "#client/features/reviews/reviews.queries.ts";
import { sandwichKeys } from "#client/features/sandwiches/sandwiches.queries.ts";
import { endpointKey } from "#client/lib/endpoint-query.ts";
import { listSandwiches, listTags } from "#contract/explore.endpoints.ts";
import { reloadTables } from "./data-table/table.queries.ts";

/** Queries that show restaurants or sandwiches. */
const catalogue: QueryKey[] = [
  ...restaurantKeys,
  ...sandwichKeys,
  menuReviewsKey,
  endpointKey(listSandwiches),
  endpointKey(listTags),
];

/** Reloads what is on the screen and removes the rest from the cache. */
export async function reloadCatalogue(queryClient: QueryClient): Promise<void> {
  for (const queryKey of catalogue) {
    queryClient.removeQueries({ queryKey, type: "inactive" });
  }
  await Promise.all([
    reloadTables(queryClient),
    ...catalogue.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ]);
}

/** For a `Change` of the catalogue. A failure reloads too, because somebody else may have changed the same. */
export const reloadsCatalogue = { reload: reloadCatalogue, reloadsOnFailure: true };
