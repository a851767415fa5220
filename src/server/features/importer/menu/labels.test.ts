import { expect, test } from "vitest";
import { cleanLabel } from "./labels.ts";

test.each([
  ["Wednesday: Chicken Salad", "Chicken Salad"],
  ["Sunday- Chicken Panini", "Chicken Panini"],
  ["Sun - Chicken Panini", "Chicken Panini"],
  ["Mon-Tue  Panini", "Panini"],
  ["Sun- dried tomato chicken", "Sun- dried tomato chicken"],
  ["Sat- ay chicken roll", "Sat- ay chicken roll"],
])("the day of a dish is no part of its name, half a word is: %j", (label, name) =>
  expect(cleanLabel(label)).toBe(name),
);
