import type { ReactNode } from "react";
import { cx } from "#client/ui/cx.ts";
import type { ResultList } from "./explore.queries.ts";
import { FilterChips } from "./filter-chips.tsx";
import { HiddenUnknown } from "./hidden-unknown.tsx";
import { LoadMore } from "./load-more.tsx";
import { NoResults } from "./no-results.tsx";
import { ResultCards } from "./result-cards.tsx";
import { ResultSkeletons } from "./result-skeletons.tsx";
import { ResultsFailed } from "./results-failed.tsx";
import { ResultsToolbar } from "./results-toolbar.tsx";

type ResultsProps<Item> = { list: ResultList<Item>; card: (item: Item) => ReactNode };

const cardGrid = "grid gap-6 sm:grid-cols-2 xl:grid-cols-3";

export function Results<Item extends { id: number }>({ list, card }: ResultsProps<Item>) {
  const first = list.data?.pages[0];
  // Until the answer is here, the cards of the last question stand in for it; its counts do not.
  const answer = list.isPlaceholderData ? undefined : first;
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
          cardGrid,
          "transition-opacity duration-150",
          list.isPlaceholderData && "opacity-50",
        )}
      >
        {list.data?.pages.map((page) => (
          <ResultCards key={page.items[0]?.id ?? "none"} page={page} card={card} />
        ))}
        {isWaiting && <ResultSkeletons />}
      </ul>
      <LoadMore list={list} />
    </div>
  );
}
