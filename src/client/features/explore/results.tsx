import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Rows3, SearchX, SlidersHorizontal } from "lucide-react";
import { memo, type ReactNode, Suspense, useRef, useState } from "react";
import { RestaurantCard } from "#client/features/restaurants/restaurant-card.tsx";
import { SandwichCard } from "#client/features/sandwiches/sandwich-card.tsx";
import { chooseCompactRows, useCompactRows } from "#client/lib/compact-rows.ts";
import { Button } from "#client/ui/button.tsx";
import { cx } from "#client/ui/cx.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { LoadMore } from "#client/ui/load-more.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import {
  allergens,
  defaultSorts,
  type RestaurantSort,
  type SandwichSort,
} from "#contract/explore-choices.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import {
  allergenNames,
  FilterChips,
  priceProblem,
  splitList,
  useActiveFilters,
} from "./active-filters.tsx";
import { countText } from "./count-text.ts";
import {
  type ExplorePage,
  exploreQueries,
  type ResultList,
  suggestionQuery,
} from "./explore.queries.ts";
import { useExplore } from "./explore-state.ts";
import { ResultSkeletons } from "./result-skeletons.tsx";
import { ResultsFailed } from "./results-failed.tsx";

export function SandwichResults() {
  const { search, viewer } = useExplore();
  const list = useInfiniteQuery(exploreQueries.sandwiches(search, viewer));
  return <Results list={list} card={drawSandwich} />;
}

export function RestaurantResults() {
  const { search, viewer } = useExplore();
  const list = useInfiniteQuery(exploreQueries.restaurants(search, viewer));
  return <Results list={list} card={drawRestaurant} />;
}

type DrawCard<Item> = (item: Item, isFirst: boolean) => ReactNode;

const drawSandwich: DrawCard<Sandwich> = (sandwich, isFirst) => (
  <SandwichCard sandwich={sandwich} isFirst={isFirst} />
);
const drawRestaurant: DrawCard<Restaurant> = (restaurant, isFirst) => (
  <RestaurantCard restaurant={restaurant} isFirst={isFirst} />
);

type ResultsProps<Item> = { list: ResultList<Item>; card: DrawCard<Item> };

function Results<Item extends { id: number }>({ list, card }: ResultsProps<Item>) {
  const first = list.data?.pages[0];
  // While the next list loads, the cards of the last one stay; its counts do not.
  const answer = list.isPlaceholderData ? undefined : first;
  const isCompact = useCompactRows();
  const hasNone = first?.items.length === 0;
  const isWaiting = list.isPending || list.isFetchingNextPage || (hasNone && !answer);
  return (
    <div aria-busy={list.isFetching}>
      <ResultsToolbar total={answer?.total ?? null} hasFailed={list.isError} />
      <FilterChips />
      <HiddenUnknown count={answer?.hidden ?? null} />
      <div aria-hidden="true" className="rule-menu mt-4 mb-6" />
      {hasNone && answer && <NoResults />}
      {list.isError && !list.data && <ResultsFailed onRetry={() => list.refetch()} />}
      <ul
        className={cx(
          "grid gap-6 sm:grid-cols-2 xl:grid-cols-3",
          isCompact && "compact-rows",
          "transition-opacity duration-150",
          list.isPlaceholderData && "opacity-50",
        )}
      >
        {list.data?.pages.map((page) => (
          <PageOfCards
            key={page.items[0]?.id ?? "none"}
            page={page}
            card={card}
            isFirst={page === first}
          />
        ))}
        {isWaiting && <ResultSkeletons />}
      </ul>
      <MoreResults list={list} />
    </div>
  );
}

/**
 * Memoized per page: neither a click on a filter nor the next page draws every card again.
 * The cast restores the type parameter that `memo` drops.
 */
const PageOfCards = memo(Cards) as typeof Cards;

type CardsProps<Item> = { page: ExplorePage<Item>; card: DrawCard<Item>; isFirst: boolean };

function Cards<Item extends { id: number }>({ page, card, isFirst }: CardsProps<Item>): ReactNode {
  return page.items.map((item, place) => (
    <li key={item.id}>{card(item, isFirst && place === 0)}</li>
  ));
}

function MoreResults<Item>({ list }: { list: ResultList<Item> }) {
  const { view, search } = useExplore();
  const cursor = list.data?.pages.at(-1)?.nextCursor ?? undefined;
  return (
    <LoadMore list={list}>
      {(label) => (
        <Link to="/explore" search={{ ...search, view, cursor }} preload={false}>
          {label}
        </Link>
      )}
    </LoadMore>
  );
}

/** An allergen that nobody stated is unknown, never "free of": says how many that kept away. */
function HiddenUnknown({ count }: { count: string | null }) {
  const { search } = useExplore();
  const excluded = allergens.filter((allergen) => splitList(search.without).includes(allergen));
  if (!count || count === "0" || excluded.length === 0) return null;
  const names = excluded.map((allergen) => allergenNames[allergen]).join(" or ");
  return (
    <p className="mt-3 text-soft">
      {count === "1" ? "1 more is hidden" : `${count} more are hidden`} because nobody stated
      whether {count === "1" ? "it contains" : "they contain"} {names}.
    </p>
  );
}

const nothingFound = {
  sandwiches: "No chicken sandwiches found matching your criteria. Try adjusting your filters",
  restaurants: "No restaurants found matching your criteria. Try adjusting your filters",
};

function NoResults() {
  const { view, search } = useExplore();
  return (
    <EmptyState
      art={<SearchX />}
      title={nothingFound[view]}
      text={priceProblem(search) ?? (search.q && <NearestSpelling q={search.q} />)}
      action={
        <Button asChild variant="secondary">
          <Link to="/explore" search={{ view }}>
            Clear search and filters
          </Link>
        </Button>
      }
    />
  );
}

function NearestSpelling({ q }: { q: string }) {
  const { view, search } = useExplore();
  const { data } = useQuery(suggestionQuery(view, q));
  const suggestion = data?.suggestion;
  if (!suggestion) return null;
  return (
    <>
      Did you mean{" "}
      <Link
        to="/explore"
        search={{ ...search, cursor: undefined, view, q: suggestion }}
        className="link"
      >
        {suggestion}
      </Link>
      ?
    </>
  );
}

type ResultsToolbarProps = { total: string | null; hasFailed: boolean };

function ResultsToolbar({ total, hasFailed }: ResultsToolbarProps) {
  const { view, search } = useExplore();
  const count = total === null ? null : countText(total, view);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <h2 aria-live="polite" className="min-h-9 text-3xl sm:text-4xl">
        {count ?? (hasFailed ? "Nothing to show" : "Looking around…")}
        {count && search.q && <span className="text-soft"> for “{search.q}”</span>}
      </h2>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        {search.near && search.sort !== "distance" && (
          <Link
            to="/explore"
            search={{ ...search, cursor: undefined, view, sort: "distance" }}
            resetScroll={false}
            className="link inline-flex min-h-touch items-center"
          >
            Nearest first
          </Link>
        )}
        <FilterButton count={count} />
        <SortSelect />
        <RowsButton />
      </div>
    </div>
  );
}

const FilterSheet = lazyPart(async () => (await import("./filter-sheet.tsx")).FilterSheet);

/** A phone has no room beside the list: the filters come as a sheet, loaded when it is first opened. */
function FilterButton({ count }: { count: string | null }) {
  const active = useActiveFilters().length;
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="noscript:hidden h-12! lg:hidden"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <SlidersHorizontal aria-hidden="true" />
        Filters
        {active > 0 && (
          <span className="flex h-6 min-w-6 items-center justify-center rounded-full bg-paprika px-1.5 text-base text-on-paprika tabular-nums">
            {active}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterSheet
            count={count}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}

/** On a phone: a card per sandwich, or a row. */
function RowsButton() {
  const isCompact = useCompactRows();
  return (
    <IconButton
      label="Compact rows"
      pressed={isCompact}
      onClick={() => chooseCompactRows(!isCompact)}
      className="sm:hidden"
    >
      <Rows3 aria-hidden="true" className="fill-none!" />
    </IconButton>
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

/** Part of the filters' form, which works without JavaScript. "Nearest first" needs a place to start from. */
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
      className="min-w-0 max-sm:flex-1 sm:w-52"
    />
  );
}
