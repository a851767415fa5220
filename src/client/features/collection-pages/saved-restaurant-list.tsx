import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SaveRestaurantButton } from "#client/features/collection/labelled-buttons.tsx";
import { useIsSaved } from "#client/features/collection/saved-restaurants.queries.ts";
import { exploreQueries } from "#client/features/explore/explore.queries.ts";
import { ResultSkeletons, ResultsFailed } from "#client/features/explore/result-states.tsx";
import { RestaurantCard } from "#client/features/restaurants/restaurant-card.tsx";
import { useLook } from "#client/lib/looks.ts";
import { cx } from "#client/ui/cx.ts";
import { LoadMore } from "#client/ui/load-more.tsx";
import type { Restaurant } from "#contract/restaurants.ts";
import { useCollectionPage } from "./collection-frame.tsx";
import { savedRestaurantsSearch } from "./collection-pages.queries.ts";
import type { CollectionSearch } from "./collection-search.ts";

type SavedRestaurantListProps = { search: CollectionSearch; isEmpty: boolean; empty: ReactNode };

export function SavedRestaurantList({ search, isEmpty, empty }: SavedRestaurantListProps) {
  const { viewer } = useCollectionPage();
  const list = useInfiniteQuery(exploreQueries.restaurants(savedRestaurantsSearch(search), viewer));
  const isCompact = useLook("compactRows");
  const pages = list.data?.pages ?? [];
  const hasNothing = list.isSuccess && !list.isPlaceholderData && pages[0]?.items.length === 0;
  if (isEmpty || hasNothing) return empty;
  return (
    <div aria-busy={list.isFetching}>
      {list.isError && !list.data && <ResultsFailed onRetry={() => list.refetch()} />}
      <ul className={cx("grid gap-6 sm:grid-cols-2 lg:grid-cols-3", isCompact && "compact-rows")}>
        {pages.flatMap(({ items }) =>
          items.map((restaurant) => (
            <SavedRestaurantItem key={restaurant.id} restaurant={restaurant} />
          )),
        )}
        {(list.isPending || list.isFetchingNextPage) && <ResultSkeletons />}
      </ul>
      <LoadMore list={list}>
        {(label) => (
          <Link
            to="/collection"
            search={{
              tab: "restaurants",
              q: search.q,
              cursor: pages.at(-1)?.nextCursor ?? undefined,
            }}
            preload={false}
          >
            {label}
          </Link>
        )}
      </LoadMore>
    </div>
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
