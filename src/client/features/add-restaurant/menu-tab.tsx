import { Plus } from "lucide-react";
import { countOf } from "#client/lib/count-of.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { withNewSandwich } from "./draft-steps.ts";
import { MenuText } from "./menu-text.tsx";
import { PartCard } from "./part-card.tsx";
import { SandwichEditor } from "./sandwich-editor.tsx";
import { SandwichFacts } from "./sandwich-facts.tsx";
import { findByText } from "./save-draft.ts";
import { TabButtons } from "./tab-buttons.tsx";
import { useDraft } from "./use-draft.ts";
import { useKnownRestaurant } from "./use-known-restaurant.ts";
import { useParts } from "./use-parts.ts";
import type { FailedCheck, Save } from "./use-save.ts";

type MenuTabProps = { failed: FailedCheck; save: Save; onBack: () => void };

export function MenuTab({ failed, save, onBack }: MenuTabProps) {
  const { draft } = useDraft();
  const { menu } = useKnownRestaurant();
  const parts = useParts("sandwiches", failed);
  const { sandwiches } = draft;
  const sections = new Set(sandwiches.flatMap(({ values }) => values.section || []));
  return (
    <>
      <MenuText />
      <div className="mt-8 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">
          {sandwiches.length === 0
            ? "No sandwiches yet"
            : countOf(sandwiches.length, "sandwich", "sandwiches")}
        </h2>
        <Button
          ref={parts.addButton}
          variant="secondary"
          onClick={() => parts.add(withNewSandwich)}
        >
          <Plus aria-hidden="true" strokeWidth={3} />
          Add Sandwich
        </Button>
      </div>
      <ul className="grid grid-cols-1 gap-3">
        {sandwiches.map((part) => (
          <li key={part.key}>
            <Card className="p-4">
              {parts.editing === part.key ? (
                <SandwichEditor
                  part={part}
                  sections={[...sections]}
                  checks={parts.checksOf(part.key)}
                  onClose={parts.close}
                />
              ) : (
                <PartCard
                  part={part}
                  name={part.values.name || "this sandwich"}
                  isKnown={Boolean(findByText(menu, part.values.name, ({ name }) => name))}
                  editRef={parts.focusAfter(part.key)}
                  onEdit={() => parts.open(part.key)}
                  onRemove={() => parts.remove(part.key)}
                >
                  <SandwichFacts part={part} />
                </PartCard>
              )}
            </Card>
          </li>
        ))}
      </ul>
      <TabButtons onBack={onBack} isBusy={save.isSaving}>
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p role="status" className="text-soft">
            {save.step}
          </p>
          <Button size="lg" loading={save.isSaving} onClick={save.start}>
            {save.isSaving ? "Saving..." : "Save Restaurant"}
          </Button>
        </div>
      </TabButtons>
    </>
  );
}
