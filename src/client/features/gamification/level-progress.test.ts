import fc from "fast-check";
import { expect, test } from "vitest";
import { levelOf, xpOfNextLevel } from "#contract/levels.ts";
import { levelPercent, percentOf } from "./level-progress.ts";

test("the bar is xp / (level * 100 + 100), capped", () => {
  expect(levelPercent(0, 1)).toBe(0);
  expect(levelPercent(150, 1)).toBe(75);
  expect(levelPercent(199, 1)).toBe(99);
  expect(levelPercent(350, 3)).toBe(87);
  expect(levelPercent(1000, 1)).toBe(100);
});

test("it is full exactly when the next level comes", () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000 }), (xp) => {
      const level = levelOf(xp);
      expect(levelPercent(xp, level)).toBeLessThan(100);
      expect(levelOf(xpOfNextLevel(level))).toBe(level + 1);
      expect(levelOf(xpOfNextLevel(level) - 1)).toBe(level);
    }),
  );
});

test("a badge that asks for nothing is reached", () => {
  expect(percentOf(0, 0)).toBe(100);
});
