import { expect, test } from "vitest";
import { foldText, wordsOf } from "./search-text.ts";

test.each([
  ["JALAPEÑO", "jalapeno"],
  ["Crème\nbrûlée", "creme brulee"],
  ["ﬁg", "fig"],
  ["İzmir", "izmir"],
  ["김치", "김치"],
  ["Owl’s “No. 1” – Po‘boy", "owl's \"no. 1\" - po'boy"],
  ["Hot \u00a0 Honey\r\nHen", "hot honey hen"],
  ["100% _'\"\\ 🍗", "100% _'\"\\ 🍗"],
])("%j folds to %j", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ["Cinder & Hen", ["cinder", "hen"]],
  ["extra-hot Hot", ["extra", "hot"]],
  ["mac&cheese", ["mac", "cheese"]],
  [" & - ", ["& -"]],
  ["  ", []],
])("%j is searched for by %j", (typed, words) => {
  expect(wordsOf(typed)).toEqual(words);
});
