import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type UseInfiniteQueryResult,
} from "@tanstack/react-query";
import { personalKey } from "#client/features/accounts/viewer.queries.ts";
import { apiOf } from "#client/lib/query-client.ts";
import type { User } from "#contract/accounts.ts";
import type { Suggestion } from "#contract/explore.ts";
import {
  type ExploreView,
  hiddenUnknownHeader,
  totalCountHeader,
} from "#contract/explore-choices.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Tag } from "#contract/tags.ts";
import type { ExploreSearch } from "./explore-search.ts";
import { listPath } from "./list-path.ts";

export interface ExplorePage<Item> {
  items: Item[];
  nextCursor: string | null;
  /** "128", "200+"; null when the server did not count. */
  total: string | null;
  /** How many were left out only because nobody stated an allergen. */
  hidden: string | null;
}

export type ResultList<Item> = UseInfiniteQueryResult<InfiniteData<ExplorePage<Item>>>;

export const exploreQueries = {
  sandwiches: (search: ExploreSearch, viewer: User | null) =>
    listQuery<Sandwich>("sandwiches", search, viewer),
  restaurants: (search: ExploreSearch, viewer: User | null) =>
    listQuery<Restaurant>("restaurants", search, viewer),
};

function listQuery<Item>(view: ExploreView, search: ExploreSearch, viewer: User | null) {
  const path = listPath(view, search, viewer !== null);
  return infiniteQueryOptions({
    queryKey: listKey(view, path, search, viewer),
    queryFn: async ({ client, signal, pageParam }): Promise<ExplorePage<Item>> => {
      const page = pageParam ? `${path}&${new URLSearchParams({ cursor: pageParam })}` : path;
      const { items, nextCursor, headers } = await apiOf(client).getPage<Item>(page, signal);
      return {
        items,
        nextCursor,
        total: headers.get(totalCountHeader),
        hidden: headers.get(hiddenUnknownHeader),
      };
    },
    initialPageParam: search.cursor ?? null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // The list is where the person left it, however long they looked at one of its sandwiches.
    gcTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

/** A member's own list hangs under their entries, so that a change of these reloads it. */
function listKey(view: ExploreView, path: string, search: ExploreSearch, viewer: User | null) {
  const key = ["explore", path, search.cursor ?? ""];
  const isPersonal = viewer && (search.saved || search.untried);
  if (!isPersonal) return key;
  return personalKey(viewer.id, view === "sandwiches" ? "entries" : "restaurants", ...key);
}

/** Those that find something. */
export const tagsQuery = queryOptions({
  queryKey: ["tags"],
  queryFn: ({ client, signal }) => apiOf(client).get<Tag[]>("/api/tags?used=1&limit=200", signal),
});

/** The nearest spelling that finds something. */
export const suggestionQuery = (view: ExploreView, q: string) =>
  queryOptions({
    queryKey: ["suggestion", view, q],
    queryFn: async ({ client, signal }) => {
      const path = `/api/search/suggestion?${new URLSearchParams({ q, view })}`;
      return (await apiOf(client).get<Suggestion>(path, signal)).suggestion;
    },
  });
