import { useSearch } from "@tanstack/react-router";
import type { Restaurant } from "#contract/restaurants.ts";
import { nearestOpenStreet } from "./nearest-open.ts";
import { useOpenState } from "./use-open-state.ts";

/** Which of several locations is open, to somebody whose position the address holds. */
export function OpenWhere({ restaurant }: { restaurant: Restaurant }) {
  const near = useSearch({ strict: false, select: ({ near }) => near });
  const { openLocations } = useOpenState(restaurant);
  const street =
    near && restaurant.locations.length > 1
      ? nearestOpenStreet(restaurant, openLocations, near)
      : null;
  return street && <p className="-mt-2 font-semibold text-pickle">Open at {street}</p>;
}
