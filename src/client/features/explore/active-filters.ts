import { type DistanceUnit, formatRadius } from "#client/features/places/distance.ts";
import { allergens } from "#contract/explore-choices.ts";
import { allergenNames } from "./allergen-names.ts";
import type { ExploreSearch } from "./explore-search.ts";
import { toggled, wordsOf } from "./list-value.ts";

export interface ActiveFilter {
  label: string;
  /** What takes it away. */
  without: ExploreSearch;
}

const money = (price: number) => `$${Number.isInteger(price) ? price : price.toFixed(2)}`;

/** What narrows the list, each in its own words. A visitor has no shelf to be filtered by. */
export function activeFilters(
  search: ExploreSearch,
  { isMember, unit }: { isMember: boolean; unit: DistanceUnit },
): ActiveFilter[] {
  const { minPrice, maxPrice, heat, minRating, tag, restaurantType, near, within } = search;
  const filters: (ActiveFilter | false | undefined | 0 | "")[] = [
    search.openNow && { label: "Open now", without: { openNow: undefined } },
    isMember && search.untried && { label: "Not yet tried", without: { untried: undefined } },
    isMember && search.saved && { label: "Saved only", without: { saved: undefined } },
    near &&
      within && { label: `Within ${formatRadius(within, unit)}`, without: { within: undefined } },
    minPrice && { label: `From ${money(minPrice)}`, without: { minPrice: undefined } },
    maxPrice && { label: `Up to ${money(maxPrice)}`, without: { maxPrice: undefined } },
    heat && { label: `Heat ${heat} or more`, without: { heat: undefined } },
    minRating && { label: `${minRating} stars or more`, without: { minRating: undefined } },
    ...allergens
      .filter((allergen) => wordsOf(search.without).includes(allergen))
      .map((allergen) => ({
        label: `No ${allergenNames[allergen]}`,
        without: { without: toggled(search.without, allergen) },
      })),
    tag && { label: tag, without: { tag: undefined } },
    ...wordsOf(search.priceRange).map((range) => ({
      label: range,
      without: { priceRange: toggled(search.priceRange, range) },
    })),
    restaurantType && { label: restaurantType, without: { restaurantType: undefined } },
  ];
  return filters.filter((filter) => typeof filter === "object");
}

/** The same search with every filter off; where one is and the order stay. */
export const withoutFilters = ({ q, view, sort, near, place }: ExploreSearch): ExploreSearch => ({
  q,
  view,
  sort,
  near,
  place,
});
