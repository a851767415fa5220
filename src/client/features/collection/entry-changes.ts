import type { QueryClient } from "@tanstack/react-query";

export const entryChanges = "entry changes";

/** Whether a change of this sandwich's entry is on its way. */
export const isChanging = (queryClient: QueryClient, sandwichId: number): boolean =>
  queryClient.isMutating({ mutationKey: [entryChanges, sandwichId] }) > 0;
