import type { QueryClient } from "@tanstack/react-query";
import { progressKey } from "#client/features/gamification/progress-key.ts";
import { entryKey, entryListsKey, shelfKey } from "./entries.queries.ts";
import { isChanging } from "./entry-changes.ts";
import { savedRestaurantsQuery } from "./saved-restaurants.queries.ts";

/** After a change that was not made by a click here: in another tab, or to many entries at once. */
export function reloadCollection(queryClient: QueryClient, userId: string): void {
  queryClient.invalidateQueries({
    queryKey: entryKey(userId),
    // What a change here shows already must not be undone by an older answer.
    predicate: ({ queryKey }) => !isChanging(queryClient, Number(queryKey.at(-1))),
  });
  queryClient.invalidateQueries({ queryKey: entryListsKey(userId) });
  queryClient.invalidateQueries({ queryKey: shelfKey(userId) });
  queryClient.invalidateQueries(savedRestaurantsQuery(userId));
  queryClient.invalidateQueries({ queryKey: progressKey(userId) });
}
