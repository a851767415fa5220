import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { apiOf } from "#client/lib/query-client.ts";
import type { Place } from "#contract/places.ts";
import { writeCoordinates } from "./coordinates.ts";

/** Cities and postcodes of our locations that start with what was typed. */
export const placesQuery = (typed: string) =>
  queryOptions({
    queryKey: ["places", typed],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<Place[]>(`/api/places?${new URLSearchParams({ q: typed })}`, signal),
  });

/** The coordinates and our name of a typed place; undefined when no location is there. */
export async function resolvePlace(queryClient: QueryClient, typed: string) {
  try {
    const [place] = await queryClient.ensureQueryData(placesQuery(typed));
    return place && { near: writeCoordinates(place), place: place.label };
  } catch {
    // The list is worth showing without it.
    return undefined;
  }
}
