import type { KeyboardEvent, ReactNode } from "react";
import { AppLink } from "#client/ui/app-link.tsx";
import { cx } from "#client/ui/cx.ts";

type LinkTabsProps = {
  label: string;
  tabs: { id: string; label: string; href: string }[];
  current: string;
  children: ReactNode;
};

/** Links, so that they work before any script does, and the address says which one is open. */
export function LinkTabs({ label, tabs, current, children }: LinkTabsProps) {
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        className="hide-scrollbar flex overflow-x-auto border-ink border-b-2 p-1 pb-0"
      >
        {tabs.map((tab) => (
          <AppLink
            key={tab.id}
            id={`tab-${tab.id}`}
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? "tab-panel" : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            href={tab.href}
            resetScroll={false}
            className={cx(
              "type-display flex min-h-12 shrink-0 items-center rounded-t-control px-4 text-lg transition-colors duration-150 sm:px-5 sm:text-xl",
              tab.id === current ? "bg-ink text-paper" : "text-soft hover:text-ink",
            )}
          >
            {tab.label}
          </AppLink>
        ))}
      </div>
      <div
        id="tab-panel"
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={`tab-${current}`}
        className="pt-6 outline-none"
      >
        {children}
      </div>
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab.matches(":focus"));
  tabs[(at + step + tabs.length) % tabs.length]?.focus();
}
