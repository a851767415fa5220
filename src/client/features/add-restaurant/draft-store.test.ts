import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { locationValues, sandwichValues } from "#client/features/catalogue-editing/form-values.ts";
import { createPart, emptyDraft } from "./draft.ts";
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

test("a draft is there again after a reload, for its member alone", () => {
  createDraftStore("ann").change(typed("Club 12"));
  expect(createDraftStore("ann").get().menuText).toBe("Club 12");
  expect(createDraftStore("bob").get()).toBe(emptyDraft);
});

test("what was only typed is another revision than the empty draft of the first render: the forms start over", () => {
  createDraftStore("ann").change(typed("Club 12"));
  expect(createDraftStore("ann").get().revision).not.toBe(emptyDraft.revision);
});

test("a draft that was kept before a field existed gets it empty", () => {
  const { basics, menuText: _, ...others } = emptyDraft;
  const { website: _website, ...knownBasics } = basics;
  const older = { ...others, basics: { ...knownBasics, name: "Golden Hen" } };
  const [location, sandwich] = [
    { ...createPart({ address: "1 Main St" }), questions: undefined },
    createPart({ name: "Club", price: "12" }),
  ];
  kept.set(
    draftKey("ann"),
    JSON.stringify({ ...older, locations: [location], sandwiches: [sandwich] }),
  );
  const draft = createDraftStore("ann").get();
  expect(draft).toMatchObject({ menuText: "", basics: { name: "Golden Hen", website: "" } });
  expect(draft.locations[0]).toMatchObject({ key: location.key, questions: [] });
  expect(draft.locations[0]?.values).toEqual({
    ...locationValues(undefined),
    address: "1 Main St",
  });
  const club = { ...sandwichValues(undefined), name: "Club", price: "12" };
  expect(draft.sandwiches[0]?.values).toEqual(club);
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

/** As the browser does it: a lock that is held is not given. */
function stubLocks() {
  const held = new Set<string>();
  vi.stubGlobal("navigator", {
    locks: {
      async request(name: string, _: object, work: (lock: object | null) => Promise<unknown>) {
        if (held.has(name)) return work(null);
        held.add(name);
        return work({ name }).finally(() => held.delete(name));
      },
    },
  });
}

test("of two tabs that save one draft, one does", async () => {
  stubLocks();
  const [store, other] = [createDraftStore("ann"), createDraftStore("ann")];
  const save = vi.fn(async () => "saved");
  const outcomes = await Promise.all([store.alone(save), other.alone(save)]);
  expect(outcomes).toEqual(["saved", undefined]);
  expect(save).toHaveBeenCalledOnce();
  expect(await createDraftStore("bob").alone(save)).toBe("saved");
});

test("a save begins with what another tab has left, before its event has come", async () => {
  const [store, other] = [createDraftStore("ann"), createDraftStore("ann")];
  other.change(typed("Club 12"));
  expect(await store.alone(async () => store.get().menuText)).toBe("Club 12");
  const { revision } = store.get();
  expect(await store.alone(async () => store.get().revision)).toBe(revision);
  other.forget();
  expect(await store.alone(async () => store.get().menuText)).toBe("");
});

test.each(["{", "null", "[]", '{"basics":{}}', JSON.stringify({ ...emptyDraft, locations: 3 })])(
  "%s in the storage is no draft",
  (text) => {
    kept.set(draftKey("ann"), text);
    expect(createDraftStore("ann").get()).toBe(emptyDraft);
  },
);

test("without storage the draft lasts as long as the page", async () => {
  vi.stubGlobal("localStorage", undefined);
  const store = createDraftStore("ann");
  store.change(typed("Club 12"));
  expect(await store.alone(async () => store.get().menuText)).toBe("Club 12");
});
