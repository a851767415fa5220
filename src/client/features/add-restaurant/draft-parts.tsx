import { useQuery } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useEditing } from "#client/features/catalogue-editing/use-editing.ts";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";
import { menuQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { dismissToast, toast } from "#client/lib/toast-queue.ts";
import { Badge } from "#client/ui/badge.tsx";
import { Button, SmallButton } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import type { ValueSource } from "#contract/importer.ts";
import {
  type DraftPart,
  type DraftStep,
  isUncertain,
  openQuestionEffect,
  type PartList,
  withoutParts,
  withPartsBack,
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
  const change = useUndoableChange();
  const { editing, open, close, focusAfter } = useEditing<string>();
  /** Takes the focus when the last part of the list is removed. */
  const afterLast = useRef<HTMLHeadingElement & HTMLButtonElement>(null);

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
    afterLast,
    checksFor: (key: string) => (failed.problems.some((each) => each.key === key) ? checks : 0),
    add(step: DraftStep) {
      store.change(step);
      const added = store.get()[list].at(-1);
      if (added) open(added.key);
    },
    /** The focus goes on to the next part's button. */
    remove(keys: string[], what: string) {
      const last = draft[list].findLastIndex(({ key }) => keys.includes(key));
      const next = draft[list][last + 1]?.key ?? "";
      change("Removed From the Draft", what, list, keys, withoutParts(list, keys));
      requestAnimationFrame(() => {
        const button = document.getElementById(removalId(next)) ?? afterLast.current;
        button?.focus({ preventScroll: true });
      });
    },
  };
}

export type Parts = ReturnType<typeof useParts>;

const removalId = (key: string) => `remove-${key}`;

/** Changes parts of a list. The toast can undo it for as long as that list is on the page. */
export function useUndoableChange() {
  const { store } = useDraft();
  const shown = useRef(0);
  useEffect(() => () => dismissToast(shown.current), []);
  return (title: string, what: string, list: PartList, keys: string[], step: DraftStep) => {
    const before = store.get();
    store.change(step);
    const onSelect = () => store.change(withPartsBack(list, keys, before));
    const action = { label: "Undo", onSelect };
    shown.current = toast({ title, description: what, action, about: "the draft" });
  };
}

type PartCardProps = {
  part: DraftPart<unknown>;
  parts: Parts;
  name: string;
  /** The restaurant in the catalogue already has it. */
  isKnown: boolean;
  isDoubtful?: boolean;
  editor: ReactNode;
  children: ReactNode;
};

/** A location or sandwich in its list: what is known of it, or its form. */
export function PartCard({
  part,
  parts,
  name,
  isKnown,
  isDoubtful = false,
  editor,
  children,
}: PartCardProps) {
  const { key, questions, sources } = part;
  const isSaved = part.savedId !== null;
  const isSent = !isSaved && !isKnown;
  const removal = isDoubtful ? "Drop" : "Remove";
  if (parts.editing === key) return <Card className="p-4 sm:p-5">{editor}</Card>;
  return (
    <Card className="grid gap-x-6 gap-y-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start sm:p-5">
      <div className="min-w-0">
        {children}
        {isSent &&
          questions.map((question) => (
            <p key={question.text} className="mt-2 font-semibold text-[0.9375rem]">
              {question.text} {openQuestionEffect(question)}
            </p>
          ))}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        {isSaved && <Badge variant="success">Saved</Badge>}
        {!isSaved && isKnown && <Badge variant="outline">Already there</Badge>}
        {isSent &&
          (questions.length > 0 || (Object.values(sources) as ValueSource[]).some(isUncertain)) && (
            <Badge variant="warning">Please check</Badge>
          )}
        {!isSaved && (
          <>
            <SmallButton
              ref={parts.focusAfter(key)}
              aria-label={`Edit ${name}`}
              onClick={() => parts.open(key)}
            >
              <Pencil />
              Edit
            </SmallButton>
            <SmallButton
              id={removalId(key)}
              variant="quiet"
              aria-label={`${removal} ${name}`}
              onClick={() => parts.remove([key], name)}
            >
              <Trash2 />
              {removal}
            </SmallButton>
          </>
        )}
      </div>
    </Card>
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
