import { radiusChoices, useDistanceUnit } from "#client/lib/distance.ts";
import { Button } from "#client/ui/button.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { exploreFilters } from "#contract/explore-filters.ts";
import { priceRanges, restaurantTypes } from "#contract/vocabulary.ts";
import { chipText, splitList, toggleInList } from "./active-filters.tsx";
import { useExplore } from "./explore-state.ts";
import { FilterChoices, FilterGroup, FilterSwitch, MemberSwitch } from "./filter-controls.tsx";
import { SandwichFilters } from "./sandwich-filters.tsx";

/** Changes apply at once. Without JavaScript it is a form with a button. */
export function FilterPanel({ id }: { id?: string }) {
  const { view, search } = useExplore();
  return (
    <form
      id={id}
      action="/explore"
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-5 lg:gap-3.5"
    >
      {(["q", "near", "place"] as const).map(
        (name) =>
          search[name] && <input key={name} type="hidden" name={name} value={search[name]} />,
      )}
      <input type="hidden" name="view" value={view} />
      <DistanceFilter />
      {view === "sandwiches" ? <SandwichFilters /> : <RestaurantFilters />}
      <div className="noscript:grid hidden">
        <Button type="submit">Apply</Button>
      </div>
    </form>
  );
}

/** Asks for the position if no place is set. */
function DistanceFilter() {
  const { search, change, position } = useExplore();
  const unit = useDistanceUnit();
  const radii = radiusChoices(unit);
  const { within } = search;
  const shown = within && !radii.includes(within) ? [...radii, within] : radii;
  const options = shown.map((miles) => ({
    value: String(miles),
    label: chipText(exploreFilters.within, miles, unit),
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

const types = ["", ...restaurantTypes].map((value) => ({ value, label: value || "Any type" }));

function RestaurantFilters() {
  const { search, change } = useExplore();
  return (
    <>
      <div className="flex flex-col">
        <FilterSwitch name="openNow" />
        <MemberSwitch name="saved" loginText="Please log in to see your saved restaurants." />
      </div>
      <FilterChoices
        legend="Price range"
        name="priceRange"
        type="checkbox"
        choices={priceRanges.map((value) => ({ value, label: value }))}
        chosen={splitList(search.priceRange)}
        onChoose={(value) => change({ priceRange: toggleInList(search.priceRange, value) })}
      />
      <FilterGroup legend="Type">
        <NativeSelect
          name="restaurantType"
          aria-label="Type"
          options={types}
          value={search.restaurantType ?? ""}
          onChange={({ target }) =>
            change({ restaurantType: restaurantTypes.find((type) => type === target.value) })
          }
        />
      </FilterGroup>
    </>
  );
}
