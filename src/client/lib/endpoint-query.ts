import { infiniteQueryOptions, type QueryKey, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, Endpoint, ItemOf, RequestArgument, RequestOf } from "#contract/endpoint.ts";
import { getApi } from "./query-client.ts";

/** The key of an endpoint's answer. Without a request it matches all answers of the endpoint. */
export function endpointKey<E extends Endpoint>(endpoint: E, ...request: RequestArgument<E> | []) {
  return [endpoint.path, ...request] as const;
}

/** A query with the key of its endpoint. */
export const endpointQuery = <E extends Endpoint>(endpoint: E, ...request: RequestArgument<E>) =>
  keyedQuery(endpointKey(endpoint, ...request), endpoint, ...request);

/** A query with a key of its own, below which changes invalidate it. */
export const keyedQuery = <Key extends QueryKey, E extends Endpoint>(
  queryKey: Key,
  endpoint: E,
  ...request: RequestArgument<E>
) =>
  queryOptions({
    queryKey,
    queryFn: ({ client, signal }): Promise<AnswerOf<E>> =>
      getApi(client).call(endpoint, ...withSignal<E>(request[0], signal)),
  });

/** The same for all pages of a list. */
export const wholeListQuery = <Key extends QueryKey, E extends Endpoint>(
  queryKey: Key,
  endpoint: E,
  ...request: RequestArgument<E>
) =>
  queryOptions({
    queryKey,
    queryFn: ({ client, signal }): Promise<ItemOf<E>[]> =>
      getApi(client).all(endpoint, ...withSignal<E>(request[0], signal)),
  });

/** The same for one page of a list. */
export const pageQuery = <Key extends QueryKey, E extends Endpoint>(
  queryKey: Key,
  endpoint: E,
  ...request: RequestArgument<E>
) =>
  queryOptions({
    queryKey,
    queryFn: ({ client, signal }) =>
      getApi(client).page(endpoint, ...withSignal<E>(request[0], signal)),
  });

/** The same for a list that grows page by page, from `cursor` on. */
export const growingListQuery = <Key extends QueryKey, E extends Endpoint>(
  queryKey: Key,
  endpoint: E,
  request: RequestOf<E> & { query?: object },
  cursor = "",
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ client, signal, pageParam }) => {
      const page = { ...request, query: { ...request.query, cursor: pageParam || undefined } };
      return getApi(client).page(endpoint, ...withSignal<E>(page, signal));
    },
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** TypeScript cannot add a property to the generic request. */
const withSignal = <E>(request: object | undefined, signal: AbortSignal) =>
  [{ ...request, signal }] as unknown as RequestArgument<E, { signal: AbortSignal }>;
