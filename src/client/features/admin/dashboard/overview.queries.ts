import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "#client/lib/query-client.ts";
import type { Overview } from "#contract/administration.ts";
import { tablesKey } from "../data-table/table.queries.ts";

/** Goes with the tables: whatever changes them changes the numbers. */
export const overviewQuery = queryOptions({
  queryKey: [...tablesKey, "overview"],
  queryFn: ({ client, signal }) => apiOf(client).get<Overview>("/api/admin/overview", signal),
});
