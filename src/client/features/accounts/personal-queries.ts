import type { QueryClient } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { viewerQuery } from "./viewer.queries.ts";

const mine = "mine";

/** The key of whatever only one member may see: it goes when that member does. */
export const personalKey = (userId: string, ...rest: string[]) => [mine, userId, ...rest];

/** From now on the screen belongs to this person, or to nobody. */
export function setViewer(queryClient: QueryClient, viewer: User | null) {
  queryClient.setQueryData(viewerQuery.queryKey, viewer);
  queryClient.removeQueries({ queryKey: [mine] });
}
