import { useQuery } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { useEditing } from "#client/features/admin/edit-restaurant/use-editing.ts";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";
import { menuQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import {
  countUncertainValues,
  type DraftPart,
  type DraftStep,
  openQuestionEffect,
  type PartList,
  withoutPart,
} from "./draft.ts";
import { useDraft } from "./draft-store.ts";
import type { FailedCheck } from "./use-save.ts";

/** A part that was opened from elsewhere on the page. */
export interface OpenedPart {
  key: string;
  /** The draft's revision that it was opened in: another one starts with everything closed. */
  revision: number;
}

/** The list of locations or sandwiches of one tab: which one is being edited, and where the focus goes. */
export function useParts(list: PartList, failed: FailedCheck, opened: OpenedPart | null) {
  const { draft, store } = useDraft();
  const { editing, open, close, focusAfter } = useEditing<string>();
  const addButton = useRef<HTMLButtonElement>(null);

  const invalid = failed.problems.find(({ key }) => draft[list].some((part) => part.key === key));
  const invalidKey = invalid?.key;
  const { checks } = failed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failed check opens the invalid part again
  useEffect(() => {
    if (invalidKey) open(invalidKey);
  }, [invalidKey, checks]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, however often the draft changes
  useEffect(() => {
    const isHere = draft[list].some(({ key }) => key === opened?.key);
    if (opened && isHere && opened.revision === draft.revision) open(opened.key);
  }, [opened]);

  return {
    editing,
    open,
    close,
    focusAfter,
    addButton,
    checksFor: (key: string) => (failed.problems.some((each) => each.key === key) ? checks : 0),
    add(step: DraftStep) {
      store.change(step);
      const added = store.get()[list].at(-1);
      if (added) open(added.key);
    },
    remove(key: string) {
      store.change(withoutPart(list, key));
      addButton.current?.focus();
    },
  };
}

type PartCardProps = {
  part: DraftPart<unknown>;
  name: string;
  /** The restaurant in the catalogue already has it. */
  isKnown: boolean;
  editRef?: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onRemove: () => void;
  children: ReactNode;
};

/** The frame of a location or sandwich that is not being edited. */
export function PartCard({
  part,
  name,
  isKnown,
  editRef,
  onEdit,
  onRemove,
  children,
}: PartCardProps) {
  const isSaved = part.savedId !== null;
  const isSent = !isSaved && !isKnown;
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0">
        {children}
        {isSent &&
          part.questions.map((question) => (
            <p key={question.text} className="mt-2 font-semibold text-[0.9375rem]">
              {question.text} {openQuestionEffect(question)}.
            </p>
          ))}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        {isSaved && <Badge variant="success">Saved</Badge>}
        {!isSaved && isKnown && <Badge variant="outline">Already there</Badge>}
        {isSent && (part.questions.length > 0 || countUncertainValues(part.sources) > 0) && (
          <Badge variant="warning">Please check</Badge>
        )}
        {!isSaved && (
          <>
            <Button
              size="sm"
              variant="secondary"
              ref={editRef}
              aria-label={`Edit ${name}`}
              onClick={onEdit}
            >
              <Pencil aria-hidden="true" />
              Edit
            </Button>
            <Button size="sm" variant="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
              Remove
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

type TabButtonsProps = { onBack: () => void; isBusy?: boolean; children: ReactNode };

export const TabButtons = ({ onBack, isBusy, children }: TabButtonsProps) => (
  <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-line border-t-2 pt-6">
    <Button size="lg" variant="secondary" disabled={isBusy} onClick={onBack}>
      Back
    </Button>
    {children}
  </div>
);

/** The catalogue's restaurant that the draft is added to; empty while the restaurant is new. */
export function useKnownRestaurant() {
  const { draft } = useDraft();
  const id = draft.restaurant?.id ?? 0;
  const enabled = draft.restaurant !== null;
  const { data: restaurant, isError } = useQuery({ ...restaurantQuery(id), enabled });
  const { data: menu = [] } = useQuery({ ...menuQuery(id), enabled });
  return { restaurant, isGone: isError, locations: restaurant?.locations ?? [], menu };
}
