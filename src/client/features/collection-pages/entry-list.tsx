import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, type LinkProps, linkOptions } from "@tanstack/react-router";
import { SearchX, ShoppingBasket } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useEntry } from "#client/features/collection/entries.queries.ts";
import { SaveRestaurantButton } from "#client/features/collection/labelled-buttons.tsx";
import { useIsSaved } from "#client/features/collection/saved-restaurants.queries.ts";
import { exploreQueries, type ResultList } from "#client/features/explore/explore.queries.ts";
import { ResultSkeletons, ResultsFailed } from "#client/features/explore/result-states.tsx";
import { RestaurantCard } from "#client/features/restaurants/restaurant-card.tsx";
import { useLook } from "#client/lib/looks.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { cx } from "#client/ui/cx.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { LoadMore } from "#client/ui/load-more.tsx";
import { isOnTab } from "#contract/collection-choices.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import { panelId, useCollectionPage } from "./collection-frame.tsx";
import {
  collectionQuery,
  type KeptSandwich,
  savedRestaurantsSearch,
} from "./collection-pages.queries.ts";
import type { CollectionSearch, EntrySearch } from "./collection-search.ts";

type EntryListProps = {
  search: EntrySearch;
  card: (sandwich: KeptSandwich) => ReactNode;
  /** From the counts, because a change reloads them and not the list. */
  isEmpty: boolean;
  empty: ReactNode;
};

export function EntryList({ search, card, ...rest }: EntryListProps) {
  const { viewer } = useCollectionPage();
  const list = useInfiniteQuery(collectionQuery(viewer.id, search));
  return (
    <KeptList list={list} search={search} className="gap-x-6 gap-y-9" {...rest}>
      {(sandwich) => (
        <EntryItem key={sandwich.id} sandwichId={sandwich.id}>
          {card(sandwich)}
        </EntryItem>
      )}
    </KeptList>
  );
}

export function SavedRestaurantList({ search, ...rest }: Omit<EntryListProps, "card">) {
  const { viewer } = useCollectionPage();
  const list = useInfiniteQuery(exploreQueries.restaurants(savedRestaurantsSearch(search), viewer));
  const { q } = search;
  return (
    <KeptList list={list} search={{ tab: "restaurants", q }} className="gap-6" {...rest}>
      {(restaurant) => <SavedRestaurantItem key={restaurant.id} restaurant={restaurant} />}
    </KeptList>
  );
}

type KeptListProps<Item> = Pick<EntryListProps, "isEmpty" | "empty"> & {
  list: ResultList<Item>;
  /** Of the link to the next page. */
  search: CollectionSearch;
  className: string;
  children: (item: Item) => ReactNode;
};

function KeptList<Item>({
  list,
  search,
  isEmpty,
  empty,
  className,
  children,
}: KeptListProps<Item>) {
  const { path } = useCollectionPage();
  const isCompact = useLook("compactRows");
  const pages = list.data?.pages ?? [];
  const hasNothing = list.isSuccess && !list.isPlaceholderData && pages[0]?.items.length === 0;
  if (isEmpty || hasNothing) return empty;
  return (
    <div aria-busy={list.isFetching}>
      {list.isError && !list.data && <ResultsFailed onRetry={() => list.refetch()} />}
      <ul
        className={cx(
          // Keeps an open form from stretching the cards beside it.
          "peer grid has-[.shelf-form]:items-start transition-opacity duration-150 sm:grid-cols-2 lg:grid-cols-3",
          className,
          isCompact && "compact-rows",
          list.isPlaceholderData && "opacity-50",
        )}
      >
        {pages.flatMap(({ items }) => items.map(children))}
        {(list.isPending || list.isFetchingNextPage) && <ResultSkeletons />}
      </ul>
      {/* For when the last card disappears, which does not reload the list. */}
      {list.isSuccess && !list.hasNextPage && (
        <div className="hidden peer-empty:block">{empty}</div>
      )}
      <LoadMore list={list}>
        {(label) => (
          <Link
            to={path}
            search={{ ...search, cursor: pages.at(-1)?.nextCursor ?? undefined }}
            preload={false}
          >
            {label}
          </Link>
        )}
      </LoadMore>
    </div>
  );
}

/** Disappears as soon as the entry no longer belongs on the tab, and returns with an Undo. */
function EntryItem({ sandwichId, children }: { sandwichId: number; children: ReactNode }) {
  const { tab } = useCollectionPage();
  const entry = useEntry(sandwichId);
  const isHere =
    entry === undefined || (entry !== null && (tab === "restaurants" || isOnTab[tab](entry)));
  useFocusWhenGone(isHere);
  return isHere ? <li>{children}</li> : null;
}

/** Moves the focus to the panel when the focused button disappears with its card. */
function useFocusWhenGone(isHere: boolean) {
  const wasHere = useRef(isHere);
  useEffect(() => {
    const isGone = wasHere.current && !isHere;
    wasHere.current = isHere;
    if (isGone && document.activeElement === document.body) {
      document.getElementById(panelId)?.focus({ preventScroll: true });
    }
  }, [isHere]);
}

type NoEntriesProps = {
  title: string;
  text?: string;
  link?: LinkProps & { label: string };
};

const toSandwiches = { label: "Explore Sandwiches", ...linkOptions({ to: "/explore" }) };

export function NoEntries({ title, text, link = toSandwiches }: NoEntriesProps) {
  const { label, ...target } = link;
  return (
    <EmptyState
      art={<ShoppingBasket />}
      title={title}
      text={text}
      action={<ButtonLink {...target}>{label}</ButtonLink>}
    />
  );
}

export function NoMatches({ q }: { q: string }) {
  const { path, search } = useCollectionPage();
  return (
    <EmptyState
      art={<SearchX />}
      title={`Nothing here matches “${q}”`}
      action={
        <ButtonLink
          to={path}
          search={{ ...search, q: undefined, cursor: undefined }}
          variant="secondary"
        >
          Clear search
        </ButtonLink>
      }
    />
  );
}

/** Disappears when the restaurant is no longer saved, and returns with an Undo. */
function SavedRestaurantItem({ restaurant }: { restaurant: Restaurant }) {
  const { isSaved } = useIsSaved(restaurant.id);
  if (isSaved === false) return null;
  return (
    <li>
      <RestaurantCard
        restaurant={restaurant}
        corner={<SaveRestaurantButton restaurant={restaurant} />}
      />
    </li>
  );
}
