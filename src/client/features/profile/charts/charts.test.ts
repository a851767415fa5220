import { expect, test } from "vitest";
import { averageOf } from "./average-of.ts";
import { heatOf } from "./heat-of.ts";
import { monthInitial, monthName } from "./month-names.ts";

test("the average counts ones, twos, up to fives", () => {
  expect(averageOf([0, 0, 0, 0, 0])).toBe(0);
  expect(averageOf([1, 0, 0, 0, 1])).toBe(3);
  expect(averageOf([0, 0, 0, 3, 1])).toBe(4.25);
});

test("heat begins visibly and ends at one", () => {
  expect(heatOf(0, 9)).toBe(0);
  expect(heatOf(1, 9)).toBeGreaterThan(0.3);
  expect(heatOf(9, 9)).toBe(1);
  expect(heatOf(0, 0)).toBe(0);
});

test("months have names wherever the person is", () => {
  expect(monthInitial("2026-01")).toBe("J");
  expect(monthName("2026-01")).toBe("January 2026");
});
