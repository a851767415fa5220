import { useEffect } from "react";
import { SandwichFields } from "#client/features/admin/edit-restaurant/sandwich-fields.tsx";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Button } from "#client/ui/button.tsx";
import type { SandwichPart } from "./draft.types.ts";
import { withValues } from "./draft-steps.ts";
import { notesOf } from "./source-note.tsx";
import { useDraft } from "./use-draft.ts";
import { useDraftForm } from "./use-draft-form.ts";

const resolver = schemaResolver(async () => (await import("./draft-schemas.ts")).sandwichForm);

type SandwichEditorProps = {
  part: SandwichPart;
  sections: string[];
  checks: number;
  onClose: () => void;
};

export function SandwichEditor({ part, sections, checks, onClose }: SandwichEditorProps) {
  const { store } = useDraft();
  const form = useDraftForm({
    values: part.values,
    resolver,
    onChange: (values) => store.change(withValues("sandwiches", part.key, values)),
    checks,
  });
  const { setFocus } = form;
  useEffect(() => setFocus("name"), [setFocus]);
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(onClose)}
      className="grid grid-cols-1 gap-5 sm:grid-cols-6"
    >
      <SandwichFields form={form} sections={sections} notes={notesOf(part.sources)} />
      <div className="sm:col-span-6">
        <Button type="submit">Done</Button>
      </div>
    </form>
  );
}
