import type { ReactNode } from "react";
import { type LinkTab, LinkTabs, linkTabId } from "#client/ui/link-tabs.tsx";

type TabbedSectionProps = {
  label: string;
  tabs: readonly LinkTab[];
  /** Id of the open tab. */
  current: string;
  children: ReactNode;
};

const panelId = "tab-panel";

export function TabbedSection({ label, tabs, current, children }: TabbedSectionProps) {
  return (
    <>
      <LinkTabs
        label={label}
        tabs={tabs}
        current={current}
        panelId={panelId}
        className="hide-scrollbar overflow-x-auto border-ink border-b-2 p-1 pb-0"
        tabClassName="shrink-0 px-4 text-lg sm:px-5 sm:text-xl"
      />
      <div
        id={panelId}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={linkTabId(current)}
        className="pt-6 outline-none"
      >
        {children}
      </div>
    </>
  );
}
