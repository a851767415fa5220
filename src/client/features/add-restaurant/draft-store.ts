import { createContext, useContext, useSyncExternalStore } from "react";
import { locationValues, sandwichValues } from "#client/features/catalogue-editing/form-values.ts";
import { createPart, type Draft, type DraftPart, type DraftStep, emptyDraft } from "./draft.ts";

export interface DraftStore {
  get: () => Draft;
  change: (step: DraftStep) => void;
  /** Removes the stored draft. The page still shows it; the next visit starts empty. */
  forget: () => void;
  clear: () => void;
  /** Runs on the newest draft while no other tab does the same; undefined if one does. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
  subscribe: (listener: () => void) => () => void;
}

/** One draft per member: several members may share a browser. */
export const draftKey = (memberId: string) => `add-restaurant:${memberId}`;

/** Writes the draft to local storage with every change. Other tabs of the browser show the same draft. */
export function createDraftStore(memberId: string): DraftStore {
  const key = draftKey(memberId);
  const listeners = new Set<() => void>();
  let draft = readDraft(key);
  let known = keptText(key);

  const show = (next: Draft) => {
    draft = next;
    for (const listener of listeners) listener();
  };
  /** Reads what another tab has written. The storage event may come later. */
  const takeOver = () => {
    if (keptText(key) === known) return;
    known = keptText(key);
    show({ ...readDraft(key), revision: draft.revision + 1 });
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) takeOver();
  };
  return {
    get: () => draft,
    change(step) {
      show(step(draft));
      tryStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
      known = keptText(key);
    },
    forget: () => removeDraft(key),
    clear() {
      show({ ...emptyDraft, revision: draft.revision + 1 });
      removeDraft(key);
      known = null;
    },
    alone: (work) =>
      whileAlone(key, () => {
        takeOver();
        return work();
      }),
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", onStorage);
      };
    },
  };
}

/** A page without https has no locks: two of its tabs can still run at the same time. */
function whileAlone<Result>(name: string, work: () => Promise<Result>) {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return work();
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

/** Null where storage is switched off or full: the draft then lasts as long as the page. */
function tryStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}

const keptText = (key: string) => tryStorage((storage) => storage.getItem(key));
const removeDraft = (key: string) => tryStorage((storage) => storage.removeItem(key));

/**
 * The draft is empty when storage is switched off, or was edited by hand so that it holds none. Fields that an older
 * version did not know are empty. The forms of the first render hold the empty draft, so a kept one is always a later
 * revision than that, also when it was only typed.
 */
function readDraft(key: string): Draft {
  try {
    const kept: Draft = JSON.parse(keptText(key) ?? "null");
    return {
      ...emptyDraft,
      ...kept,
      basics: { ...emptyDraft.basics, ...kept.basics },
      locations: kept.locations.map(withNewFields(locationValues(undefined))),
      sandwiches: kept.sandwiches.map(withNewFields(sandwichValues(undefined))),
      revision: kept.revision + 1,
    };
  } catch {
    return emptyDraft;
  }
}

const withNewFields =
  <Values>(empty: Values) =>
  (part: DraftPart<Values>): DraftPart<Values> => ({
    ...createPart(empty),
    ...part,
    values: { ...empty, ...part.values },
  });

export const DraftContext = createContext<DraftStore | null>(null);

/** The server has no draft, so the first render is empty; the stored draft appears after hydration. */
export function useDraft(): { draft: Draft; store: DraftStore } {
  const store = useContext(DraftContext);
  if (!store) throw new Error("useDraft must be used inside DraftContext");
  const draft = useSyncExternalStore(store.subscribe, store.get, () => emptyDraft);
  return { draft, store };
}
