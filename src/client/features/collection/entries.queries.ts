import { type QueryClient, queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { personalKey, viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { askTogether } from "#client/lib/ask-together.ts";
import type { CollectionEntry } from "#contract/collection.ts";

/** Under it is every single entry that was asked for. */
export const entryKey = (userId: string) => personalKey(userId, "entry");

/** Under it is every list and number made from the entries. */
export const entryListsKey = (userId: string) => personalKey(userId, "entries");

/** Under it are the shelves: their cards follow each entry by themselves, so a change does not load them again. */
export const shelfKey = (userId: string) => personalKey(userId, "shelf");

const findEntry = askTogether<CollectionEntry>(
  "sandwiches?sandwichIds",
  ({ sandwichId }) => sandwichId,
);

/** What the member keeps of one sandwich, null when nothing: the one truth that every surface shows. */
export const entryQuery = (userId: string, sandwichId: number) =>
  queryOptions({
    queryKey: [...entryKey(userId), String(sandwichId)],
    queryFn: ({ client }): Promise<CollectionEntry | null> => findEntry(client, userId, sandwichId),
    // A shelf left alone for an hour still knows its entries.
    gcTime: Number.POSITIVE_INFINITY,
  });

/** For the loader of a route with these sandwiches: their toggles are then right in the HTML. A failure is no reason to show no page. */
export async function loadEntries(
  queryClient: QueryClient,
  sandwiches: readonly { id: number }[],
): Promise<void> {
  const viewer = await queryClient.ensureQueryData(viewerQuery);
  if (!viewer) return;
  await Promise.all(
    sandwiches.map(({ id }) => queryClient.prefetchQuery(entryQuery(viewer.id, id))),
  );
}

interface EntryState {
  /** Null: nothing is kept. Undefined: nobody knows. */
  entry: CollectionEntry | null | undefined;
  isLoading: boolean;
}

export function useEntryState(sandwichId: number): EntryState {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const { data, isLoading } = useQuery({
    ...entryQuery(viewer?.id ?? "", sandwichId),
    enabled: viewer !== null,
  });
  return { entry: viewer ? data : null, isLoading };
}

export const useEntry = (sandwichId: number) => useEntryState(sandwichId).entry;
