import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import {
  type DistanceUnit,
  formatRadius,
  useDistanceUnit,
} from "#client/features/places/distance.ts";
import { type Allergen, allergens } from "#contract/explore-choices.ts";
import type { ExploreSearch } from "./explore-search.ts";
import { useExplore } from "./explore-state.ts";

interface ActiveFilter {
  label: string;
  /** The patch that removes it. */
  removal: ExploreSearch;
}

/** A link for each active filter that leads to the list without it. */
export function FilterChips() {
  const { view, search } = useExplore();
  const filters = useActiveFilters();
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mt-4 flex flex-wrap items-center gap-2">
      {filters.map(({ label, removal }) => (
        <li key={label} className="max-w-full">
          <Link
            to="/explore"
            search={{ ...search, cursor: undefined, view, ...removal }}
            resetScroll={false}
            aria-label={`Remove filter: ${label}`}
            className="type-display wrap-anywhere relative inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-[1.125rem] bg-ink py-1 pr-2.5 pl-3.5 text-base text-paper after:absolute after:inset-x-0 after:-inset-y-1 hover:bg-paprika hover:text-on-paprika"
          >
            {label}
            <X aria-hidden="true" strokeWidth={3} className="size-4 shrink-0" />
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

export function useActiveFilters(): ActiveFilter[] {
  const { search, viewer } = useExplore();
  return activeFilters(search, { isMember: viewer !== null, unit: useDistanceUnit() });
}

/** The filters that narrow the list. A visitor has no collection to filter by. */
export function activeFilters(
  search: ExploreSearch,
  { isMember, unit }: { isMember: boolean; unit: DistanceUnit },
): ActiveFilter[] {
  const { minPrice, maxPrice, heat, minRating, tag, restaurantType, near, within } = search;
  const filters: (ActiveFilter | false | undefined | 0 | "")[] = [
    search.openNow && { label: "Open now", removal: { openNow: undefined } },
    isMember && search.untried && { label: "Not yet tried", removal: { untried: undefined } },
    isMember && search.saved && { label: "Saved only", removal: { saved: undefined } },
    near &&
      within && { label: `Within ${formatRadius(within, unit)}`, removal: { within: undefined } },
    minPrice && { label: `From ${formatMoney(minPrice)}`, removal: { minPrice: undefined } },
    maxPrice && { label: `Up to ${formatMoney(maxPrice)}`, removal: { maxPrice: undefined } },
    heat && { label: `Heat ${heat} or more`, removal: { heat: undefined } },
    minRating && { label: `${minRating} stars or more`, removal: { minRating: undefined } },
    ...allergens
      .filter((allergen) => splitList(search.without).includes(allergen))
      .map((allergen) => ({
        label: `No ${allergenNames[allergen]}`,
        removal: { without: toggleInList(search.without, allergen) },
      })),
    tag && { label: tag, removal: { tag: undefined } },
    ...splitList(search.priceRange).map((range) => ({
      label: range,
      removal: { priceRange: toggleInList(search.priceRange, range) },
    })),
    restaurantType && { label: restaurantType, removal: { restaurantType: undefined } },
  ];
  return filters.filter((filter) => typeof filter === "object");
}

const formatMoney = (price: number) => `$${Number.isInteger(price) ? price : price.toFixed(2)}`;

/** The same search without filters; the place and the order stay. */
export const withoutFilters = ({ q, view, sort, near, place }: ExploreSearch): ExploreSearch => ({
  q,
  view,
  sort,
  near,
  place,
});

export const allergenNames: Record<Allergen, string> = {
  gluten: "gluten",
  dairy: "dairy",
  eggs: "egg",
};

/** A list in the address is words with commas between them. */
export const splitList = (list: string | undefined): string[] => list?.split(",") ?? [];

export function toggleInList(list: string | undefined, word: string): string | undefined {
  const words = splitList(list);
  const changed = words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
  return changed.join(",") || undefined;
}
