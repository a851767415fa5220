import { useEffect } from "react";
import { LocationFields } from "#client/features/admin/edit-restaurant/location-fields.tsx";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Button } from "#client/ui/button.tsx";
import type { LocationPart } from "./draft.types.ts";
import { withValues } from "./draft-steps.ts";
import { notesOf } from "./source-note.tsx";
import { useDraft } from "./use-draft.ts";
import { useDraftForm } from "./use-draft-form.ts";

const resolver = schemaResolver(async () => (await import("./draft-schemas.ts")).locationForm);

type LocationEditorProps = { part: LocationPart; checks: number; onClose: () => void };

export function LocationEditor({ part, checks, onClose }: LocationEditorProps) {
  const { store } = useDraft();
  const form = useDraftForm({
    values: part.values,
    resolver,
    onChange: (values) => store.change(withValues("locations", part.key, values)),
    checks,
  });
  const { setFocus } = form;
  useEffect(() => setFocus("address"), [setFocus]);
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(onClose)}
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <LocationFields form={form} notes={notesOf(part.sources)} missingHours="Hours unavailable" />
      <div className="sm:col-span-2">
        <Button type="submit">Done</Button>
      </div>
    </form>
  );
}
