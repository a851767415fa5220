import { NativeSelect } from "#client/ui/native-select.tsx";
import type { RestaurantSort, SandwichSort } from "#contract/explore-choices.ts";
import { useExplore } from "./explore-context.ts";
import { defaultSorts } from "./explore-search.ts";

type Sort = SandwichSort | RestaurantSort;

const shared = [
  { value: "price", label: "Price: low to high" },
  { value: "price-desc", label: "Price: high to low" },
  { value: "distance", label: "Nearest first" },
  { value: "newest", label: "Newest first" },
] as const satisfies { value: Sort; label: string }[];

const sorts = {
  sandwiches: [
    { value: "rank", label: "Best first" },
    { value: "rating", label: "Highest rated" },
    ...shared,
  ],
  restaurants: [{ value: "name", label: "By name" }, ...shared],
} as const;

/** Belongs to the form of the filters, for whoever has no script. "Nearest" needs to know from where. */
export function SortSelect() {
  const { view, search, change, position } = useExplore();
  const options: readonly { value: Sort; label: string }[] = sorts[view];

  function choose(value: string) {
    const sort = options.find((option) => option.value === value)?.value;
    if (sort === "distance" && !search.near) position.goNearMe({ sort });
    else change({ sort: sort === defaultSorts[view] ? undefined : sort });
  }
  return (
    <NativeSelect
      name="sort"
      form="filters"
      aria-label="Sort by"
      options={options}
      value={search.sort ?? defaultSorts[view]}
      onChange={({ target }) => choose(target.value)}
      className="min-w-0 max-sm:flex-1 sm:w-52"
    />
  );
}
