import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ResultSkeletons } from "#client/features/explore/result-skeletons.tsx";
import { ResultsFailed } from "#client/features/explore/results-failed.tsx";
import { cx } from "#client/ui/cx.ts";
import { LoadMore } from "#client/ui/load-more.tsx";
import { type ShelfSandwich, shelfQuery } from "./shelf.queries.ts";
import { useShelf } from "./shelf-context.ts";
import { ShelfItem } from "./shelf-item.tsx";
import type { ShelfSearch } from "./shelf-search.ts";

type ShelfListProps = {
  search: ShelfSearch;
  card: (sandwich: ShelfSandwich) => ReactNode;
  /** What the counts say: the last card may have left before the list is loaded again. */
  isEmpty: boolean;
  empty: ReactNode;
};

export function ShelfList({ search, card, isEmpty, empty }: ShelfListProps) {
  const { path, viewer } = useShelf();
  const list = useInfiniteQuery(shelfQuery(viewer.id, search));
  const pages = list.data?.pages ?? [];
  const hasNothing = list.isSuccess && !list.isPlaceholderData && pages[0]?.items.length === 0;
  if (isEmpty || hasNothing) return empty;
  return (
    <div aria-busy={list.isFetching}>
      {list.isError && !list.data && <ResultsFailed onRetry={() => list.refetch()} />}
      <ul
        className={cx(
          "grid gap-x-6 gap-y-9 transition-opacity duration-150 sm:grid-cols-2 lg:grid-cols-3",
          list.isPlaceholderData && "opacity-50",
        )}
      >
        {pages.flatMap(({ items }) =>
          items.map((sandwich) => (
            <ShelfItem key={sandwich.id} sandwichId={sandwich.id}>
              {card(sandwich)}
            </ShelfItem>
          )),
        )}
        {(list.isPending || list.isFetchingNextPage) && <ResultSkeletons />}
      </ul>
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
