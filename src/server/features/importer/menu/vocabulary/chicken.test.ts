import { expect, test } from "vitest";
import { chickenPhrases } from "./chicken.ts";

test("a phrase is there once: the first would win, and a second one with another meaning do nothing", () => {
  const phrases = chickenPhrases.map(([phrase]) => phrase);
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
});
