import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import {
  ofMember,
  personalKey,
  useViewer,
  viewerQuery,
} from "#client/features/accounts/viewer.queries.ts";
import { batchById } from "#client/lib/batch-by-id.ts";
import { listEntries } from "#contract/collection.endpoints.ts";
import type { CollectionEntry } from "#contract/collection.ts";

/** The key of all single entries. */
export const entryKey = (userId: string) => personalKey(userId, "entry");

/** The key of every list and count that the server makes from the entries. */
export const entryListsKey = (userId: string) => personalKey(userId, "entries");

/** The key of the lists of collection and wishlist, whose cards follow each entry. */
export const collectionPagesKey = (userId: string) => personalKey(userId, "collection pages");

const findEntry = batchById({
  endpoint: listEntries,
  request: (id, sandwichIds, limit) => ({ id, query: { sandwichIds, limit } }),
  readId: ({ sandwichId }) => sandwichId,
});

/** The member's entry of one sandwich, or null. Every button and card of the sandwich reads it. */
export const entryQuery = (userId: string, sandwichId: number) =>
  queryOptions({
    queryKey: [...entryKey(userId), String(sandwichId)],
    queryFn: ({ client }): Promise<CollectionEntry | null> => findEntry(client, userId, sandwichId),
    // Keeps the cards of the collection from reloading their entries after an hour.
    gcTime: Number.POSITIVE_INFINITY,
  });

/** For a route's loader, so that the HTML has the right toggles. Ignores failures. */
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

export interface EntryState {
  /** Null without an entry, undefined while unknown. */
  entry: CollectionEntry | null | undefined;
  isLoading: boolean;
}

export function useEntryState(sandwichId: number): EntryState {
  const viewer = useViewer();
  const { data, isLoading } = useQuery(
    ofMember(viewer, (memberId) => entryQuery(memberId, sandwichId)),
  );
  return { entry: viewer ? data : null, isLoading };
}

export const useEntry = (sandwichId: number) => useEntryState(sandwichId).entry;
