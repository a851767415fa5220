import type { QueryClient } from "@tanstack/react-query";
import { writeCoordinates } from "./coordinates.ts";
import { placesQuery } from "./places.queries.ts";

/** Where a typed place is, under the name we know it by; nothing when no location is there. */
export async function resolvePlace(queryClient: QueryClient, typed: string) {
  try {
    const [place] = await queryClient.ensureQueryData(placesQuery(typed));
    return place && { near: writeCoordinates(place), place: place.label };
  } catch {
    // The list is worth showing without it.
    return undefined;
  }
}
