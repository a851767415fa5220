import { Link } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import { rememberExploreView } from "#client/lib/explore-view.ts";
import { cx } from "#client/ui/cx.ts";
import { useExplore } from "./explore-context.ts";
import { resultsId } from "./use-explore-state.ts";

const tabs = [
  { view: "sandwiches", label: "Chicken Sandwiches" },
  { view: "restaurants", label: "Restaurants" },
] as const;

/** Links, so that they work before any script does. Each leads to the whole list of its view. */
export function ExploreTabs() {
  const { view: current } = useExplore();
  return (
    <div role="tablist" aria-label="What to explore" className="mt-6 flex" onKeyDown={moveFocus}>
      {tabs.map(({ view, label }) => (
        <Link
          key={view}
          id={`tab-${view}`}
          role="tab"
          aria-selected={view === current}
          aria-controls={view === current ? resultsId : undefined}
          tabIndex={view === current ? 0 : -1}
          to="/explore"
          search={{ view }}
          resetScroll={false}
          onClick={() => rememberExploreView(view)}
          className={cx(
            "type-display flex min-h-12 items-center rounded-t-control px-4 text-xl transition-colors duration-150 sm:px-6 sm:text-2xl",
            view === current ? "bg-ink text-paper" : "hover:text-paprika-deep dark:hover:text-ink",
          )}
        >
          {label}
        </Link>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  tabs.find((tab) => tab !== document.activeElement)?.focus();
}
