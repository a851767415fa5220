import { expect, test } from "vitest";
import { locationValues, sandwichValues } from "#client/features/catalogue-editing/form-values.ts";
import type { ImportQuestion, ValueSource } from "#contract/importer.ts";
import {
  createPart,
  type Draft,
  emptyDraft,
  withRestaurant,
  withSaved,
  withValues,
} from "./draft.ts";
import { listDoubts, listQuestions, withAnswer, withConfirmed } from "./to-check.ts";

const source = (confidence: number, text = ""): ValueSource => ({
  from: "text",
  line: null,
  text,
  confidence,
});

const halves: ImportQuestion = {
  about: "price",
  text: "Half or whole?",
  words: "Club 8 / 13",
  choices: [
    { label: "Half, $8.00", price: 8 },
    { label: "Whole, $13.00", price: 13 },
  ],
};
const dayQuestion = (day: string): ImportQuestion => ({
  about: "hours",
  text: `${day} 10-11: morning or evening?`,
  words: "Fri & Sat 10-11",
  choices: [
    { label: "Morning", hoursOfOperation: { monday: "closed", [day]: "10:00 AM - 11:00 AM" } },
    { label: "Evening", hoursOfOperation: { monday: "closed", [day]: "10:00 AM - 11:00 PM" } },
  ],
});
const sauce: ImportQuestion = { ...halves, text: "With or without sauce?" };

const named = { ...sandwichValues(undefined), name: "Club" };
const placed = { ...locationValues(undefined), address: "1 Main St" };
const asking = (...questions: ImportQuestion[]): Draft => ({
  ...emptyDraft,
  importedFrom: "hen.example",
  sandwiches: [createPart(named, { price: source(0.6) }, questions)],
});

function answer(draft: Draft, question: number, choice: number): Draft {
  const open = listQuestions(draft)[question];
  const chosen = open?.question.choices[choice];
  if (!open || !chosen) throw new Error("There is no such question");
  return withAnswer(open, chosen)(draft);
}

test("an answer sets the value, drops the question, and is as certain as what is typed", () => {
  const draft = answer(asking(halves, sauce), 0, 1);
  expect(draft.sandwiches[0]).toMatchObject({ values: { price: "13.00" }, sources: {} });
  expect(listQuestions(draft).map(({ question }) => question)).toEqual([sauce]);
  expect(draft.revision).toBe(1);
});

test("the answers about two days of one week go together", () => {
  const questions = [dayQuestion("friday"), dayQuestion("saturday")];
  const draft = { ...emptyDraft, locations: [createPart(placed, {}, questions)] };
  expect(answer(answer(draft, 0, 1), 0, 0).locations[0]?.values.hoursOfOperation).toEqual({
    monday: "closed",
    friday: "10:00 AM - 11:00 PM",
    saturday: "10:00 AM - 11:00 AM",
  });
});

test("whoever types the value has answered, whoever types another one has not", () => {
  const draft = asking(halves);
  const key = draft.sandwiches[0]?.key ?? "";
  const described = withValues("sandwiches", key, { ...named, description: "Toasted." })(draft);
  expect(listQuestions(described)).toHaveLength(1);
  const priced = withValues("sandwiches", key, { ...named, price: "12" })(draft);
  expect(listQuestions(priced)).toEqual([]);
});

test("the least certain stand first with their words; certain ones and our defaults nowhere", () => {
  const draft: Draft = {
    ...asking(),
    basicSources: { name: source(0.95), imageUrl: source(0.1) } as Draft["basicSources"],
    locations: [createPart(placed, { address: source(0.4, "Find us at 1 Main St") })],
  };
  expect(listDoubts(draft)).toMatchObject([
    { name: "1 Main St", values: [{ label: "Address", source: { text: "Find us at 1 Main St" } }] },
    { name: "Club", values: [{ label: "Price in dollars" }] },
  ]);
});

test("whether a dish is a chicken sandwich is not asked, and confirming its price leaves it doubtful", () => {
  const doubt = source(0.5);
  const sandwiches = [createPart(named, { name: doubt, price: source(0.6) })];
  const draft: Draft = { ...asking(), sandwiches };
  const [group] = listDoubts(draft);
  expect(group?.values.map(({ label }) => label)).toEqual(["Price in dollars"]);
  if (group) expect(withConfirmed(group)(draft).sandwiches[0]?.sources).toEqual({ name: doubt });
  expect(listDoubts({ ...draft, sandwiches: [createPart(named, { name: doubt })] })).toEqual([]);
});

test("what is not sent needs no look: basics of a known restaurant, parts that are saved", () => {
  const draft: Draft = { ...asking(sauce), basicSources: { name: source(0.5) } };
  const key = draft.sandwiches[0]?.key ?? "";
  expect(listDoubts(draft).map(({ name }) => name)).toEqual(["Basics", "Club"]);
  const known = withRestaurant({ id: 1, isNew: false })(draft);
  expect(listDoubts(known).map(({ name }) => name)).toEqual(["Club"]);
  const saved = withSaved("sandwiches", key, 3)(known);
  expect([listDoubts(saved), listQuestions(saved)]).toEqual([[], []]);
});

test("what was confirmed is not asked about again, and the rest keeps its source", () => {
  const part = createPart(named, { price: source(0.6), name: source(0.95) });
  const draft: Draft = { ...asking(), sandwiches: [part] };
  const confirmed = listDoubts(draft).reduce((known, group) => withConfirmed(group)(known), draft);
  expect(listDoubts(confirmed)).toEqual([]);
  expect(confirmed.sandwiches[0]?.sources).toEqual({ name: source(0.95) });
});
