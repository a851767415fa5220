import { expect, test } from "vitest";
import { locationValues, sandwichValues } from "#client/features/catalogue-editing/form-values.ts";
import type { ImportQuestion } from "#contract/importer.ts";
import { checkDraft } from "./check-draft.ts";
import { createPart, emptyDraft, withRestaurant } from "./draft.ts";
import { fullImportForm, menuTextForm, quickImportForm } from "./draft-schemas.ts";

const named = {
  ...emptyDraft,
  basics: { ...emptyDraft.basics, name: "Hen", description: "Fried." },
};

test("everything that is wrong is named with its place", () => {
  const location = createPart(locationValues(undefined));
  const sandwich = createPart(sandwichValues(undefined));
  const { checked, problems } = checkDraft({
    ...emptyDraft,
    locations: [location],
    sandwiches: [sandwich],
  });
  expect(checked).toBeNull();
  expect(problems).toEqual([
    { tab: "basics" },
    { tab: "location", key: location.key },
    { tab: "menu", key: sandwich.key },
  ]);
});

test("what is in the catalogue is not looked at again", () => {
  const saved = { ...createPart(locationValues(undefined)), savedId: 5 };
  const draft = { ...withRestaurant({ id: 2, isNew: true })(emptyDraft), locations: [saved] };
  expect(checkDraft(draft)).toEqual({
    problems: [],
    checked: { basics: null, locations: [], sandwiches: [] },
  });
  expect(checkDraft(named).checked?.basics).toMatchObject({ website: null, priceRange: "$$" });
});

test("an open question and a doubtful dish stop no save: the price stays empty, the dish is in", () => {
  const sizes: ImportQuestion = {
    about: "price",
    text: "Which size?",
    words: "",
    choices: [
      { label: "Small", price: 8 },
      { label: "Large", price: 12 },
    ],
  };
  const doubt = { from: "menu" as const, line: 2, text: "Club", confidence: 0.5 };
  const values = { ...sandwichValues(undefined), name: "Club" };
  const sandwiches = [createPart(values, { name: doubt }, [sizes])];
  const { checked } = checkDraft({ ...named, sandwiches });
  expect(checked?.sandwiches).toMatchObject([{ key: sandwiches[0]?.key, output: { price: 0 } }]);
});

const messagesOf = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message);

test.each([
  ["", "Website URL is required"],
  ["nodot", "Please enter a valid website URL"],
])("%j as a website: %s", (websiteUrl, message) => {
  for (const form of [quickImportForm, fullImportForm]) {
    expect(messagesOf(form.safeParse({ websiteUrl }))).toEqual([message]);
  }
});

test("addresses are completed, and the quick import's lose their last slashes", () => {
  expect(quickImportForm.parse({ websiteUrl: " hen.example// " }).websiteUrl).toBe(
    "https://hen.example",
  );
  expect(quickImportForm.parse({ websiteUrl: "localhost:8080/" }).websiteUrl).toBe(
    "http://localhost:8080",
  );
  expect(fullImportForm.parse({ websiteUrl: "hen.example/" }).websiteUrl).toBe(
    "https://hen.example/",
  );
});

test("a menu needs a text", () => {
  expect(messagesOf(menuTextForm.safeParse({ menuText: " \n" }))).toEqual([
    "Please enter menu text to process",
  ]);
});
