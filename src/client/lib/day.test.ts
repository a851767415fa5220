import { expect, test } from "vitest";
import { dayIn } from "./day.ts";

const instant = new Date("2026-01-31T20:30:00Z");

test.each([
  ["UTC", "2026-01-31"],
  ["America/Los_Angeles", "2026-01-31"],
  ["Pacific/Auckland", "2026-02-01"],
])("in %s it is %s", (timeZone, day) => {
  expect(dayIn(timeZone, instant)).toBe(day);
});
