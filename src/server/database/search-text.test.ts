import { expect, test } from "vitest";
import { foldText, gramsOf, gramsToFind, searchColumns } from "./search-text.ts";

// proves: explore-23
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

test("no gram spans two fields", () => {
  const { searchText, searchGrams } = searchColumns("ab\n", null, "c");
  expect(searchText).toBe("ab \n\nc");
  expect(searchGrams.sort()).toEqual([" ", "a", "ab", "ab ", "b", "b ", "c"]);
});

test.each([
  ["a", ["a"]],
  ["ab", ["ab"]],
  ["abc", ["abc"]],
  ["abcd", ["abc", "bcd"]],
  ["abcdefg", ["abc", "cde", "efg"]],
  ["abcdefghijklmnop", ["abc", "efg", "jkl", "nop"]],
  ["aaaaaaa", ["aaa"]],
])("%j is looked for by %j", (words, grams) => {
  expect(gramsToFind(words)).toEqual(grams);
});

test("what a search looks for is in the grams of every text that contains it", () => {
  for (const part of ["🍗", "b🍗", "ab🍗c", "abab"]) {
    expect(gramsOf(`x${part}y`)).toEqual(expect.arrayContaining(gramsToFind(part)));
  }
});
