import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { runEntryChange } from "#client/features/collection/change-entry.ts";
import { planDetails } from "#client/features/collection/entry-steps.ts";
import { ApiError } from "#client/lib/api.ts";
import { dayIn } from "#client/lib/day-in.ts";
import { isGone } from "#client/lib/is-gone.ts";
import { useTimeZone } from "#client/lib/time-zone.ts";
import { useNow } from "#client/lib/use-now.ts";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import type { CollectionEntry } from "#contract/collection.ts";
import { longestNotes } from "#contract/collection-choices.ts";
import type { KeptSandwich } from "./collection-pages.queries.ts";

export interface DetailsDraft {
  notes: string;
  /** "2026-01-31", or "". */
  day: string;
}

type DetailsFormProps = {
  sandwich: KeptSandwich;
  entry: CollectionEntry;
  draft: DetailsDraft;
  onWrite: (draft: DetailsDraft) => void;
  onClose: () => void;
};

/** Stays open with all that was typed until it is saved or cancelled. */
export function DetailsForm({ sandwich, entry, draft, onWrite, onClose }: DetailsFormProps) {
  const queryClient = useQueryClient();
  const today = dayIn(useTimeZone(), useNow());
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { notes, day } = draft;
  const tooLong = notes.trim().length - longestNotes;
  // The stored date is in UTC: after a click in the evening it may be tomorrow's.
  const kept = entry.dateTried?.slice(0, 10) ?? "";
  const latest = kept > today ? kept : today;
  const isFuture = entry.hasTried && day > latest;

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
            max={latest}
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

const gone = "Couldn't find this sandwich in your collection";

/** Returns null when it is saved, and otherwise the message to show. */
async function saveDetails(
  queryClient: QueryClient,
  sandwichId: number,
  entry: CollectionEntry,
  { notes, day }: DetailsDraft,
): Promise<string | null> {
  const plan = planDetails({ notes: notes.trim() || null, dateTried: changedDate(entry, day) });
  // The form shows the error instead of a toast.
  const change = { sandwichId, name: "details", plan, failed: () => undefined };
  try {
    return (await runEntryChange(queryClient, change)) ? null : gone;
  } catch (error) {
    if (isGone(error)) return gone;
    const said = error instanceof ApiError ? error.serverMessage : undefined;
    return said ?? "Your notes could not be saved. Please try again.";
  }
}

/** Undefined leaves the stored date, with its time of day, as it is. */
function changedDate({ hasTried, dateTried }: CollectionEntry, day: string) {
  if (!hasTried || day === (dateTried?.slice(0, 10) ?? "")) return undefined;
  return day === "" ? null : `${day}T00:00:00.000Z`;
}
