import type { QueryClient } from "@tanstack/react-query";
import { reloadTables } from "./data-table/table.queries.ts";

/** Whatever shows restaurants or sandwiches. */
const catalogue = [
  "restaurant",
  "restaurants",
  "sandwich",
  "sandwiches",
  "explore",
  "menu reviews",
  "tags",
];

/** After a change: what is on the screen is loaded anew, what was seen before is forgotten. */
export async function reloadCatalogue(queryClient: QueryClient): Promise<void> {
  for (const key of catalogue) {
    queryClient.removeQueries({ queryKey: [key], type: "inactive" });
  }
  await Promise.all([
    reloadTables(queryClient),
    ...catalogue.map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  ]);
}
