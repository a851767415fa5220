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

/** After a change: loads again what is on the screen, and forgets the rest. */
export async function reloadCatalogue(queryClient: QueryClient): Promise<void> {
  for (const key of catalogue) {
    queryClient.removeQueries({ queryKey: [key], type: "inactive" });
  }
  await Promise.all([
    reloadTables(queryClient),
    ...catalogue.map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  ]);
}

/** For a `Change` of the catalogue. After a failure too: somebody else may have changed the same. */
export const reloadsCatalogue = { reload: reloadCatalogue, reloadsOnFailure: true };
