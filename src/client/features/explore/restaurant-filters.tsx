import { NativeSelect } from "#client/ui/native-select.tsx";
import { priceRanges, restaurantTypes } from "#contract/vocabulary.ts";
import { useExplore } from "./explore-context.ts";
import { FilterChoices } from "./filter-choices.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { FilterSwitch } from "./filter-switch.tsx";
import { toggled, wordsOf } from "./list-value.ts";
import { MemberSwitch } from "./member-switch.tsx";

const types = ["", ...restaurantTypes].map((value) => ({ value, label: value || "Any type" }));

export function RestaurantFilters() {
  const { search, change } = useExplore();
  return (
    <>
      <div className="flex flex-col">
        <FilterSwitch name="openNow" label="Open now" />
        <MemberSwitch
          name="saved"
          label="Saved only"
          loginText="Please log in to see your saved restaurants."
        />
      </div>
      <FilterChoices
        legend="Price range"
        name="priceRange"
        type="checkbox"
        choices={priceRanges.map((value) => ({ value, label: value }))}
        chosen={wordsOf(search.priceRange)}
        onChoose={(value) => change({ priceRange: toggled(search.priceRange, value) })}
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
