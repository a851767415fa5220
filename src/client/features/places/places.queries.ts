import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "#client/lib/query-client.ts";
import type { Place } from "#contract/places.ts";

/** Cities and postcodes of our locations that start with what was typed. */
export const placesQuery = (typed: string) =>
  queryOptions({
    queryKey: ["places", typed],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<Place[]>(`/api/places?${new URLSearchParams({ q: typed })}`, signal),
  });
