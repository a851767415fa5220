import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, type LinkProps, linkOptions } from "@tanstack/react-router";
import { SearchX, ShoppingBasket } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useEntry } from "#client/features/collection/entries.queries.ts";
import { ResultSkeletons, ResultsFailed } from "#client/features/explore/result-states.tsx";
import { useLook } from "#client/lib/looks.ts";
import { Button } from "#client/ui/button.tsx";
import { cx } from "#client/ui/cx.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { LoadMore } from "#client/ui/load-more.tsx";
import { isOnTab } from "#contract/collection-choices.ts";
import { panelId, useCollectionPage } from "./collection-frame.tsx";
import { collectionQuery, type KeptSandwich } from "./collection-pages.queries.ts";
import type { EntrySearch } from "./collection-search.ts";

type EntryListProps = {
  search: EntrySearch;
  card: (sandwich: KeptSandwich) => ReactNode;
  /** From the counts, because a change reloads them and not the list. */
  isEmpty: boolean;
  empty: ReactNode;
};

export function EntryList({ search, card, isEmpty, empty }: EntryListProps) {
  const { path, viewer } = useCollectionPage();
  const list = useInfiniteQuery(collectionQuery(viewer.id, search));
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
          "peer grid has-[.shelf-form]:items-start gap-x-6 gap-y-9 transition-opacity duration-150 sm:grid-cols-2 lg:grid-cols-3",
          isCompact && "compact-rows",
          list.isPlaceholderData && "opacity-50",
        )}
      >
        {pages.flatMap(({ items }) =>
          items.map((sandwich) => (
            <EntryItem key={sandwich.id} sandwichId={sandwich.id}>
              {card(sandwich)}
            </EntryItem>
          )),
        )}
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
      action={
        <Button asChild>
          <Link {...target}>{label}</Link>
        </Button>
      }
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
        <Button asChild variant="secondary">
          <Link to={path} search={{ ...search, q: undefined, cursor: undefined }}>
            Clear search
          </Link>
        </Button>
      }
    />
  );
}
