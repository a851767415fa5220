import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftKey, keepDraft, readReviewDraft } from "./review-draft.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const key = draftKey("me", 3);
const photo = { url: "/images/1/800.webp", width: 8, height: 6, widths: [8], preview: "" };
const saved = { rating: 4, review: "Crisp.", photos: [photo] };

test("what was changed is kept, for one member and one sandwich", () => {
  const draft = { ...saved, rating: 2, review: "Soggy." };
  keepDraft(key, draft, saved);
  expect(readReviewDraft(key)).toEqual(draft);
  expect(readReviewDraft(draftKey("me", 4))).toBeNull();
  expect(readReviewDraft(draftKey("you", 3))).toBeNull();
});

test("other photos are a change", () => {
  keepDraft(key, { ...saved, photos: [] }, saved);
  expect(readReviewDraft(key)).toEqual({ ...saved, photos: [] });
});

test("another day is a change", () => {
  keepDraft(key, { ...saved, dateTried: "2026-01-05" }, saved);
  expect(readReviewDraft(key)).toEqual({ ...saved, dateTried: "2026-01-05" });
});

test("changed back, there is nothing to keep", () => {
  keepDraft(key, { ...saved, rating: 1 }, saved);
  keepDraft(key, saved, saved);
  expect(readReviewDraft(key)).toBeNull();
});

test.each(["{", "7", '{"rating":"4","review":"","photos":[]}', '{"rating":4,"review":""}'])(
  "%s is no draft",
  (text) => {
    stored.set(key, text);
    expect(readReviewDraft(key)).toBeNull();
  },
);

test("without storage nothing breaks", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepDraft(key, { ...saved, rating: 1 }, saved);
  expect(readReviewDraft(key)).toBeNull();
});
