import { queryOptions } from "@tanstack/react-query";
import type { Endpoint, RequestArgument } from "#contract/endpoint.ts";
import { getApi } from "./query-client.ts";

/** The key of an endpoint's answer. Without a request it matches all answers of the endpoint. */
export function endpointKey<E extends Endpoint>(endpoint: E, ...request: RequestArgument<E> | []) {
  return [endpoint.path, ...request] as const;
}

/** A query with the key of its endpoint. For lists in pages see `Api.page` and `Api.all`. */
export function endpointQuery<E extends Endpoint>(endpoint: E, ...request: RequestArgument<E>) {
  return queryOptions({
    queryKey: endpointKey(endpoint, ...request),
    queryFn: ({ client, signal }) =>
      getApi(client).call(
        endpoint,
        ...([{ ...request[0], signal }] as unknown as RequestArgument<E>),
      ),
  });
}
