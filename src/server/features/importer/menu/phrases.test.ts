import { expect, test } from "vitest";
import { createFinder, splitWords } from "./phrases.ts";

const find = createFinder<string>([
  ["butter", "dairy"],
  ["peanut butter", "nuts"],
  ["sandwich", "bread"],
  ["*burger", "burger"],
  ["hähnchen*", "chicken"],
]);
const valuesIn = (text: string) => find(splitWords(text)).map(({ value }) => value);

test.each([
  ["Peanut Butter", ["nuts"]],
  ["butter, peanut butter", ["dairy", "nuts"]],
  ["Sandwiches & SANDWICH", ["bread", "bread"]],
  ["Käseburger", ["burger"]],
  ["Hähnchenfilet", ["chicken"]],
  ["butternut", []],
])("finds whole words, the longest first: %s", (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});

test("no phrase reaches across a comma, a bracket or a dash", () => {
  for (const between of [", ", " (", " - ", ". ", " | "]) {
    expect(valuesIn(`peanut${between}butter`)).toEqual(["dairy"]);
  }
});
