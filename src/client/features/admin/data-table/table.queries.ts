import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { personalKey } from "#client/features/accounts/viewer.queries.ts";
import { getApi } from "#client/lib/query-client.ts";
import type { Endpoint, ItemOf, RequestArgument, RequestOf } from "#contract/endpoint.ts";
import { totalCountHeader } from "#contract/explore-choices.ts";

export interface TablePage<Row> {
  items: Row[];
  nextCursor: string | null;
  /** "128", "1000+"; null when the server did not count. */
  total: string | null;
}

/** The filters, order and cursor that a list takes. */
export type ListSearch<E> =
  RequestOf<E> extends { query?: infer Query } ? Omit<NonNullable<Query>, "limit"> : never;

/** Personal, because only the team may see them: they are removed from the cache on logout. */
export const tablesKey = personalKey("team", "tables");

/** The beginning of the keys of all pages of a table; the key of each ends with its cursor. */
export const tablePagesKey = (endpoint: Endpoint, filters: object) =>
  [...tablesKey, endpoint.path, filters] as const;

const rowsPerPage = 25;

/** A page of a table. */
export function tableQuery<E extends Endpoint>(
  endpoint: E,
  { cursor, ...filters }: ListSearch<E> & { cursor?: string },
) {
  return queryOptions({
    queryKey: [...tablePagesKey(endpoint, filters), cursor ?? ""],
    queryFn: async ({ client, signal }): Promise<TablePage<ItemOf<E>>> => {
      const request = { query: { ...filters, cursor, limit: rowsPerPage }, signal };
      const { items, nextCursor, headers } = await getApi(client).page(
        endpoint,
        ...([request] as unknown as RequestArgument<E>),
      );
      return { items, nextCursor, total: headers.get(totalCountHeader) };
    },
  });
}

/** After a change: any table may show what has changed. */
export const reloadTables = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: tablesKey });

/** For a `Change` that tables show. After a failure too: somebody else may have changed the row. */
export const reloadsTables = { reload: reloadTables, reloadsOnFailure: true };
