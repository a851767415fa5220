import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { isUnauthenticated } from "#client/lib/api.ts";
import { apiOf } from "#client/lib/query-client.ts";
import type { User } from "#contract/accounts.ts";

/** The signed-in member, or null for a visitor. It comes with the HTML, so the browser does not request it. */
export const viewerQuery = queryOptions({
  queryKey: ["viewer"],
  queryFn: async ({ client, signal }): Promise<User | null> => {
    try {
      return await apiOf(client).get<User>("/api/auth/me", signal);
    } catch (error) {
      if (isUnauthenticated(error)) return null;
      throw error;
    }
  },
});

const personal = "mine";

/** Query key of data that only this member may see. `setViewer` removes it from the cache. */
export const personalKey = (memberId: string, ...rest: string[]) => [personal, memberId, ...rest];

/** After a login, a logout or the end of a session. */
export function setViewer(queryClient: QueryClient, viewer: User | null) {
  queryClient.setQueryData(viewerQuery.queryKey, viewer);
  queryClient.removeQueries({ queryKey: [personal] });
}
