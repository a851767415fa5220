import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";
import { listTrash } from "#contract/trash.endpoints.ts";
import { tableQuery } from "./data-table/table.queries.ts";
import { reloadCatalogue } from "./reload-catalogue.ts";

test("forgets what was seen of the catalogue, and marks the tables; the rest stays", async () => {
  const queryClient = new QueryClient();
  const restaurant: QueryKey = restaurantQuery(1).queryKey;
  const table = tableQuery(listTrash, {}).queryKey;
  queryClient.setQueryData(restaurant, {});
  queryClient.setQueryData(["viewer"], {});
  queryClient.setQueryData(table, { items: [], nextCursor: null, total: null, hidden: null });
  await reloadCatalogue(queryClient);
  expect(queryClient.getQueryData(restaurant)).toBeUndefined();
  expect(queryClient.getQueryState(["viewer"])?.isInvalidated).toBe(false);
  expect(queryClient.getQueryState(table)?.isInvalidated).toBe(true);
});
