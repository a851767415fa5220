import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { aboutEntry, saveFromForm } from "#client/features/collection/change-entry.ts";
import { planNotes } from "#client/features/collection/entry-steps.ts";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { Problem } from "#client/ui/problem.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import { longestNotes } from "#contract/collection-choices.ts";
import type { KeptSandwich } from "./collection-pages.queries.ts";

type NotesFormProps = {
  sandwich: KeptSandwich;
  notes: string;
  onWrite: (notes: string) => void;
  onClose: () => void;
};

/** Stays open with the typed text until it is saved or cancelled. */
export function NotesForm({ sandwich, notes, onWrite, onClose }: NotesFormProps) {
  const queryClient = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const tooLong = notes.trim().length - longestNotes;

  async function save(event?: FormEvent) {
    event?.preventDefault();
    if (isSaving || tooLong > 0) return;
    setIsSaving(true);
    const plan = planNotes(notes.trim() || null);
    const saved = {
      title: notes.trim() ? "Notes saved" : "Notes removed",
      description: sandwich.name,
      about: aboutEntry(sandwich.id),
    };
    const change = { sandwichId: sandwich.id, name: "notes", plan, saved };
    const failure = "Your notes could not be saved. Please try again.";
    const refusal = await saveFromForm(queryClient, change, failure);
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
        <Textarea autoFocus value={notes} onChange={({ target }) => onWrite(target.value)} />
      </Field>
      <Problem>{problem}</Problem>
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onClose} disabled={isSaving}>
          Cancel
        </Button>
        <Button type="submit" loading={isSaving} disabled={tooLong > 0}>
          {isSaving ? "Saving..." : "Save"}
        </Button>
      </div>
    </form>
  );
}
