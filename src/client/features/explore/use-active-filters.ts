import { useDistanceUnit } from "#client/features/places/use-distance-unit.ts";
import { type ActiveFilter, activeFilters } from "./active-filters.ts";
import { useExplore } from "./explore-context.ts";

export function useActiveFilters(): ActiveFilter[] {
  const { search, viewer } = useExplore();
  return activeFilters(search, { isMember: viewer !== null, unit: useDistanceUnit() });
}
