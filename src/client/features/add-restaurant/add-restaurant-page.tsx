import { useNavigate } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { TabbedSection } from "#client/features/admin/tabbed-section.tsx";
import { SmallButton } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { Confirm } from "#client/ui/confirm.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { linkTabId } from "#client/ui/link-tabs.tsx";
import { type AddSearch, type AddTab, addRestaurantLink } from "./add-search.ts";
import { BasicsTab } from "./basics-tab.tsx";
import { isStarted } from "./draft.ts";
import type { OpenedPart } from "./draft-parts.tsx";
import { createDraftStore, DraftContext, useDraft } from "./draft-store.ts";
import { ImportSection } from "./import-section.tsx";
import { LocationTab } from "./location-tab.tsx";
import { MenuTab } from "./menu-tab.tsx";
import type { DoubtfulGroup } from "./to-check.ts";
import { unchecked, useSave } from "./use-save.ts";

export function AddRestaurantPage({ search }: { search: AddSearch }) {
  const viewer = useViewer();
  return <MemberDraft key={viewer?.id} memberId={viewer?.id ?? ""} search={search} />;
}

function MemberDraft({ memberId, search }: { memberId: string; search: AddSearch }) {
  const [store] = useState(() => createDraftStore(memberId));
  return (
    <DraftContext value={store}>
      <AddRestaurant search={search} />
    </DraftContext>
  );
}

const DuplicatesDialog = lazyPart(
  async () => (await import("./duplicates-dialog.tsx")).DuplicatesDialog,
);

const DestinationNote = lazyPart(
  async () => (await import("./destination-note.tsx")).DestinationNote,
);

const ToCheckList = lazyPart(async () => (await import("./to-check-list.tsx")).ToCheckList);

/** The two tabs that are not shown stay mounted, so that their forms keep what was typed. */
function AddRestaurant({ search }: { search: AddSearch }) {
  const { draft } = useDraft();
  const navigate = useNavigate();
  const form = useRef<HTMLDivElement>(null);
  const current: AddTab = search.tab ?? "basics";
  const tabs = [
    { id: "basics", label: "Basics", link: addRestaurantLink(search, "basics") },
    { id: "location", label: "Location", link: addRestaurantLink(search, "location") },
    { id: "menu", label: "Menu", link: addRestaurantLink(search, "menu") },
  ];
  async function show(tab: AddTab) {
    if (tab === current) return;
    await navigate({ ...addRestaurantLink(search, tab), resetScroll: false });
    form.current?.scrollIntoView({ block: "start" });
  }
  /** For the Back and Next buttons: they disappear with their tab, so the focus moves to the new tab. */
  async function turnTo(tab: AddTab) {
    await show(tab);
    document.getElementById(linkTabId(tab))?.focus({ preventScroll: true });
  }
  const [opened, setOpened] = useState<OpenedPart | null>(null);
  async function edit(part: DoubtfulGroup["part"]) {
    if (!part) return turnTo("basics");
    await show(part.list === "locations" ? "location" : "menu");
    setOpened({ key: part.key, revision: draft.revision });
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
      {isStarted(draft) && (
        <>
          {draft.restaurant && <DestinationNote restaurant={draft.restaurant} />}
          <ToCheckList onEdit={edit} />
        </>
      )}
      <div ref={form} className="mt-8 scroll-mt-20">
        <TabbedSection label="Add a Restaurant" tabs={tabs} current={current}>
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
              opened={opened}
              onBack={() => turnTo("basics")}
              onNext={() => turnTo("menu")}
            />
          </div>
          <div hidden={current !== "menu"}>
            <MenuTab
              failed={failed}
              opened={opened}
              save={save}
              onBack={() => turnTo("location")}
            />
          </div>
        </TabbedSection>
      </div>
      {save.duplicates.length > 0 && (
        <DuplicatesDialog
          duplicates={save.duplicates}
          onUse={save.useExisting}
          onSaveAsNew={save.saveAsNew}
          onClose={save.closeDuplicates}
        />
      )}
    </AdminPage>
  );
}

function DiscardDraft({ onDiscarded }: { onDiscarded: () => void }) {
  const { draft, store } = useDraft();
  const [isAsking, setIsAsking] = useState(false);
  if (!isStarted(draft)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="text-soft">Your draft is kept on this device.</p>
      <SmallButton onClick={() => setIsAsking(true)}>
        <Trash2 />
        Discard draft
      </SmallButton>
      {isAsking && (
        <Confirm
          title="Discard this draft?"
          description="Everything that you have imported and typed here is lost. What is saved in the catalogue stays."
          confirmLabel="Discard"
          onConfirm={() => {
            setIsAsking(false);
            store.clear();
            onDiscarded();
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
