import { queryOptions } from "@tanstack/react-query";
import type { Endpoint, RequestArgument } from "#contract/endpoint.ts";
import { getApi } from "./query-client.ts";

/** The key of what an endpoint answered; without a request the beginning of all its keys, to invalidate them. */
export function endpointKey<E extends Endpoint>(endpoint: E, ...request: RequestArgument<E> | []) {
  return [endpoint.path, ...request] as const;
}

/** A read under the key of its endpoint. For a list that is read page by page, see `Api.page` and `Api.all`. */
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
