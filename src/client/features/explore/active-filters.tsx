import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { type DistanceUnit, formatRadius, useDistanceUnit } from "#client/lib/distance.ts";
import { cx } from "#client/ui/cx.ts";
import type { ExploreView } from "#contract/explore-choices.ts";
import { type ChipFormat, exploreFilters, type Filter } from "#contract/explore-filters.ts";
import { type Allergen, allergens } from "#contract/traits.ts";
import { canApply } from "./explore.queries.ts";
import type { ExploreSearch } from "./explore-search.ts";
import { useExplore } from "./explore-state.ts";

interface ActiveFilter {
  label: string;
  /** The change of the search that removes it. */
  removal: ExploreSearch;
}

/** Links that remove one active filter each. */
export function FilterChips() {
  const { view, search, linkTo } = useExplore();
  const filters = useActiveFilters();
  if (filters.length === 0) return null;
  const pressed = quickFilters(view, search).flatMap(({ label, isOn }) => (isOn ? label : []));
  return (
    <ul aria-label="Active filters" className="mt-4 flex flex-wrap items-center gap-2">
      {filters.map(({ label, removal }) => (
        // The quick filters show these themselves where they are visible.
        <li key={label} className={cx("max-w-full", pressed.includes(label) && "max-lg:hidden")}>
          <Link
            {...linkTo(removal)}
            resetScroll={false}
            aria-label={`Remove filter: ${label}`}
            className="type-display wrap-anywhere relative inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-[1.125rem] bg-ink py-1 pr-2.5 pl-3.5 text-base text-paper after:absolute after:inset-x-0 after:-inset-y-1 hover:bg-paprika hover:text-on-paprika"
          >
            <bdi>{label}</bdi>
            <X strokeWidth={3} className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="/explore"
          search={{ ...withoutFilters(search), view }}
          resetScroll={false}
          className="link inline-flex min-h-9 items-center px-1"
        >
          Clear filters
        </Link>
      </li>
    </ul>
  );
}

/** The most used filters as toggles, for phones, which have no filter panel beside the list. */
export function QuickFilters() {
  const { view, search, change, linkTo } = useExplore();
  return (
    <ul aria-label="Quick filters" className="mt-4 flex flex-wrap gap-2 lg:hidden">
      {quickFilters(view, search).map(({ label, isOn, patch }) => (
        <li key={label}>
          <Link
            {...linkTo(patch)}
            resetScroll={false}
            role="button"
            aria-pressed={isOn}
            // The link has the address of the last rendering, which may be older than the last tap.
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              change(patch);
            }}
            onKeyDown={(event) => {
              if (event.key !== " ") return;
              event.preventDefault();
              change(patch);
            }}
            className={quickFilterClass}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const quickFilterClass =
  "type-display relative inline-flex min-h-9 items-center rounded-[1.125rem] border-2 border-edge px-3 text-base after:absolute after:inset-x-0 after:-inset-y-1 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper";

interface QuickFilter {
  label: string;
  isOn: boolean;
  patch: ExploreSearch;
}

function quickFilters(view: ExploreView, search: ExploreSearch): QuickFilter[] {
  const { openNow, heat, without } = exploreFilters;
  const isOpenOnly = Boolean(search.openNow);
  const isHot = search.heat === hot;
  const ofAll = {
    label: chipText(openNow, openNow.on),
    isOn: isOpenOnly,
    patch: { openNow: isOpenOnly ? undefined : openNow.on },
  };
  if (view !== "sandwiches") return [ofAll];
  return [
    ofAll,
    { label: chipText(heat, hot), isOn: isHot, patch: { heat: isHot ? undefined : hot } },
    {
      label: chipText(without, "gluten"),
      isOn: splitList(search.without).includes("gluten"),
      patch: { without: toggleInList(search.without, "gluten") },
    },
  ];
}

export const hot = 3;

export function useActiveFilters(): ActiveFilter[] {
  const { search, viewer } = useExplore();
  return activeFilters(search, { isMember: viewer !== null, unit: useDistanceUnit() });
}

/** The active filters, in the order of their definitions. */
export function activeFilters(
  search: ExploreSearch,
  { isMember, unit }: { isMember: boolean; unit: DistanceUnit },
): ActiveFilter[] {
  const values: Record<string, unknown> = { ...search };
  return Object.entries<Filter>(exploreFilters).flatMap(([name, filter]) => {
    const value = values[name];
    if (!value || !canApply(filter, search, isMember)) return [];
    if (filter.kind !== "words") {
      return { label: chipText(filter, value, unit), removal: { [name]: undefined } };
    }
    const list = String(value);
    const chosen = filter.words.filter((word) => splitList(list).includes(word));
    return chosen.map((word) => ({
      label: chipText(filter, word, unit),
      removal: { [name]: toggleInList(list, word) },
    }));
  });
}

export function chipText(
  { chip = "{value}" }: Filter,
  value: unknown,
  unit: DistanceUnit = "miles",
): string {
  const formats: Record<ChipFormat, () => string> = {
    value: () => String(value),
    money: () => formatMoney(Number(value)),
    radius: () => formatRadius(Number(value), unit),
    allergen: () => allergens[value as Allergen].singular,
  };
  return chip.replace(/\{(\w+)\}/, (_, format: ChipFormat) => formats[format]());
}

const formatMoney = (price: number) => `$${Number.isInteger(price) ? price : price.toFixed(2)}`;

/** Why no sandwich can match, as a sentence for the viewer. */
export const priceProblem = ({
  minPrice = 0,
  maxPrice = Number.POSITIVE_INFINITY,
}: ExploreSearch) => (minPrice > maxPrice ? "The lowest price is above the highest." : null);

/** Removes the filters and keeps the search, the place and the order. */
export const withoutFilters = ({ q, view, sort, near, place }: ExploreSearch): ExploreSearch => ({
  q,
  view,
  sort,
  near,
  place,
});

export const splitList = (list: string | undefined): string[] => list?.split(",") ?? [];

export function toggleInList(list: string | undefined, word: string): string | undefined {
  const words = splitList(list);
  const changed = words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
  return changed.join(",") || undefined;
}
