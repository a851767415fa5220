import type { Draft } from "./draft.types.ts";
import { type DraftStep, emptyDraft } from "./draft-steps.ts";

export interface DraftStore {
  get: () => Draft;
  change: (step: DraftStep) => void;
  /** The page shows it on, the next visit does not. */
  forget: () => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** A draft belongs to the member who wrote it, not to the browser. */
export const draftKey = (userId: string) => `add-restaurant:${userId}`;

/** Kept with every change, so that a reload loses nothing; other tabs show the same draft. */
export function createDraftStore(userId: string): DraftStore {
  const key = draftKey(userId);
  const listeners = new Set<() => void>();
  let draft = readDraft(key);

  const show = (next: Draft) => {
    draft = next;
    for (const listener of listeners) listener();
  };
  const hear = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    show({ ...readDraft(key), revision: draft.revision + 1 });
  };
  return {
    get: () => draft,
    change(step) {
      show(step(draft));
      writeDraft(key, draft);
    },
    forget: () => removeDraft(key),
    clear() {
      show({ ...emptyDraft, revision: draft.revision + 1 });
      removeDraft(key);
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener("storage", hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", hear);
      };
    },
  };
}

/** Storage can be full, switched off, edited by hand or older than this code: then there is no draft. */
function readDraft(key: string): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null");
    return isDraft(kept) ? kept : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === "object" &&
  kept !== null &&
  Object.keys(emptyDraft).every((name) => name in kept) &&
  "locations" in kept &&
  Array.isArray(kept.locations) &&
  "sandwiches" in kept &&
  Array.isArray(kept.sandwiches);

function writeDraft(key: string, draft: Draft) {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

function removeDraft(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing stored, nothing to remove.
  }
}
