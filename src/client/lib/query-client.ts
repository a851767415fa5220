import { QueryClient } from "@tanstack/react-query";
import type { Api } from "./api.ts";

const apis = new WeakMap<QueryClient, Api>();

/** Without a network everything fails and says so; by default it would wait in silence, and whoever waits for it too. */
const networkMode = "always";

/** Loaded data stays until a change of ours invalidates it; nothing is loaded again or retried behind the person's back. */
export function createQueryClient(api: Api): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        networkMode,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode },
    },
  });
  apis.set(client, api);
  return client;
}

/** So that one query-options value serves loaders and components, in the browser and on the server. */
export function apiOf(client: QueryClient): Api {
  const api = apis.get(client);
  if (!api) throw new Error("This QueryClient was not made by createQueryClient");
  return api;
}
