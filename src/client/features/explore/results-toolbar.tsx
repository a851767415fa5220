import { Link } from "@tanstack/react-router";
import { SlidersHorizontal } from "lucide-react";
import { PicturesButton } from "#client/features/sandwiches/pictures-button.tsx";
import { countText } from "#client/lib/format-count.ts";
import { Button } from "#client/ui/button.tsx";
import { cx } from "#client/ui/cx.ts";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { OverlayPending } from "#client/ui/overlay.tsx";
import { RowsButton } from "#client/ui/rows-button.tsx";
import { useLazyDialog } from "#client/ui/use-lazy-dialog.ts";
import { defaultSorts, type RestaurantSort, type SandwichSort } from "#contract/explore-choices.ts";
import { useActiveFilters } from "./active-filters.tsx";
import { useExplore } from "./explore-state.ts";

type ResultsToolbarProps = { total: string | null; hasFailed: boolean; hasPhotos: boolean };

export function ResultsToolbar({ total, hasFailed, hasPhotos }: ResultsToolbarProps) {
  const { view, search, linkTo } = useExplore();
  const count = total === null ? null : countText(total, view);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <h2 aria-live="polite" className="min-w-0 flex-1 text-3xl max-[22.5rem]:text-2xl sm:text-4xl">
        {count ?? (hasFailed ? "Nothing to show" : "Looking around…")}
        {count && search.q && (
          <>
            {" "}
            <span className="inline-block text-soft">for “{search.q}”</span>
          </>
        )}
      </h2>
      <div className={cx("flex min-h-touch items-center sm:order-last", !hasPhotos && "sm:hidden")}>
        {hasPhotos && <PicturesButton isTool />}
        <RowsButton />
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        {search.near && search.sort !== "distance" && (
          <Link
            {...linkTo({ sort: "distance" })}
            resetScroll={false}
            // Last on a phone, so that the other two stay in place when a place is chosen.
            className="link inline-flex min-h-touch items-center max-sm:order-last"
          >
            Nearest first
          </Link>
        )}
        <FilterButton count={count} />
        <SortSelect />
      </div>
    </div>
  );
}

const loadFilterSheet = () => import("./filter-sheet.tsx");
const FilterSheet = lazyPart(async () => (await loadFilterSheet()).FilterSheet, <OverlayPending />);

/** Phones have no room for the panel, so the filters open in a sheet. Its code loads with the first touch or focus. */
function FilterButton({ count }: { count: string | null }) {
  const active = useActiveFilters().length;
  const { opener, open, wasOpened, dialog } = useLazyDialog();
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={dialog.isOpen}
        className="noscript:hidden h-12! lg:hidden"
        onPointerDown={loadFilterSheet}
        onFocus={loadFilterSheet}
        onClick={open}
      >
        <SlidersHorizontal />
        Filters
        {active > 0 && (
          <span className="flex h-6 min-w-6 items-center justify-center rounded-full bg-paprika px-1.5 text-base text-on-paprika tabular-nums">
            {active}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      {wasOpened && <FilterSheet count={count} {...dialog} />}
    </>
  );
}

type Sort = SandwichSort | RestaurantSort;

const sharedSorts = [
  { value: "price", label: "Price: low to high" },
  { value: "price-desc", label: "Price: high to low" },
  { value: "distance", label: "Nearest first" },
  { value: "newest", label: "Newest first" },
] as const satisfies { value: Sort; label: string }[];

const sorts = {
  sandwiches: [
    { value: "rank", label: "Best first" },
    { value: "rating", label: "Highest rated" },
    ...sharedSorts,
  ],
  restaurants: [{ value: "name", label: "By name" }, ...sharedSorts],
} as const;

/** Part of the filters' form, which works without JavaScript. "Nearest first" needs a place. */
function SortSelect() {
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
      className="min-w-32 max-sm:flex-1 sm:w-52"
    />
  );
}
