import { Link } from "@tanstack/react-router";
import type { KeyboardEvent, ReactNode } from "react";
import { cx } from "#client/ui/cx.ts";
import type { RestaurantSearch } from "./restaurant-search.ts";

const tabs = [
  { tab: undefined, id: "tab-menu", label: "Menu" },
  { tab: "reviews", id: "tab-reviews", label: "Reviews" },
] as const;

type RestaurantTabsProps = RestaurantSearch & { restaurantId: number; children: ReactNode };

/** Links, so that they work before and without any script, and the address says which one is open. */
export function RestaurantTabs({ tab: current, restaurantId, children }: RestaurantTabsProps) {
  return (
    <>
      <div
        role="tablist"
        aria-label="Menu and reviews"
        className="flex border-ink border-b-2 p-1 pb-0"
        onKeyDown={moveFocus}
      >
        {tabs.map(({ tab, id, label }) => (
          <Link
            key={id}
            id={id}
            role="tab"
            aria-selected={tab === current}
            aria-controls={tab === current ? "tab-panel" : undefined}
            tabIndex={tab === current ? 0 : -1}
            to="/restaurant/$id"
            params={{ id: String(restaurantId) }}
            search={{ tab }}
            resetScroll={false}
            className={cx(
              "type-display flex min-h-12 items-center rounded-t-control px-5 text-xl transition-colors duration-150 sm:text-2xl",
              tab === current ? "bg-ink text-paper" : "text-soft hover:text-ink",
            )}
          >
            {label}
          </Link>
        ))}
      </div>
      <div
        id="tab-panel"
        role="tabpanel"
        aria-labelledby={current ? "tab-reviews" : "tab-menu"}
        className="pt-6"
      >
        {children}
      </div>
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  all.find((tab) => tab !== document.activeElement)?.focus();
}
