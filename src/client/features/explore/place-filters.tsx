import { formatRadius, radiusChoices } from "#client/features/places/distance.ts";
import { useDistanceUnit } from "#client/features/places/use-distance-unit.ts";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { useExplore } from "./explore-context.ts";
import { FilterGroup } from "./filter-group.tsx";

/** Without a place, choosing a distance asks for the position first. */
export function PlaceFilters() {
  const { search, change, position } = useExplore();
  const unit = useDistanceUnit();
  const radii = radiusChoices(unit);
  const { within } = search;
  const shown = within && !radii.includes(within) ? [...radii, within] : radii;
  const options = shown.map((miles) => ({
    value: String(miles),
    label: `Within ${formatRadius(miles, unit)}`,
  }));

  function choose(miles: number) {
    const patch = { within: miles || undefined };
    if (search.near || !miles) change(patch);
    else position.goNearMe(patch);
  }
  return (
    <FilterGroup legend={search.near ? `Distance from ${search.place}` : "Distance"}>
      <NativeSelect
        name="within"
        aria-label="Distance"
        options={[{ value: "", label: "Any distance" }, ...options]}
        value={String(within ?? "")}
        onChange={({ target }) => choose(Number(target.value))}
      />
    </FilterGroup>
  );
}
