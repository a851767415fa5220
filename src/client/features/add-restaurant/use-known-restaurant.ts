import { useQuery } from "@tanstack/react-query";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";
import { menuQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { useDraft } from "./use-draft.ts";

/** The restaurant that the parts go to, as the catalogue has it; nothing while it is a new one. */
export function useKnownRestaurant() {
  const { draft } = useDraft();
  const id = draft.restaurant?.id ?? 0;
  const enabled = draft.restaurant !== null;
  const { data: restaurant, isError } = useQuery({ ...restaurantQuery(id), enabled });
  const { data: menu = [] } = useQuery({ ...menuQuery(id), enabled });
  return { restaurant, isGone: isError, locations: restaurant?.locations ?? [], menu };
}
