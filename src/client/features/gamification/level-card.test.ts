import fc from "fast-check";
import { expect, test } from "vitest";
import { levelAt, xpOfNextLevel } from "#contract/gamification-choices.ts";
import { percentage } from "./level-card.tsx";

test("it is full exactly when the next level comes", () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000 }), (xp) => {
      const level = levelAt(xp);
      expect(percentage(xp, xpOfNextLevel(level))).toBeLessThan(100);
      expect(levelAt(xpOfNextLevel(level))).toBe(level + 1);
      expect(levelAt(xpOfNextLevel(level) - 1)).toBe(level);
    }),
  );
});

test("a badge that asks for nothing is reached", () => {
  expect(percentage(0, 0)).toBe(100);
});
