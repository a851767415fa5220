import { expect, test } from "vitest";
import { averageRating, cellHeat, monthInitial, monthName } from "./stats-section.tsx";

test("the average counts ones, twos, up to fives", () => {
  expect(averageRating([0, 0, 0, 0, 0])).toBe(0);
  expect(averageRating([1, 0, 0, 0, 1])).toBe(3);
  expect(averageRating([0, 0, 0, 3, 1])).toBe(4.25);
});

test("heat begins visibly and ends at one", () => {
  expect(cellHeat(0, 9)).toBe(0);
  expect(cellHeat(1, 9)).toBeGreaterThan(0.3);
  expect(cellHeat(9, 9)).toBe(1);
  expect(cellHeat(0, 0)).toBe(0);
});

test("months have names wherever the person is", () => {
  expect(monthInitial("2026-01")).toBe("J");
  expect(monthName("2026-01")).toBe("January 2026");
});
