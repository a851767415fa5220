import {
  hashKey,
  notifyManager,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { isUnauthenticated } from "#client/lib/api.ts";
import { endpointKey } from "#client/lib/endpoint-query.ts";
import { getApi } from "#client/lib/query-client.ts";
import { findViewer } from "#contract/accounts.endpoints.ts";
import type { User } from "#contract/accounts.ts";

/** The signed-in member, or null for a visitor. It comes with the HTML, so the browser does not request it. */
export const viewerQuery = queryOptions({
  queryKey: endpointKey(findViewer),
  queryFn: async ({ client, signal }): Promise<User | null> => {
    try {
      return await getApi(client).call(findViewer, { signal });
    } catch (error) {
      if (isUnauthenticated(error)) return null;
      throw error;
    }
  },
});

const viewerHash = hashKey(viewerQuery.queryKey);

/**
 * The signed-in member, whom every page has loaded, or null for a visitor. Many parts of a page ask: the cache is read
 * without an observer for each of them.
 */
export function useViewer(): User | null {
  const cache = useQueryClient().getQueryCache();
  const read = () => cache.get<User | null>(viewerHash)?.state.data ?? null;
  // Told when queries are, which is after whoever set it has finished.
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  return useSyncExternalStore(subscribe, read, read);
}

const personal = "mine";

/** Query key of data that only this member may see. `setViewer` removes it from the cache. */
export const personalKey = (memberId: string, ...rest: string[]) => [personal, memberId, ...rest];

/** After a login, a logout or the end of a session. */
export function setViewer(queryClient: QueryClient, viewer: User | null) {
  queryClient.setQueryData(viewerQuery.queryKey, viewer);
  queryClient.removeQueries({ queryKey: [personal] });
}
