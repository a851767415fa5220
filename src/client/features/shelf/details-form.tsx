import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useNow } from "#client/lib/use-now.ts";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import type { CollectionEntry } from "#contract/collection.ts";
import { longestNotes } from "#contract/collection-choices.ts";
import { saveDetails } from "./save-details.ts";
import type { ShelfSandwich } from "./shelf.queries.ts";
import type { DetailsDraft } from "./use-details-draft.ts";

type DetailsFormProps = {
  sandwich: ShelfSandwich;
  entry: CollectionEntry;
  draft: DetailsDraft;
  onWrite: (draft: DetailsDraft) => void;
  onClose: () => void;
};

/** Stays open, with all that was typed, until it is saved or given up. */
export function DetailsForm({ sandwich, entry, draft, onWrite, onClose }: DetailsFormProps) {
  const queryClient = useQueryClient();
  const today = useNow().toISOString().slice(0, 10);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { notes, day } = draft;
  const tooLong = notes.trim().length - longestNotes;
  const isFuture = entry.hasTried && day > today;

  async function save(event?: FormEvent) {
    event?.preventDefault();
    if (isSaving || tooLong > 0 || isFuture) return;
    setIsSaving(true);
    const refusal = await saveDetails(queryClient, sandwich.id, entry, draft);
    setIsSaving(false);
    setProblem(refusal);
    if (refusal === null) onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
  }

  return (
    <form
      aria-label={`Notes on ${sandwich.name}`}
      onSubmit={save}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-3 pb-2"
    >
      <Field
        label="Notes"
        hint={`Only you see them. ${notes.trim().length} of ${longestNotes} characters.`}
        error={tooLong > 0 ? `Notes must be at most ${longestNotes} characters.` : undefined}
      >
        <Textarea
          autoFocus
          value={notes}
          onChange={({ target }) => onWrite({ notes: target.value, day })}
        />
      </Field>
      {entry.hasTried && (
        <Field
          label="Date tried"
          error={isFuture ? "The date must not be in the future." : undefined}
        >
          <Input
            type="date"
            min="1900-01-01"
            max={today}
            value={day}
            onChange={({ target }) => onWrite({ notes, day: target.value })}
          />
        </Field>
      )}
      {problem && (
        <p role="alert" className="font-semibold text-beet">
          {problem}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onClose} disabled={isSaving}>
          Cancel
        </Button>
        <Button type="submit" loading={isSaving} disabled={tooLong > 0 || isFuture}>
          {isSaving ? "Saving..." : "Save"}
        </Button>
      </div>
    </form>
  );
}
