import { expect, test } from "vitest";
import { findNearest } from "./nearest-location.ts";

const portland = { latitude: 45.5231, longitude: -122.6765 };
const seattle = { latitude: 47.6062, longitude: -122.3321 };
const nowhere = { latitude: null, longitude: null };

test("it is the way to the nearest that is on the map", () => {
  const nearest = findNearest([nowhere, seattle, portland], "45.523,-122.676");
  expect(nearest?.location).toBe(portland);
  expect(nearest?.miles).toBeLessThan(0.1);
  expect(findNearest([seattle], "45.5231,-122.6765")?.miles).toBeCloseTo(145, 0);
});

test("without a spot on the map there is none", () => {
  expect(findNearest([nowhere], "45.523,-122.676")).toBeNull();
});
