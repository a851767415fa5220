import { expect, test } from "vitest";
import { formatDistance, formatRadius, radiusChoices, unitOfLocale } from "./distance.ts";

test.each([
  ["en-US", "miles"],
  ["en", "miles"],
  ["en-GB", "miles"],
  ["my", "miles"],
  ["en-LR", "miles"],
  ["en-CA", "km"],
  ["de-DE", "km"],
  ["ja", "km"],
])("%s reads %s", (locale, unit) => {
  expect(unitOfLocale(locale)).toBe(unit);
});

test.each([
  [0.7, "miles", "0.7 miles"],
  [0.001, "miles", "0.1 miles"],
  [1.04, "miles", "1 mile"],
  [9.96, "miles", "10 miles"],
  [2393.8, "miles", "2394 miles"],
  [0.7, "km", "1.1 km"],
  [0.62, "km", "1.0 km"],
] as const)("%d miles in %s: %s", (miles, unit, text) => {
  expect(formatDistance(miles, unit)).toBe(text);
});

test("radii are round in the unit that people read", () => {
  const texts = (unit: "miles" | "km") =>
    radiusChoices(unit).map((miles) => formatRadius(miles, unit));
  expect(texts("miles")).toEqual(["1 mile", "2 miles", "5 miles", "10 miles", "25 miles"]);
  expect(texts("km")).toEqual(["1 km", "2 km", "5 km", "10 km", "25 km"]);
});
