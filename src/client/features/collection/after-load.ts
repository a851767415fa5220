import type { QueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { onEntriesChangedElsewhere } from "./other-tabs.ts";
import { reloadCollection } from "./reload-collection.ts";

// The first click finds its code already here.
import "./flip-entry.ts";

export function followEntriesOfOtherTabs(queryClient: QueryClient) {
  onEntriesChangedElsewhere(() => {
    const viewer = queryClient.getQueryData(viewerQuery.queryKey);
    if (viewer) reloadCollection(queryClient, viewer.id);
  });
}
