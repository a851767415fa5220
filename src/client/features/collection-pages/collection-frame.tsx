import { linkOptions, useNavigate } from "@tanstack/react-router";
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from "react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { countText } from "#client/lib/format-count.ts";
import { useTyped } from "#client/lib/use-typed.ts";
import { LinkTabs, linkTabId } from "#client/ui/link-tabs.tsx";
import { RowsButton } from "#client/ui/rows-button.tsx";
import { SearchBox } from "#client/ui/search-box.tsx";
import type { User } from "#contract/accounts.ts";
import { type CollectionSearch, usualTabs } from "./collection-search.ts";

type CollectionFrameProps = Pick<CollectionPageState, "path" | "search"> & { children: ReactNode };

/** Provides the viewer and the search parameters to the parts of the collection and the wishlist. */
export function CollectionFrame({ path, search, children }: CollectionFrameProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  // After a logout, until the next page is there.
  if (!viewer) return null;
  const change: CollectionPageState["change"] = (patch, isTyping = false) =>
    navigate({
      to: path,
      search: { ...search, cursor: undefined, ...patch },
      replace: isTyping,
      resetScroll: false,
    });
  const tab = search.tab ?? usualTabs[path];
  return (
    <CollectionContext value={{ path, search, tab, viewer, change }}>{children}</CollectionContext>
  );
}

export interface CollectionPageState {
  path: "/collection" | "/wishlist";
  search: CollectionSearch;
  tab: NonNullable<CollectionSearch["tab"]>;
  viewer: User;
  /** Navigates to the first page with these parameters changed. */
  change: (patch: CollectionSearch, isTyping?: boolean) => void;
}

const CollectionContext = createContext<CollectionPageState | null>(null);

export function useCollectionPage(): CollectionPageState {
  const state = useContext(CollectionContext);
  if (!state) throw new Error("useCollectionPage needs a CollectionFrame around it");
  return state;
}

/** Typing a word sends one request. */
const pauseMs = 250;

/** Searches as you type; without JavaScript it is a form. */
export function CollectionSearchForm({ label }: { label: string }) {
  const { path, search, change } = useCollectionPage();
  const [q, setQ] = useTyped(search.q ?? "");
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function find(words: string, isTyping: boolean) {
    clearTimeout(pause.current);
    if (words.trim() !== (search.q ?? "")) change({ q: words.trim() || undefined }, isTyping);
  }
  function type(words: string) {
    setQ(words);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => find(words, true), pauseMs);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    find(q, false);
  }
  function clear() {
    setQ("");
    find("", false);
  }

  return (
    <search className="block w-full">
      <form action={path} onSubmit={submit}>
        {search.tab && <input type="hidden" name="tab" value={search.tab} />}
        {search.sort && <input type="hidden" name="sort" value={search.sort} />}
        <SearchBox label={label} value={q} onType={type} onClear={clear} />
      </form>
    </search>
  );
}

export interface CollectionTabLabel {
  tab: CollectionSearch["tab"];
  label: string;
  /** Hidden from screen readers, because the heading below repeats it. Undefined shows a dash. */
  count?: number | undefined;
}

export const panelId = "entries";
export const tabId = (tab: CollectionPageState["tab"]) => linkTabId(tab);

type CollectionTabsProps = { label: string; tabs: readonly CollectionTabLabel[] };

/** Links that keep the search words. */
export function CollectionTabs({ label, tabs }: CollectionTabsProps) {
  const { path, search, tab: current } = useCollectionPage();
  return (
    <LinkTabs
      label={label}
      panelId={panelId}
      current={current}
      className="hide-scrollbar -mx-4 mt-6 overflow-x-auto overflow-y-hidden px-4 pt-1 sm:-mx-1 sm:px-1"
      tabClassName="shrink-0 gap-2 px-3.5 text-xl sm:px-5 sm:text-2xl"
      otherClassName="hover:text-paprika-deep dark:hover:text-ink"
      tabs={tabs.map(({ tab, label, ...rest }) => ({
        id: tab ?? usualTabs[path],
        link: linkOptions({ to: path, search: { ...search, cursor: undefined, tab } }),
        label: (
          <>
            {label}
            {"count" in rest && (
              <span
                aria-hidden="true"
                className="min-w-[1ch] text-center text-[0.7em] tabular-nums opacity-80"
              >
                {rest.count ?? "–"}
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}

type ListHeadingProps = {
  count: number | undefined;
  isRestaurants?: boolean;
  q: string | undefined;
  children?: ReactNode;
};

export function ListHeading({ count, isRestaurants, q, children }: ListHeadingProps) {
  const number =
    count === undefined
      ? "Looking around…"
      : countText(String(count), isRestaurants ? "restaurants" : "sandwiches");
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 aria-live="polite" className="text-3xl sm:text-4xl">
          {q ? `Matches for “${q}”` : number}
        </h2>
        <RowsButton />
        {children}
      </div>
      <div aria-hidden="true" className="rule-menu mt-4 mb-7" />
    </>
  );
}

type CountersProps = { counters: { label: string; count: number | undefined }[] };

export function Counters({ counters }: CountersProps) {
  return (
    <dl className="grid grid-cols-3 gap-2 sm:max-w-xl sm:gap-4">
      {counters.map(({ label, count }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-control border-2 border-ink bg-card px-3 py-2.5 sm:px-4 sm:py-3"
        >
          <dt className="type-label text-soft text-sm sm:text-[0.9375rem]">{label}</dt>
          <dd className="type-display text-4xl tabular-nums sm:text-5xl">{count ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
