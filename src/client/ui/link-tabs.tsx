import { Link, type LinkProps } from "@tanstack/react-router";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { cx } from "./cx.ts";

export interface LinkTab {
  id: string;
  label: ReactNode;
  /** Use `linkOptions`, so that TypeScript checks the address. */
  link: LinkProps;
  onClick?: () => void;
}

type LinkTabsProps = {
  label: string;
  tabs: readonly LinkTab[];
  /** Id of the open tab. */
  current: string;
  /** Id of the element with the tab's content. */
  panelId: string;
  className?: string;
  tabClassName?: string;
  /** Colours of the other tabs. */
  otherClassName?: string;
};

export const linkTabId = (id: string) => `tab-${id}`;

/** Tabs that are links: they work without JavaScript, and the address names the open one. */
export function LinkTabs({
  label,
  tabs,
  current,
  panelId,
  className,
  tabClassName,
  otherClassName = "text-soft hover:text-ink",
}: LinkTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is at another place
  useLayoutEffect(() => scrollToOpenTab(list.current), [current]);
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={moveFocus}
      className={cx("flex", className)}
    >
      {tabs.map(({ id, label, link, onClick }) => {
        const isCurrent = id === current;
        return (
          <Link
            resetScroll={false}
            {...link}
            key={id}
            id={linkTabId(id)}
            role="tab"
            aria-selected={isCurrent}
            aria-controls={isCurrent ? panelId : undefined}
            tabIndex={isCurrent ? 0 : -1}
            onClick={onClick}
            className={cx(
              "type-display flex min-h-12 items-center rounded-t-control transition-colors duration-150",
              tabClassName,
              isCurrent ? "bg-ink text-paper" : otherClassName,
            )}
          >
            {label}
          </Link>
        );
      })}
    </div>
  );
}

/** Scrolls a wide row to the open tab without scrolling the page. */
function scrollToOpenTab(list: HTMLElement | null) {
  const open = list?.querySelector('[aria-selected="true"]');
  if (!list || !open) return;
  const { left, width } = open.getBoundingClientRect();
  const middle = left + width / 2 - list.getBoundingClientRect().left;
  list.scrollLeft += middle - list.clientWidth / 2;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const focused = tabs.findIndex((tab) => tab.matches(":focus"));
  tabs[(focused + step + tabs.length) % tabs.length]?.focus();
}
