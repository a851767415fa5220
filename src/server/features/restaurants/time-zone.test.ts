import { expect, test } from "vitest";
import { timeZoneAt } from "./time-zone.ts";

test.each([
  [45.4957, -122.609, "America/Los_Angeles"],
  [52.53, 13.4, "Europe/Berlin"],
  [90, 180, expect.any(String)],
  [null, null, null],
  [45, null, null],
])("%s, %s is in %s", (latitude, longitude, zone) => {
  expect(timeZoneAt(latitude, longitude)).toEqual(zone);
});
