import { useEffect, useRef } from "react";
import { useEditing } from "#client/features/admin/edit-restaurant/use-editing.ts";
import { type DraftStep, withoutPart } from "./draft-steps.ts";
import { useDraft } from "./use-draft.ts";
import type { FailedCheck } from "./use-save.ts";

/** The parts of one tab: which of them is open, and where the focus goes. */
export function useParts(list: "locations" | "sandwiches", failed: FailedCheck) {
  const { draft, store } = useDraft();
  const { editing, open, close, focusAfter } = useEditing<string>();
  const addButton = useRef<HTMLButtonElement>(null);

  const wrong = failed.problems.find(({ key }) => draft[list].some((part) => part.key === key));
  const wrongKey = wrong?.key;
  const { checks } = failed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed check opens it anew
  useEffect(() => {
    if (wrongKey) open(wrongKey);
  }, [wrongKey, checks]);

  return {
    editing,
    open,
    close,
    focusAfter,
    addButton,
    checksOf: (key: string) => (failed.problems.some((each) => each.key === key) ? checks : 0),
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
