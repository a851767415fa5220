import type { QueryClient } from "@tanstack/react-query";
import { endpointQuery } from "#client/lib/endpoint-query.ts";
import { listPlaces } from "#contract/explore.endpoints.ts";
import { writeCoordinates } from "./coordinates.ts";

/** Cities and postcodes of our locations that start with what was typed. */
export const placesQuery = (typed: string) => endpointQuery(listPlaces, { query: { q: typed } });

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
