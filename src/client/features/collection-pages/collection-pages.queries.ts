import { infiniteQueryOptions, keepPreviousData, type QueryClient } from "@tanstack/react-query";
import type { ParsedLocation } from "@tanstack/react-router";
import { requireMember } from "#client/features/accounts/require-access.ts";
import {
  collectionPagesKey,
  entryListsKey,
  entryQuery,
} from "#client/features/collection/entries.queries.ts";
import { isEntryChanging } from "#client/features/collection/reload-collection.ts";
import { loadSavedRestaurants } from "#client/features/collection/saved-restaurants.queries.ts";
import { exploreQueries } from "#client/features/explore/explore.queries.ts";
import type { ApiPage } from "#client/lib/api.ts";
import { keyedQuery } from "#client/lib/endpoint-query.ts";
import { loadForServer } from "#client/lib/load-or-not-found.ts";
import { getApi } from "#client/lib/query-client.ts";
import type { User } from "#contract/accounts.ts";
import { countEntries, listEntries } from "#contract/collection.endpoints.ts";
import type { ListedEntry } from "#contract/collection.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { CollectionSearch, EntrySearch } from "./collection-search.ts";

const pageSize = 24;

/** A sandwich of the collection. The entry itself is read from `entryQuery`. */
export interface KeptSandwich extends Sandwich {
  isListed: boolean;
  ownRating: number | null;
  openingHours: NonNullable<ListedEntry["openingHours"]>;
}

export const collectionQuery = (userId: string, { cursor, place: _, ...search }: EntrySearch) =>
  infiniteQueryOptions({
    queryKey: [...collectionPagesKey(userId), search, cursor ?? ""],
    queryFn: async ({ client, signal, pageParam }): Promise<ApiPage<KeptSandwich>> => {
      const page = await getApi(client).page(listEntries, {
        id: userId,
        query: { include: "sandwich", limit: pageSize, ...search, cursor: pageParam ?? undefined },
        signal,
      });
      return { ...page, items: page.items.flatMap((entry) => cacheEntry(client, userId, entry)) };
    },
    initialPageParam: cursor ?? null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Going back shows the list as it was left, after any time.
    gcTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

/** Puts the entry into the cache, where the buttons on the card find it. */
function cacheEntry(client: QueryClient, userId: string, listed: ListedEntry): KeptSandwich[] {
  const { sandwich, isListed = true, ownRating = null, ...rest } = listed;
  const { openingHours = [], distanceMiles, ...entry } = rest;
  // This answer may be older than the change that is being sent.
  if (!isEntryChanging(client, entry.sandwichId)) {
    client.setQueryData(entryQuery(userId, entry.sandwichId).queryKey, entry);
  }
  return sandwich ? [{ ...sandwich, isListed, ownRating, openingHours, distanceMiles }] : [];
}

export const collectionCountsQuery = (userId: string) =>
  keyedQuery([...entryListsKey(userId), "counts"], countEntries, { id: userId });

export async function loadCollectionPage(
  client: QueryClient,
  location: ParsedLocation,
  search: CollectionSearch,
) {
  const viewer = await requireMember(client, location.href);
  const everything = Promise.all([
    client.ensureQueryData(collectionCountsQuery(viewer.id)),
    loadTab(client, viewer, search),
  ]);
  await loadForServer(everything, location);
}

function loadTab(client: QueryClient, viewer: User, { tab, ...search }: CollectionSearch) {
  if (tab !== "restaurants") {
    return client.ensureInfiniteQueryData(collectionQuery(viewer.id, { ...search, tab }));
  }
  return Promise.all([
    client.ensureInfiniteQueryData(
      exploreQueries.restaurants(savedRestaurantsSearch(search), viewer),
    ),
    loadSavedRestaurants(client),
  ]);
}

export const savedRestaurantsSearch = ({ q, cursor }: Pick<CollectionSearch, "q" | "cursor">) =>
  ({ view: "restaurants", saved: 1, q, cursor }) as const;
