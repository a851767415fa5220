import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import { memo, type ReactNode } from "react";
import { RestaurantCard } from "#client/features/restaurants/restaurant-card.tsx";
import { SandwichCard } from "#client/features/sandwiches/sandwich-card.tsx";
import type { ApiPage } from "#client/lib/api.ts";
import { useLook } from "#client/lib/looks.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { cx } from "#client/ui/cx.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { LoadMore } from "#client/ui/load-more.tsx";
import { SectionHeading } from "#client/ui/section-heading.tsx";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { allergenNames, allergens } from "#contract/traits.ts";
import { FilterChips, priceProblem, QuickFilters, splitList } from "./active-filters.tsx";
import {
  exploreQueries,
  type ResultList,
  restaurantsInstead,
  suggestionQuery,
} from "./explore.queries.ts";
import { useExplore } from "./explore-state.ts";
import { ResultSkeletons, ResultsFailed } from "./result-states.tsx";
import { ResultsToolbar } from "./results-toolbar.tsx";
import { SearchOffers, useSearchOffers } from "./search-offers.tsx";

export function SandwichResults() {
  const { search, viewer } = useExplore();
  const list = useInfiniteQuery(exploreQueries.sandwiches(search, viewer));
  const hasPhotos = list.data?.pages.some(({ items }) => items.some(({ image }) => image));
  return <Results list={list} card={drawSandwich} hasPhotos={hasPhotos} />;
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

type ResultsProps<Item> = {
  list: ResultList<Item>;
  card: DrawCard<Item>;
  /** They can also be shown as drawings. */
  hasPhotos?: boolean;
};

const cardGrid = "grid gap-6 sm:grid-cols-2 xl:grid-cols-3";

function Results<Item extends { id: number }>({
  list,
  card,
  hasPhotos = false,
}: ResultsProps<Item>) {
  const first = list.data?.pages[0];
  // While the next list loads, the cards of the last one stay, but not its counts.
  const answer = list.isPlaceholderData ? undefined : first;
  const isCompact = useLook("compactRows");
  const hasNone = first?.items.length === 0;
  const isWaiting = list.isPending || list.isFetchingNextPage || (hasNone && !answer);
  return (
    <div aria-busy={list.isFetching}>
      <ResultsToolbar
        total={answer?.total ?? null}
        hasFailed={list.isError}
        hasPhotos={hasPhotos}
      />
      <QuickFilters />
      <FilterChips />
      <SearchOffers />
      <HiddenUnknown count={answer?.hidden ?? null} />
      <div aria-hidden="true" className="rule-menu mt-4 mb-6" />
      {hasNone && answer && <NoResults />}
      {list.isError && !list.data && <ResultsFailed onRetry={() => list.refetch()} />}
      <ul
        className={cx(
          cardGrid,
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
 * Memoized, so that a filter or the next page does not render every card again. The cast restores the type parameter
 * that `memo` drops.
 */
const PageOfCards = memo(Cards) as typeof Cards;

type CardsProps<Item> = { page: ApiPage<Item>; card: DrawCard<Item>; isFirst: boolean };

function Cards<Item extends { id: number }>({ page, card, isFirst }: CardsProps<Item>): ReactNode {
  return page.items.map((item, place) => (
    <li key={item.id}>{card(item, isFirst && place === 0)}</li>
  ));
}

function MoreResults<Item>({ list }: { list: ResultList<Item> }) {
  const { linkTo } = useExplore();
  const cursor = list.data?.pages.at(-1)?.nextCursor ?? undefined;
  return (
    <LoadMore list={list}>
      {(label) => (
        <Link {...linkTo({ cursor })} preload={false}>
          {label}
        </Link>
      )}
    </LoadMore>
  );
}

/** How many sandwiches were left out because an allergen is unknown, which never counts as "free of". */
function HiddenUnknown({ count }: { count: string | null }) {
  const { search } = useExplore();
  const excluded = allergenNames.filter((name) => splitList(search.without).includes(name));
  if (!count || count === "0" || excluded.length === 0) return null;
  const names = excluded.map((name) => allergens[name].singular).join(" or ");
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
  // Words that name a filter are spelled right.
  const isMeant = useSearchOffers().some(({ patch }) => !patch.q);
  const nothing = (
    <EmptyState
      art={<SearchX />}
      title={nothingFound[view]}
      text={priceProblem(search) ?? (search.q && !isMeant && <NearestSpelling q={search.q} />)}
      action={
        <ButtonLink to="/explore" search={{ view }} variant="secondary">
          Clear search and filters
        </ButtonLink>
      }
    />
  );
  return view === "sandwiches" && search.q ? (
    <>
      {nothing}
      <RestaurantsInstead />
    </>
  ) : (
    nothing
  );
}

const mostInstead = 6;

function RestaurantsInstead() {
  const { search, viewer } = useExplore();
  const instead = restaurantsInstead(search);
  const { data } = useInfiniteQuery(exploreQueries.restaurants(instead, viewer));
  const restaurants = data?.pages[0]?.items.slice(0, mostInstead) ?? [];
  if (restaurants.length === 0) return null;
  return (
    <section className="mt-10">
      <SectionHeading
        title={`Restaurants for “${search.q}”`}
        action={
          <Link to="/explore" search={{ ...instead, view: "restaurants" }} className="link py-2">
            View All
          </Link>
        }
      />
      <ul className={cardGrid}>
        {restaurants.map((restaurant) => (
          <li key={restaurant.id}>
            <RestaurantCard restaurant={restaurant} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NearestSpelling({ q }: { q: string }) {
  const { view, linkTo } = useExplore();
  const { data } = useQuery(suggestionQuery(view, q));
  const suggestion = data?.suggestion;
  if (!suggestion) return null;
  return (
    <>
      Did you mean{" "}
      <Link {...linkTo({ q: suggestion })} className="link">
        {suggestion}
      </Link>
      ?
    </>
  );
}
