import type { QueryClient } from "@tanstack/react-query";
import { progressKey } from "#client/features/gamification/follow-progress.ts";
import { collectionPagesKey, entryKey, entryListsKey } from "./entries.queries.ts";
import { savedRestaurantsQuery } from "./saved-restaurants.queries.ts";

/** Call it after a change that did not come from a toggle in this tab. */
export function reloadCollection(queryClient: QueryClient, userId: string): void {
  queryClient.invalidateQueries({
    queryKey: entryKey(userId),
    // An answer from before the change would overwrite what the page shows.
    predicate: ({ queryKey }) => !isEntryChanging(queryClient, Number(queryKey.at(-1))),
  });
  queryClient.invalidateQueries({ queryKey: entryListsKey(userId) });
  queryClient.invalidateQueries({ queryKey: collectionPagesKey(userId) });
  queryClient.invalidateQueries(savedRestaurantsQuery(userId));
  queryClient.invalidateQueries({ queryKey: progressKey(userId) });
}

export const entryChangeKey = (sandwichId: number) => ["entry changes", sandwichId] as const;

export const isEntryChanging = (queryClient: QueryClient, sandwichId: number): boolean =>
  queryClient.isMutating({ mutationKey: entryChangeKey(sandwichId) }) > 0;
