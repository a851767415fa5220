import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { listTrash } from "#contract/trash.endpoints.ts";
import { tableQuery } from "./data-table/table.queries.ts";
import { reloadCatalogue } from "./reload-catalogue.ts";

test("forgets what was seen of the catalogue, and marks the tables; the rest stays", async () => {
  const queryClient = new QueryClient();
  const table = tableQuery(listTrash, {}).queryKey;
  queryClient.setQueryData(["restaurant", 1], {});
  queryClient.setQueryData(["viewer"], {});
  queryClient.setQueryData(table, { items: [], nextCursor: null, total: null });
  await reloadCatalogue(queryClient);
  expect(queryClient.getQueryData(["restaurant", 1])).toBeUndefined();
  expect(queryClient.getQueryState(["viewer"])?.isInvalidated).toBe(false);
  expect(queryClient.getQueryState(table)?.isInvalidated).toBe(true);
});
