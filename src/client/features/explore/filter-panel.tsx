import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId } from "react";
import { tagsQuery } from "#client/features/sandwiches/tags.queries.ts";
import { radiusChoices, useDistanceUnit } from "#client/lib/distance.ts";
import { useTyped } from "#client/lib/use-typed.ts";
import { Button } from "#client/ui/button.tsx";
import { Checkbox } from "#client/ui/checkbox.tsx";
import { cx } from "#client/ui/cx.ts";
import { Input } from "#client/ui/input.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { exploreFilters } from "#contract/explore-filters.ts";
import { claimNames } from "#contract/traits.ts";
import { priceRanges, restaurantTypes } from "#contract/vocabulary.ts";
import { chipText, priceProblem, splitList, toggleInList } from "./active-filters.tsx";
import { useExplore } from "./explore-state.ts";
import { FilterChoices, FilterGroup, FilterSwitch, MemberSwitch } from "./filter-controls.tsx";

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

const any = { value: "", label: "Any" };

const { heat, without } = exploreFilters;

const heats = Array.from({ length: heat.max }, (_, index) => ({
  value: String(index + 1),
  label: index + 1,
  title: `At least ${index + 1} of ${heat.max}`,
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
        <FilterSwitch name="openNow" />
        <MemberSwitch name="untried" loginText="Please log in to leave out what you have tried." />
        <MemberSwitch name="saved" loginText="Please log in to see your saved sandwiches." />
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
          {without.words.map((allergen) => (
            <Checkbox
              key={allergen}
              name="without"
              value={allergen}
              label={chipText(without, allergen)}
              checked={splitList(search.without).includes(allergen)}
              onChange={() => change({ without: toggleInList(search.without, allergen) })}
            />
          ))}
        </div>
      </FilterGroup>
      <div className="flex flex-col">
        {claimNames.map((claim) => (
          <FilterSwitch key={claim} name={claim} />
        ))}
      </div>
      <TagSelect />
      {/* Chosen from the offers above the results. */}
      <input type="hidden" name="ingredient" value={search.ingredient ?? ""} />
    </>
  );
}

function PriceFields() {
  const id = useId();
  const problem = priceProblem(useExplore().search);
  const problemId = problem ? id : undefined;
  return (
    <FilterGroup legend="Price">
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <PriceField name="minPrice" label="Lowest price" placeholder="Min" problemId={problemId} />
        <span aria-hidden="true">–</span>
        <PriceField name="maxPrice" label="Highest price" placeholder="Max" problemId={problemId} />
      </div>
      <p id={id} aria-live="polite" className={cx("font-semibold text-beet", problem && "mt-1.5")}>
        {problem}
      </p>
    </FilterGroup>
  );
}

type PriceFieldProps = {
  name: "minPrice" | "maxPrice";
  label: string;
  placeholder: string;
  /** Id of the text that explains the problem. */
  problemId: string | undefined;
};

/** Applies on Enter and when the field is left. */
function PriceField({ name, label, placeholder, problemId }: PriceFieldProps) {
  const { search, change } = useExplore();
  const [typed, setTyped] = useTyped(String(search[name] ?? ""));

  function apply() {
    const price = Number(typed) > 0 ? Number(typed) : undefined;
    if (price !== search[name]) change({ [name]: price });
  }
  function applyOnEnter(event: KeyboardEvent) {
    if (event.key === "Enter") apply();
  }
  return (
    <div className="relative">
      <span aria-hidden="true" className="absolute top-2.5 left-3 text-soft">
        $
      </span>
      <Input
        type="number"
        name={name}
        min={0}
        max={exploreFilters[name].max}
        step="any"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        onKeyDown={applyOnEnter}
        className="pl-7 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
    </div>
  );
}

function TagSelect() {
  const { search, change } = useExplore();
  const { data: tags = [] } = useQuery(tagsQuery);
  const { tag = "" } = search;
  // The API ignores the case of a tag, but the select needs an exact option.
  const chosen = tags.find(({ name }) => name.toLowerCase() === tag.toLowerCase())?.name ?? tag;
  const names = new Set([...tags.map(({ name }) => name), ...(chosen ? [chosen] : [])]);
  const options = [...names].map((name) => ({ value: name, label: name }));
  return (
    <FilterGroup legend="Tag">
      <NativeSelect
        name="tag"
        aria-label="Tag"
        options={[{ value: "", label: "Any tag" }, ...options]}
        value={chosen}
        onChange={({ target }) => change({ tag: target.value || undefined })}
      />
    </FilterGroup>
  );
}
