import type { QueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { loadEntries } from "#client/features/collection/entries.queries.ts";
import { tagsQuery } from "#client/features/sandwiches/tags.queries.ts";
import type { User } from "#contract/accounts.ts";
import type { ExploreView } from "#contract/explore-choices.ts";
import {
  exploreQueries,
  placesQuery,
  restaurantsInstead,
  suggestionQuery,
} from "./explore.queries.ts";
import type { ExploreSearch } from "./explore-search.ts";

export const loadExplore = (client: QueryClient, view: ExploreView, search: ExploreSearch) =>
  Promise.all([
    loadList(client, view, search),
    client.prefetchQuery(tagsQuery),
    search.q && client.prefetchQuery(suggestionQuery(view, search.q)),
  ]);

async function loadList(client: QueryClient, view: ExploreView, search: ExploreSearch) {
  // The page shows no list for an unknown place.
  if (search.place && !search.near && isUnknown(client, search.place)) return;
  const viewer = await client.ensureQueryData(viewerQuery);
  if (view === "restaurants") return loadRestaurants(client, search, viewer);
  const isEmpty = await loadSandwiches(client, search, viewer);
  if (isEmpty && search.q) await loadRestaurants(client, restaurantsInstead(search), viewer);
}

const isUnknown = (client: QueryClient, place: string) =>
  client.getQueryData(placesQuery(place).queryKey)?.length === 0;

async function loadSandwiches(client: QueryClient, search: ExploreSearch, viewer: User | null) {
  const { pages } = await client.ensureInfiniteQueryData(exploreQueries.sandwiches(search, viewer));
  const found = pages.flatMap(({ items }) => items);
  await loadEntries(client, found);
  return found.length === 0;
}

async function loadRestaurants(client: QueryClient, search: ExploreSearch, viewer: User | null) {
  await client.ensureInfiniteQueryData(exploreQueries.restaurants(search, viewer));
}
