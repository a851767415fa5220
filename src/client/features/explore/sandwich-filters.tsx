import { Checkbox } from "#client/ui/checkbox.tsx";
import { allergens } from "#contract/explore-choices.ts";
import { maxSpiceLevel } from "#contract/vocabulary.ts";
import { allergenNames } from "./allergen-names.ts";
import { useExplore } from "./explore-context.ts";
import { FilterChoices } from "./filter-choices.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { FilterSwitch } from "./filter-switch.tsx";
import { toggled, wordsOf } from "./list-value.ts";
import { MemberSwitch } from "./member-switch.tsx";
import { PriceFields } from "./price-fields.tsx";
import { TagSelect } from "./tag-select.tsx";

const any = { value: "", label: "Any" };

const heats = Array.from({ length: maxSpiceLevel }, (_, index) => ({
  value: String(index + 1),
  label: index + 1,
  title: `At least ${index + 1} of ${maxSpiceLevel}`,
}));

const ratings = ["3", "3.5", "4", "4.5"].map((value) => ({
  value,
  label: value,
  title: `At least ${value} stars`,
}));

export function SandwichFilters() {
  const { search, change } = useExplore();
  return (
    <>
      <div className="flex flex-col">
        <FilterSwitch name="openNow" label="Open now" />
        <MemberSwitch
          name="untried"
          label="Not yet tried"
          loginText="Please log in to leave out what you have tried."
        />
        <MemberSwitch
          name="saved"
          label="Saved only"
          loginText="Please log in to see your saved sandwiches."
        />
      </div>
      <PriceFields />
      <FilterChoices
        legend="Heat, at least"
        name="heat"
        type="radio"
        choices={[any, ...heats]}
        chosen={[String(search.heat ?? "")]}
        onChoose={(value) => change({ heat: Number(value) || undefined })}
      />
      <FilterChoices
        legend="Rating, at least"
        name="minRating"
        type="radio"
        choices={[any, ...ratings]}
        chosen={[String(search.minRating ?? "")]}
        onChoose={(value) => change({ minRating: Number(value) || undefined })}
      />
      <FilterGroup legend="Leave out">
        <div className="-my-1 flex flex-col">
          {allergens.map((allergen) => (
            <Checkbox
              key={allergen}
              name="without"
              value={allergen}
              label={`No ${allergenNames[allergen]}`}
              checked={wordsOf(search.without).includes(allergen)}
              onChange={() => change({ without: toggled(search.without, allergen) })}
            />
          ))}
        </div>
      </FilterGroup>
      <TagSelect />
    </>
  );
}
