import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type UseInfiniteQueryResult,
} from "@tanstack/react-query";
import { personalKey } from "#client/features/accounts/personal-queries.ts";
import { apiOf } from "#client/lib/query-client.ts";
import type { User } from "#contract/accounts.ts";
import type { Suggestion } from "#contract/explore.ts";
import {
  type ExploreView,
  hiddenUnknownHeader,
  totalCountHeader,
} from "#contract/explore-choices.ts";
import { exploreFilters, type Filter } from "#contract/explore-filters.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Tag } from "#contract/tags.ts";
import type { ExploreSearch } from "./explore-search.ts";

export interface ExplorePage<Item> {
  items: Item[];
  nextCursor: string | null;
  /** "128", "200+"; null when the server did not count. */
  total: string | null;
  /** How many were left out only because an allergen is unknown. */
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
    // Going back shows the list as it was left, however long the visit to one of its pages took.
    gcTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

const pageSize = 24;

/** The API path of the list. Filters that need a member or a place are left out until there is one. */
export function listPath(view: ExploreView, search: ExploreSearch, isMember: boolean): string {
  const { view: _view, place: _place, cursor: _cursor, ...query } = search;
  if (!search.near && search.sort === "distance") query.sort = undefined;
  const filters: Record<string, Filter> = exploreFilters;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const filter = filters[name];
    if (value === undefined || (filter && !canApply(filter, search, isMember))) continue;
    parameters.set(name, String(value));
  }
  parameters.set("limit", String(pageSize));
  return `/api/${view}?${parameters}`;
}

export function canApply({ needs }: Filter, { near }: ExploreSearch, isMember: boolean): boolean {
  if (needs === "member") return isMember;
  return needs !== "place" || near !== undefined;
}

/** A list that depends on the member's entries has a key below theirs, so that a change of entries reloads it. */
function listKey(view: ExploreView, path: string, search: ExploreSearch, viewer: User | null) {
  const key = ["explore", path, search.cursor ?? ""];
  const isPersonal = path !== listPath(view, search, false);
  if (!viewer || !isPersonal) return key;
  return personalKey(viewer.id, view === "sandwiches" ? "entries" : "restaurants", ...key);
}

/** The tags that some sandwich has. */
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
