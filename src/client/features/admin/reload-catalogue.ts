import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { endpointKey } from "#client/lib/endpoint-query.ts";
import { listRestaurants, listSandwiches, listTags } from "#contract/explore.endpoints.ts";
import { reloadTables } from "./data-table/table.queries.ts";

/** Whatever shows restaurants or sandwiches. */
const catalogue: QueryKey[] = [
  ["restaurant"],
  ["restaurants"],
  ["sandwich"],
  ["sandwiches"],
  ["menu reviews"],
  endpointKey(listSandwiches),
  endpointKey(listRestaurants),
  endpointKey(listTags),
];

/** After a change: what is on the screen is loaded anew, what was seen before is forgotten. */
export async function reloadCatalogue(queryClient: QueryClient): Promise<void> {
  for (const queryKey of catalogue) {
    queryClient.removeQueries({ queryKey, type: "inactive" });
  }
  await Promise.all([
    reloadTables(queryClient),
    ...catalogue.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ]);
}
