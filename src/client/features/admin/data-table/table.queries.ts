import type { QueryClient, UseSuspenseQueryOptions } from "@tanstack/react-query";
import { personalKey } from "#client/features/accounts/viewer.queries.ts";
import type { ApiPage } from "#client/lib/api.ts";
import { pageQuery } from "#client/lib/endpoint-query.ts";
import type { Endpoint, RequestArgument, RequestOf } from "#contract/endpoint.ts";

/** The filters, order and cursor that a list takes. */
export type ListSearch<E> =
  RequestOf<E> extends { query?: infer Query } ? Omit<NonNullable<Query>, "limit"> : never;

/** Personal, so that a logout removes the tables from the cache. */
export const tablesKey = personalKey("team", "tables");

const rowsPerPage = 25;

/** The query of one page of a table. */
export type TableQuery<Row> = UseSuspenseQueryOptions<ApiPage<Row>, Error, ApiPage<Row>, unknown[]>;

export function tableQuery<E extends Endpoint>(
  endpoint: E,
  { cursor, ...filters }: ListSearch<E> & { cursor?: string },
) {
  const request = { query: { ...filters, cursor, limit: rowsPerPage } };
  // The links between pages expect the cursor at the end.
  const queryKey: unknown[] = [...tablesKey, endpoint.path, filters, cursor ?? ""];
  return pageQuery(queryKey, endpoint, ...([request] as unknown as RequestArgument<E>));
}

/** Call it after a change, because any table may show it. */
export const reloadTables = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: tablesKey });

/** For a `Change` that tables show. A failure reloads too, because somebody else may have changed the row. */
export const reloadsTables = { reload: reloadTables, reloadsOnFailure: true };
