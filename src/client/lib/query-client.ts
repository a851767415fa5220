import { type Query, QueryClient } from "@tanstack/react-query";
import type { Api } from "./api.ts";

const apis = new WeakMap<QueryClient, Api>();

/** Without a network everything fails and says so; by default it would wait in silence, and whoever waits for it too. */
const networkMode = "always";

/** Loaded data stays until a change of ours invalidates it; nothing is loaded again or retried behind the person's back. */
export function createQueryClient(api: Api, { isOnServer = false } = {}): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // What failed for the loader has failed for the page that it loads. In the server's HTML it is on its way: the
        // browser gets no failures from there and asks itself.
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

/** Whoever comes back to what failed asks for it anew. */
function forgetLeftFailures(client: QueryClient): void {
  const cache = client.getQueryCache();
  cache.subscribe(({ type, query }) => {
    if (type !== "observerRemoved" || !hasOnlyFailed(query)) return;
    // The next page may have taken over from the last one by then.
    queueMicrotask(() => {
      if (query.getObserversCount() === 0 && hasOnlyFailed(query)) cache.remove(query);
    });
  });
}

/**
 * For whoever clicks on "Try again" in the place of a part that failed: it is not there to ask for itself. What others
 * on the page show as well cannot be forgotten, and is asked for.
 */
export function retryFailures(client: QueryClient): void {
  client.removeQueries({ type: "inactive", predicate: hasOnlyFailed });
  client.refetchQueries({ type: "active", predicate: hasOnlyFailed });
}

const hasOnlyFailed = ({ state }: Query) =>
  state.status === "error" && state.data === undefined && state.fetchStatus === "idle";

/** What came as JSON goes as JSON; `undefined` stands in keys. */
type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };
type LoadedData = [key: Json[], data: Json][];

/** What the server's HTML brings along: data alone, since the browser asks itself for what failed. */
export const loadedData = (client: QueryClient) =>
  client.getQueriesData({}).filter(([, data]) => data !== undefined) as LoadedData;

export function takeLoadedData(client: QueryClient, loaded: LoadedData): void {
  for (const [key, data] of loaded) client.setQueryData(key, data);
}

/** So that one query-options value serves loaders and components, in the browser and on the server. */
export function getApi(client: QueryClient): Api {
  const api = apis.get(client);
  if (!api) throw new Error("This QueryClient was not made by createQueryClient");
  return api;
}
