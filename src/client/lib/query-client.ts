import { type Query, QueryClient } from "@tanstack/react-query";
import type { Api } from "./api.ts";

const apis = new WeakMap<QueryClient, Api>();

/** Without a network a request fails at once. By default it would wait for the network. */
const networkMode = "always";

/** Loaded data is fresh until a change invalidates it. Nothing reloads or retries automatically. */
export function createQueryClient(api: Api, { isOnServer = false } = {}): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // The page does not repeat a query that failed in its loader. The server's HTML contains no failures: it shows
        // such a part as loading, and the browser requests it.
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

/** Removes a failed query once nothing shows it, so that the next visit requests it again. */
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
 * For a click on "Try again". The failed part is not mounted, so its query is removed and requested when it mounts.
 * Failed queries of mounted parts are requested here.
 */
export function retryFailures(client: QueryClient): void {
  client.removeQueries({ type: "inactive", predicate: hasOnlyFailed });
  client.refetchQueries({ type: "active", predicate: hasOnlyFailed });
}

const hasOnlyFailed = ({ state }: Query) =>
  state.status === "error" && state.data === undefined && state.fetchStatus === "idle";

/** The API client of a query cache, so that the same query options work in the browser and on the server. */
export function getApi(client: QueryClient): Api {
  const api = apis.get(client);
  if (!api) throw new Error("This QueryClient was not made by createQueryClient");
  return api;
}
