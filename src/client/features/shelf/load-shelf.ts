import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { requireMember } from "#client/features/accounts/require-access.ts";
import { loadSavedRestaurants } from "#client/features/collection/saved-restaurants.queries.ts";
import { exploreQueries } from "#client/features/explore/explore.queries.ts";
import type { User } from "#contract/accounts.ts";
import { countsQuery, shelfQuery } from "./shelf.queries.ts";
import type { CollectionSearch } from "./shelf-search.ts";

interface Address {
  path: "/collection" | "/wishlist";
  href: string;
  search: CollectionSearch;
}

/** The server's HTML is complete before it leaves; the browser shows the page at once and fills the shelf in. */
export async function loadShelf(client: QueryClient, { path, href, search }: Address) {
  const viewer = await requireMember(client, href);
  const everything = Promise.all([
    client.ensureQueryData(countsQuery(viewer.id)),
    loadTab(client, viewer, search),
  ]);
  if (!import.meta.env.SSR) return void everything.catch(() => undefined);
  await everything.catch((error) => {
    // A cursor in an address can be old, or anybody's.
    if (!search.cursor) throw error;
    throw redirect({ to: path, search: { ...search, cursor: undefined } });
  });
}

function loadTab(client: QueryClient, viewer: User, { tab, ...search }: CollectionSearch) {
  if (tab !== "restaurants") {
    return client.ensureInfiniteQueryData(shelfQuery(viewer.id, { ...search, tab }));
  }
  return Promise.all([
    client.ensureInfiniteQueryData(exploreQueries.restaurants(savedOnly(search), viewer)),
    loadSavedRestaurants(client),
  ]);
}

export const savedOnly = ({ q, cursor }: Pick<CollectionSearch, "q" | "cursor">) =>
  ({ view: "restaurants", saved: 1, q, cursor }) as const;
