import { type Query, QueryClient } from "@tanstack/react-query";
import type { Api } from "./api.ts";

const apis = new WeakMap<QueryClient, Api>();

/** Without a network a request fails at once. By default it would be paused until the network is back. */
const networkMode = "always";

/** Loaded data stays until a change of ours invalidates it. Nothing is loaded again or retried by itself. */
export function createQueryClient(api: Api, { isOnServer = false } = {}): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // A query that failed in the loader is not requested again by the page. The server's HTML carries no failures:
        // it shows such a part as loading, and the browser requests it.
        retryOnMount: isOnServer,
        networkMode,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode },
    },
  });
  apis.set(client, api);
  forgetLeftFailures(client);
  return client;
}

/** Removes a failed query when nothing shows it any more, so that the next visit requests it again. */
function forgetLeftFailures(client: QueryClient): void {
  const cache = client.getQueryCache();
  cache.subscribe(({ type, query }) => {
    if (type !== "observerRemoved" || !hasOnlyFailed(query)) return;
    // The next page may show the same query.
    queueMicrotask(() => {
      if (query.getObserversCount() === 0 && hasOnlyFailed(query)) cache.remove(query);
    });
  });
}

/**
 * For a click on "Try again": the failed part is not mounted and cannot request its data. Failed queries that nothing
 * shows are removed, so that the part requests them when it mounts. Those that other parts show are requested here.
 */
export function retryFailures(client: QueryClient): void {
  client.removeQueries({ type: "inactive", predicate: hasOnlyFailed });
  client.refetchQueries({ type: "active", predicate: hasOnlyFailed });
}

const hasOnlyFailed = ({ state }: Query) =>
  state.status === "error" && state.data === undefined && state.fetchStatus === "idle";

/** The API client of a query cache. With it the same query options work in the browser and on the server. */
export function getApi(client: QueryClient): Api {
  const api = apis.get(client);
  if (!api) throw new Error("This QueryClient was not made by createQueryClient");
  return api;
}
