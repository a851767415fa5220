import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftKey, keepDraft, readDraft } from "./review-form-page.tsx";

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
  expect(readDraft(key)).toEqual(draft);
  expect(readDraft(draftKey("me", 4))).toBeNull();
  expect(readDraft(draftKey("you", 3))).toBeNull();
});

test("other photos are a change", () => {
  keepDraft(key, { ...saved, photos: [] }, saved);
  expect(readDraft(key)).toEqual({ ...saved, photos: [] });
});

test("changed back, there is nothing to keep", () => {
  keepDraft(key, { ...saved, rating: 1 }, saved);
  keepDraft(key, saved, saved);
  expect(readDraft(key)).toBeNull();
});

test.each(["{", "7", '{"rating":"4","review":"","photos":[]}', '{"rating":4,"review":""}'])(
  "%s is no draft",
  (text) => {
    stored.set(key, text);
    expect(readDraft(key)).toBeNull();
  },
);

test("without storage nothing breaks", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepDraft(key, { ...saved, rating: 1 }, saved);
  expect(readDraft(key)).toBeNull();
});
