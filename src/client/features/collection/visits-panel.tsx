import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { refreshProgress } from "#client/features/gamification/follow-progress.ts";
import { reloadRatings } from "#client/features/reviews/review-changes.ts";
import { dayOf, instantOf, useLatestDay } from "#client/lib/day.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { type ToastMessage, toastFailure } from "#client/lib/toast-queue.ts";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Input } from "#client/ui/input.tsx";
import { PastDayField } from "#client/ui/past-day-field.tsx";
import { Problem } from "#client/ui/problem.tsx";
import { StarRating } from "#client/ui/star-rating.tsx";
import { StarRatingInput } from "#client/ui/star-rating-input.tsx";
import type { CollectionEntry } from "#contract/collection.ts";
import { longestLine } from "#contract/collection-choices.ts";
import type { Visit, VisitInput } from "#contract/visits.ts";
import { aboutEntry, saveFromForm } from "./change-entry.ts";
import {
  type PlanStep,
  planVisit,
  planVisitRemoval,
  type SandwichToToggle,
} from "./entry-steps.ts";

type VisitsPanelProps = {
  sandwich: SandwichToToggle;
  entry: CollectionEntry;
  startsNew: boolean;
  onClose: () => void;
};

/** The visits of a sandwich, each of which can be changed, and a form for another one. */
export function VisitsPanel({ sandwich, entry, startsNew, onClose }: VisitsPanelProps) {
  const [edited, setEdited] = useState<Visit | "new" | null>(startsNew ? "new" : null);
  const panel = useRef<HTMLElement>(null);
  const isEditing = edited !== null;
  useEffect(() => {
    if (!isEditing) panel.current?.focus({ preventScroll: true });
  }, [isEditing]);

  if (edited) {
    return (
      <VisitForm
        sandwich={sandwich}
        entry={entry}
        visit={edited === "new" ? null : edited}
        onClose={startsNew ? onClose : () => setEdited(null)}
      />
    );
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`Your visits for ${sandwich.name}`}
      className="flex flex-col gap-2 pb-2 outline-none"
    >
      <ul className="divide-y-2 divide-line divide-dashed">
        {entry.visits.map((visit) => (
          <li key={visit.id} className="flex items-center gap-2 py-1">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2">
                <span className="font-semibold">{dateText(visit)}</span>
                {visit.rating !== null && <StarRating value={visit.rating} />}
              </p>
              {visit.line && (
                <p dir="auto" className="wrap-anywhere text-soft">
                  {visit.line}
                </p>
              )}
            </div>
            <IconButton label={`Edit visit: ${dateText(visit)}`} onClick={() => setEdited(visit)}>
              <Pencil />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          Done
        </Button>
        <Button variant="secondary" onClick={() => setEdited("new")}>
          Tried again
        </Button>
      </div>
    </section>
  );
}

const dateText = ({ dateTried }: Visit) => (dateTried ? formatDate(dateTried) : "Some day");

interface VisitChange {
  sandwich: SandwichToToggle;
  plan: PlanStep;
  message: ToastMessage;
}

const saving = (
  sandwich: SandwichToToggle,
  id: number | null,
  fields: VisitInput,
): VisitChange => ({
  sandwich,
  plan: planVisit(id, fields),
  message: { title: "Visit saved", about: aboutEntry(sandwich.id) },
});

/** Returns null when saved, otherwise the message to show. */
async function sendVisit(
  queryClient: QueryClient,
  { userId }: CollectionEntry,
  { sandwich, plan, message }: VisitChange,
): Promise<string | null> {
  const saved = { ...message, description: sandwich.name };
  const change = { sandwichId: sandwich.id, name: "visit", plan, saved };
  const failure = "Your visit could not be saved. Please try again.";
  const refusal = await saveFromForm(queryClient, change, failure);
  if (refusal !== null) return refusal;
  refreshProgress(queryClient, userId);
  // The member's rating may have changed.
  reloadRatings(queryClient, sandwich.id);
  return null;
}

type VisitFormProps = Omit<VisitsPanelProps, "startsNew"> & { visit: Visit | null };

/** Stays open with the typed text until it is saved or cancelled. */
function VisitForm({ sandwich, entry, visit, onClose }: VisitFormProps) {
  const queryClient = useQueryClient();
  const latest = useLatestDay(dayOf(visit?.dateTried));
  const [day, setDay] = useState(visit ? dayOf(visit.dateTried) : latest);
  const [rating, setRating] = useState(visit?.rating ?? 0);
  const [line, setLine] = useState(visit?.line ?? "");
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const starsId = useId();
  const isFuture = day > latest;

  async function send(change: VisitChange) {
    if (isSaving) return;
    setIsSaving(true);
    const refusal = await sendVisit(queryClient, entry, change);
    setIsSaving(false);
    setProblem(refusal);
    if (refusal === null) onClose();
  }
  function save(event?: FormEvent) {
    event?.preventDefault();
    if (isFuture) return;
    // The stored date has a time of day, which is kept unless another day was chosen.
    const isSameDay = visit !== null && day === dayOf(visit.dateTried);
    const dateTried = isSameDay ? visit.dateTried : instantOf(day);
    const fields = { dateTried, rating: rating || null, line: line.trim() || null };
    send(saving(sandwich, visit?.id ?? null, fields));
  }
  function remove({ id, ...fields }: Visit) {
    const undo = async () => {
      const refusal = await sendVisit(queryClient, entry, saving(sandwich, null, fields));
      if (refusal) toastFailure("Error", refusal);
    };
    const message = {
      title: "Visit removed",
      action: { label: "Undo", onSelect: undo },
      about: aboutEntry(sandwich.id),
    };
    send({ sandwich, plan: planVisitRemoval(id), message });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }

  return (
    <form
      aria-label={`${visit ? "Visit" : "Another visit"}: ${sandwich.name}`}
      onSubmit={save}
      onKeyDown={onKeyDown}
      className="flex w-full flex-col gap-3 pb-2"
    >
      <PastDayField
        autoFocus
        label="Date tried"
        value={day}
        latest={latest}
        onChange={({ target }) => setDay(target.value)}
      />
      <div>
        <p aria-hidden="true" className="font-semibold">
          Stars
        </p>
        <StarRatingInput
          name={`stars-${starsId}`}
          label="Stars"
          value={rating}
          onValueChange={setRating}
          describedBy={starsId}
        />
        <p id={starsId} className="text-[0.9375rem] text-soft">
          The latest stars are your rating.
        </p>
      </div>
      <Field label="A line (Optional)" hint="Only you see it.">
        <Input
          value={line}
          maxLength={longestLine}
          onChange={({ target }) => setLine(target.value)}
        />
      </Field>
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {visit && (
          <Button
            variant="quiet"
            onClick={() => remove(visit)}
            disabled={isSaving}
            className="mr-auto"
          >
            Remove
          </Button>
        )}
        <Button variant="quiet" onClick={onClose} disabled={isSaving}>
          Cancel
        </Button>
        <Button type="submit" loading={isSaving} disabled={isFuture}>
          {isSaving ? "Saving..." : "Save"}
        </Button>
      </div>
    </form>
  );
}
