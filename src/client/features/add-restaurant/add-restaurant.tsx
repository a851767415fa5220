import { useNavigate } from "@tanstack/react-router";
import { Suspense, useRef } from "react";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { LinkTabs } from "#client/features/admin/link-tabs.tsx";
import { Card } from "#client/ui/card.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { addHref } from "./add-href.ts";
import type { AddSearch, AddTab } from "./add-search.ts";
import { BasicsTab } from "./basics-tab.tsx";
import { DestinationNote } from "./destination-note.tsx";
import { DiscardDraft } from "./discard-draft.tsx";
import { ImportSection } from "./import-section.tsx";
import { LocationTab } from "./location-tab.tsx";
import { MenuTab } from "./menu-tab.tsx";
import { useDraft } from "./use-draft.ts";
import { unchecked, useSave } from "./use-save.ts";

const DuplicatesDialog = lazyPart(
  async () => (await import("./duplicates-dialog.tsx")).DuplicatesDialog,
);

/** All three tabs stay there while one of them is in front: what is typed in one is not lost in another. */
export function AddRestaurant({ search }: { search: AddSearch }) {
  const { draft } = useDraft();
  const navigate = useNavigate();
  const form = useRef<HTMLDivElement>(null);
  const current: AddTab = search.tab ?? "basics";
  const tabs = [
    { id: "basics", label: "Basics", href: addHref(search, "basics") },
    { id: "location", label: "Location", href: addHref(search, "location") },
    { id: "menu", label: "Menu", href: addHref(search, "menu") },
  ];
  async function show(tab: AddTab) {
    if (tab === current) return;
    await navigate({ href: addHref(search, tab), resetScroll: false });
    form.current?.scrollIntoView({ block: "start" });
  }
  /** By a button of the tab that goes away: the focus goes with the tab. */
  async function turnTo(tab: AddTab) {
    await show(tab);
    document.getElementById(`tab-${tab}`)?.focus({ preventScroll: true });
  }
  const save = useSave({ recommendation: search.recommendation, showTab: show });
  const failed = save.failed.revision === draft.revision ? save.failed : unchecked;
  const basicsChecks = failed.problems.some(({ tab }) => tab === "basics") ? failed.checks : 0;
  return (
    <AdminPage
      title="Add a Restaurant"
      action={<DiscardDraft onDiscarded={() => show("basics")} />}
    >
      <ImportSection website={search.website} />
      <DestinationNote />
      <div ref={form} className="mt-8 scroll-mt-20">
        <LinkTabs label="Add a Restaurant" tabs={tabs} current={current}>
          <div hidden={current !== "basics"}>
            <Card className="p-4 sm:p-6">
              <BasicsTab
                key={draft.revision}
                checks={basicsChecks}
                onNext={() => turnTo("location")}
              />
            </Card>
          </div>
          <div hidden={current !== "location"}>
            <LocationTab
              key={draft.revision}
              failed={failed}
              onBack={() => turnTo("basics")}
              onNext={() => turnTo("menu")}
            />
          </div>
          <div hidden={current !== "menu"}>
            <MenuTab
              key={draft.revision}
              failed={failed}
              save={save}
              onBack={() => turnTo("location")}
            />
          </div>
        </LinkTabs>
      </div>
      {save.duplicates.length > 0 && (
        <Suspense>
          <DuplicatesDialog
            duplicates={save.duplicates}
            onUse={save.useExisting}
            onSaveAsNew={save.saveAsNew}
            onClose={save.closeDuplicates}
          />
        </Suspense>
      )}
    </AdminPage>
  );
}
