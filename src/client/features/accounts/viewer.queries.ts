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

/** The logged-in member, or null for a visitor. The HTML has it, so the browser does not request it. */
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
 * The logged-in member, or null for a visitor. Reads the cache without a query observer, because many parts of a page
 * use it.
 */
export function useViewer(): User | null {
  const cache = useQueryClient().getQueryCache();
  const read = () => cache.get<User | null>(viewerHash)?.state.data ?? null;
  // Batched like the notifications of queries, which come after the update has finished.
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  return useSyncExternalStore(subscribe, read, read);
}

const personal = "mine";

/** Key of data that only this member may see. `setViewer` removes it from the cache. */
export const personalKey = (memberId: string, ...rest: string[]) => [personal, memberId, ...rest];

/** Call it after a login, a logout or the end of a session. */
export function setViewer(queryClient: QueryClient, viewer: User | null) {
  queryClient.setQueryData(viewerQuery.queryKey, viewer);
  queryClient.removeQueries({ queryKey: [personal] });
}

/** Makes a query of a member's own data, which waits while nobody is logged in. */
export const ofMember = <Query extends object>(
  viewer: User | null,
  query: (memberId: string) => Query,
) => ({ ...query(viewer?.id ?? ""), enabled: viewer !== null });
