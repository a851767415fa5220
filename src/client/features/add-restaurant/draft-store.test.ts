import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyDraft } from "./draft.ts";
import { createDraftStore, draftKey } from "./draft-store.ts";

let kept: Map<string, string>;
let hear: (event: Partial<StorageEvent>) => void;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("window", {
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
    removeEventListener: () => {},
  });
});
afterEach(() => vi.unstubAllGlobals());

const typed = (menuText: string) => (draft: typeof emptyDraft) => ({ ...draft, menuText });

// proves: adding-55
test("a draft is there again after a reload, for its member alone", () => {
  createDraftStore("ann").change(typed("Club 12"));
  expect(createDraftStore("ann").get().menuText).toBe("Club 12");
  expect(createDraftStore("bob").get()).toBe(emptyDraft);
});

test("what was only typed is another revision than the empty draft of the first render: the forms start over", () => {
  createDraftStore("ann").change(typed("Club 12"));
  expect(createDraftStore("ann").get().revision).not.toBe(emptyDraft.revision);
});

test("a discarded draft is gone at once, a finished one with the next visit", () => {
  const store = createDraftStore("ann");
  store.change(typed("Club 12"));
  store.forget();
  expect(store.get().menuText).toBe("Club 12");
  expect(createDraftStore("ann").get()).toBe(emptyDraft);
  store.clear();
  expect(store.get()).toEqual({ ...emptyDraft, revision: 1 });
});

// proves: adding-56
test("what another tab writes is shown here", () => {
  const store = createDraftStore("ann");
  const listener = vi.fn();
  store.subscribe(listener);
  createDraftStore("ann").change(typed("From the other tab"));
  hear({ key: draftKey("ann") });
  expect(store.get()).toMatchObject({ menuText: "From the other tab", revision: 1 });
  hear({ key: "user" });
  expect(listener).toHaveBeenCalledOnce();
});

test.each(["{", "null", "[]", '{"basics":{}}', JSON.stringify({ ...emptyDraft, locations: 3 })])(
  "%s in the storage is no draft",
  (text) => {
    kept.set(draftKey("ann"), text);
    expect(createDraftStore("ann").get()).toBe(emptyDraft);
  },
);

test("without storage the draft lasts as long as the page", () => {
  vi.stubGlobal("localStorage", undefined);
  const store = createDraftStore("ann");
  store.change(typed("Club 12"));
  expect(store.get().menuText).toBe("Club 12");
});
