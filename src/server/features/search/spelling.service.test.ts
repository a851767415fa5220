import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./spelling.service.ts";

test.each([
  ["chicken", "chicken", 0],
  ["chiken", "chicken", 1],
  ["chickne", "chicken", 1],
  ["chickin", "chicken", 1],
  ["cihcken", "chicken", 1],
  ["chikcne", "chicken", 2],
  ["pickle", "tickled", 2],
  ["🍗a", "a", 1],
  ["", "ab", 2],
])("%s and %s differ by %i", (from, to, distance) => {
  expect(editDistance(from, to, 3)).toBe(distance);
});

test("it is the same both ways, and gives up beyond its limit", () => {
  const word = fc
    .array(fc.constantFrom("a", "b", "c"), { maxLength: 6 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (from, to, limit) => {
      const whole = editDistance(from, to, 10);
      expect(editDistance(to, from, 10)).toBe(whole);
      expect(editDistance(from, to, limit)).toBe(Math.min(whole, limit + 1));
    }),
  );
});
