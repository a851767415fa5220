import { expect, test } from "vitest";
import { ownClock } from "./own-clock.ts";

test.each([
  ["2026-11-19T04:33:12.345Z", "America/Los_Angeles", "2026-11-18T20:33:12.345Z"],
  ["2026-11-18T12:31:00.000Z", "Pacific/Auckland", "2026-11-19T01:31:00.000Z"],
  ["2026-01-01T00:15:00.000Z", "America/New_York", "2025-12-31T19:15:00.000Z"],
  ["2026-07-01T18:15:00.000Z", "Asia/Kathmandu", "2026-07-02T00:00:00.000Z"],
  ["2026-11-19T04:33:12.345Z", "UTC", "2026-11-19T04:33:12.345Z"],
  ["2026-11-19T04:33:12.345Z", undefined, "2026-11-19T04:33:12.345Z"],
])("%s in %s is %s", (instant, timeZone, shown) => {
  expect(ownClock(new Date(instant), timeZone).toISOString()).toBe(shown);
});
