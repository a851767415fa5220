import type { QueryClient } from "@tanstack/react-query";
import { progressKey } from "#client/features/gamification/follow-progress.ts";
import { collectionPagesKey, entryKey, entryListsKey } from "./entries.queries.ts";
import { savedRestaurantsQuery } from "./saved-restaurants.queries.ts";

/** Call it after a change that no toggle here made: one in another tab, or an import. */
export function reloadCollection(queryClient: QueryClient, userId: string): void {
  queryClient.invalidateQueries({
    queryKey: entryKey(userId),
    // An answer from before the change would overwrite what the page shows already.
    predicate: ({ queryKey }) => !isEntryChanging(queryClient, Number(queryKey.at(-1))),
  });
  queryClient.invalidateQueries({ queryKey: entryListsKey(userId) });
  queryClient.invalidateQueries({ queryKey: collectionPagesKey(userId) });
  queryClient.invalidateQueries(savedRestaurantsQuery(userId));
  queryClient.invalidateQueries({ queryKey: progressKey(userId) });
}

/** The start of the mutation key of every change of this sandwich's entry. */
export const entryChangeKey = (sandwichId: number) => ["entry changes", sandwichId] as const;

export const isEntryChanging = (queryClient: QueryClient, sandwichId: number): boolean =>
  queryClient.isMutating({ mutationKey: entryChangeKey(sandwichId) }) > 0;
