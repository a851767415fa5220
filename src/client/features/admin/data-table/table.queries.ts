import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { personalKey } from "#client/features/accounts/personal-queries.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { totalCountHeader } from "#contract/explore-choices.ts";
import { withSearch } from "./table-address.ts";

export interface TablePage<Row> {
  items: Row[];
  nextCursor: string | null;
  /** "128", "1000+"; null when the server did not count. */
  total: string | null;
}

/** Personal, because only the team may see them: they are removed from the cache on logout. */
export const tablesKey = personalKey("team", "tables");

const rowsPerPage = 25;

/** A page of a table; `path` is the call that lists its rows. */
export const tableQuery = <Row>(path: string, { cursor, ...search }: { cursor?: string } = {}) =>
  queryOptions({
    queryKey: [...tablesKey, path, search, cursor ?? ""],
    queryFn: async ({ client, signal }): Promise<TablePage<Row>> => {
      const call = withSearch(path, { ...search, cursor, limit: rowsPerPage });
      const { items, nextCursor, headers } = await apiOf(client).getPage<Row>(call, signal);
      return { items, nextCursor, total: headers.get(totalCountHeader) };
    },
  });

/** After a change: any table may show what has changed. */
export const reloadTables = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: tablesKey });
