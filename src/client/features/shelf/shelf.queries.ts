import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import {
  entryListsKey,
  entryQuery,
  shelfKey,
} from "#client/features/collection/entries.queries.ts";
import { isChanging } from "#client/features/collection/entry-changes.ts";
import { apiOf } from "#client/lib/query-client.ts";
import type { CollectionCounts, ListedEntry } from "#contract/collection.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { ShelfSearch } from "./shelf-search.ts";

const pageSize = 24;

/** A sandwich as it stands on a shelf. What the member keeps of it is the entry's, known to every surface alike. */
export interface ShelfSandwich extends Sandwich {
  isListed: boolean;
  ownRating: number | null;
}

export interface ShelfPage {
  items: ShelfSandwich[];
  nextCursor: string | null;
}

const pathOf = (userId: string) => `/api/users/${encodeURIComponent(userId)}`;

export const shelfQuery = (userId: string, { cursor, ...search }: ShelfSearch) => {
  const query = new URLSearchParams({ include: "sandwich", limit: String(pageSize) });
  for (const [name, value] of Object.entries(search)) if (value) query.set(name, value);
  const path = `${pathOf(userId)}/sandwiches?${query}`;
  return infiniteQueryOptions({
    queryKey: [...shelfKey(userId), path, cursor ?? ""],
    queryFn: async ({ client, signal, pageParam }): Promise<ShelfPage> => {
      const page = pageParam ? `${path}&${new URLSearchParams({ cursor: pageParam })}` : path;
      const { items, nextCursor } = await apiOf(client).getPage<ListedEntry>(page, signal);
      return { items: items.flatMap((entry) => putOnShelf(client, userId, entry)), nextCursor };
    },
    initialPageParam: cursor ?? null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // The shelf is where the person left it, however long they looked at one of its sandwiches.
    gcTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
};

function putOnShelf(client: QueryClient, userId: string, listed: ListedEntry): ShelfSandwich[] {
  const { sandwich, isListed = true, ownRating = null, ...entry } = listed;
  // A change on its way knows better than an answer that was made before it.
  if (!isChanging(client, entry.sandwichId)) {
    client.setQueryData(entryQuery(userId, entry.sandwichId).queryKey, entry);
  }
  return sandwich ? [{ ...sandwich, isListed, ownRating }] : [];
}

export const countsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...entryListsKey(userId), "counts"],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<CollectionCounts>(`${pathOf(userId)}/collection-counts`, signal),
  });
