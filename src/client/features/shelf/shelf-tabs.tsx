import { Link } from "@tanstack/react-router";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { cx } from "#client/ui/cx.ts";
import { useShelf } from "./shelf-context.ts";
import type { CollectionSearch } from "./shelf-search.ts";

export interface ShelfTab {
  tab: CollectionSearch["tab"];
  label: string;
  /** Beside the label, for the eye: the heading below says it too. A place is kept for one that is not known yet. */
  count?: number | undefined;
}

export const shelfPanelId = "shelf";
export const tabId = (tab: CollectionSearch["tab"]) => `tab-${tab ?? "all"}`;

/** Links, so that they work before any script does; the search goes along. */
export function ShelfTabs({ label, tabs }: { label: string; tabs: readonly ShelfTab[] }) {
  const { path, search } = useShelf();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another element
  useLayoutEffect(() => showChosen(list.current), [search.tab]);
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="hide-scrollbar -mx-4 mt-6 flex overflow-x-auto overflow-y-hidden px-4 pt-1 sm:-mx-1 sm:px-1"
      onKeyDown={moveFocus}
    >
      {tabs.map(({ tab, label, ...rest }) => {
        const isCurrent = tab === search.tab;
        return (
          <Link
            key={label}
            id={tabId(tab)}
            role="tab"
            aria-selected={isCurrent}
            aria-controls={isCurrent ? shelfPanelId : undefined}
            tabIndex={isCurrent ? 0 : -1}
            to={path}
            search={{ ...search, cursor: undefined, tab }}
            resetScroll={false}
            className={cx(
              "type-display flex min-h-12 shrink-0 items-center gap-2 rounded-t-control px-3.5 text-xl transition-colors duration-150 sm:px-5 sm:text-2xl",
              isCurrent ? "bg-ink text-paper" : "hover:text-paprika-deep dark:hover:text-ink",
            )}
          >
            {label}
            {"count" in rest && (
              <span
                aria-hidden="true"
                className="min-w-[1ch] text-center text-[0.7em] tabular-nums opacity-80"
              >
                {rest.count ?? "–"}
              </span>
            )}
          </Link>
        );
      })}
    </div>
  );
}

/** All of it, in a row that is wider than a phone; the page stays where it is. */
function showChosen(list: HTMLElement | null) {
  const chosen = list?.querySelector('[aria-selected="true"]');
  if (!list || !chosen) return;
  const { left, width } = chosen.getBoundingClientRect();
  const middle = left + width / 2 - list.getBoundingClientRect().left;
  list.scrollLeft += middle - list.clientWidth / 2;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab.matches(":focus"));
  tabs[(at + step + tabs.length) % tabs.length]?.focus();
}
