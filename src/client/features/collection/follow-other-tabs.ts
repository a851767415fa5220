import type { QueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { entryChanges } from "./change-entry.ts";
import { entriesQuery } from "./entries.queries.ts";
import { onEntriesChangedElsewhere } from "./other-tabs.ts";

export function followEntriesOfOtherTabs(queryClient: QueryClient) {
  onEntriesChangedElsewhere(() => {
    const viewer = queryClient.getQueryData(viewerQuery.queryKey);
    // A change that runs here reloads at its end.
    const isBusy = queryClient.isMutating({ mutationKey: [entryChanges] }) > 0;
    if (viewer && !isBusy) queryClient.invalidateQueries(entriesQuery(viewer.id));
  });
}
