import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type UseInfiniteQueryResult,
} from "@tanstack/react-query";
import { personalKey } from "#client/features/accounts/viewer.queries.ts";
import type { ApiPage } from "#client/lib/api.ts";
import { writeCoordinates } from "#client/lib/coordinates.ts";
import { endpointQuery, growingListQuery } from "#client/lib/endpoint-query.ts";
import type { User } from "#contract/accounts.ts";
import { endpointUrl, type RequestArgument, type RequestOf } from "#contract/endpoint.ts";
import {
  listPlaces,
  listRestaurants,
  listSandwiches,
  suggestSpelling,
} from "#contract/explore.endpoints.ts";
import type { ExploreView } from "#contract/explore-choices.ts";
import { exploreFilters, type Filter } from "#contract/explore-filters.ts";
import type { ExploreSearch } from "./explore-search.ts";

export type ResultList<Item> = UseInfiniteQueryResult<InfiniteData<ApiPage<Item>>>;

type ListEndpoint = typeof listSandwiches | typeof listRestaurants;

export const exploreQueries = {
  sandwiches: (search: ExploreSearch, viewer: User | null) =>
    listQuery(listSandwiches, search, viewer),
  restaurants: (search: ExploreSearch, viewer: User | null) =>
    listQuery(listRestaurants, search, viewer),
};

/** The search for restaurants whose words no sandwich has. */
export const restaurantsInstead = ({ q, near, place }: ExploreSearch): ExploreSearch => ({
  q,
  near,
  place,
});

function listQuery<E extends ListEndpoint>(
  endpoint: E,
  search: ExploreSearch,
  viewer: User | null,
) {
  const request = toRequest<E>(apiQuery(search, viewer !== null));
  return infiniteQueryOptions({
    ...growingListQuery(listKey(endpoint, search, viewer), endpoint, request, search.cursor),
    // Going back shows the list as it was left, after any time.
    gcTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

/** A list that depends on the member's entries has a key below theirs, so that changes of entries reload it. */
function listKey(endpoint: ListEndpoint, search: ExploreSearch, viewer: User | null) {
  const url = listUrl(endpoint, search, viewer !== null);
  const key = [endpoint.path, url, search.cursor ?? ""];
  const isPersonal = url !== listUrl(endpoint, search, false);
  if (!viewer || !isPersonal) return key;
  return personalKey(viewer.id, endpoint === listSandwiches ? "entries" : "restaurants", ...key);
}

export const listUrl = <E extends ListEndpoint>(
  endpoint: E,
  search: ExploreSearch,
  isMember: boolean,
): string =>
  endpointUrl(endpoint, ...([toRequest<E>(apiQuery(search, isMember))] as RequestArgument<E>));

const pageSize = 24;

/** Leaves out filters that need a member or a place until there is one. */
function apiQuery(search: ExploreSearch, isMember: boolean) {
  const { view: _view, place: _place, cursor: _cursor, ...query } = search;
  if (!search.near && search.sort === "distance") query.sort = undefined;
  const filters: Record<string, Filter> = exploreFilters;
  const applied = Object.entries(query).filter(([name]) => {
    const filter = filters[name];
    return !filter || canApply(filter, search, isMember);
  });
  return { ...Object.fromEntries(applied), limit: pageSize };
}

/** TypeScript cannot follow names through `fromEntries`; a property test checks the query. */
const toRequest = <E extends ListEndpoint>(query: object) =>
  ({ query }) as unknown as RequestOf<E> & { query: object };

export function canApply({ needs }: Filter, { near }: ExploreSearch, isMember: boolean): boolean {
  if (needs === "member") return isMember;
  return needs !== "place" || near !== undefined;
}

export const suggestionQuery = (view: ExploreView, q: string) =>
  endpointQuery(suggestSpelling, { query: { q, view } });

/** Cities and postcodes of locations that start with the typed text. */
export const placesQuery = (typed: string) => endpointQuery(listPlaces, { query: { q: typed } });

/** The coordinates and name of a typed place; undefined if no location is there. */
export async function resolvePlace(queryClient: QueryClient, typed: string) {
  try {
    const [place] = await queryClient.ensureQueryData(placesQuery(typed));
    return place && { near: writeCoordinates(place), place: place.label };
  } catch {
    // The list is shown without the place.
    return undefined;
  }
}
