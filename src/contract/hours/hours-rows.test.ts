import { expect, test } from "vitest";
import type { HoursOfOperation } from "./hours.types.ts";
import { formatMinute, hoursRows } from "./hours-rows.ts";
import { WEEKDAYS } from "./weekday-names.ts";

const rows = (hours: HoursOfOperation | null) =>
  hoursRows(hours).map(({ days, text }) => (days ? `${days}: ${text}` : text));

test.each([
  [0, "12:00 AM"],
  [30, "12:30 AM"],
  [540, "9:00 AM"],
  [720, "12:00 PM"],
  [1439, "11:59 PM"],
  [1440, "12:00 AM"],
  [1560, "2:00 AM"],
])("minute %i is %s", (minute, text) => {
  expect(formatMinute(minute)).toBe(text);
});

test("neighbouring days with the same hours share a row, however they were written", () => {
  const hours = {
    monday: "9:00 AM - 9:00 PM",
    tuesday: "9am–9pm",
    wednesday: "09:00-21:00",
    thursday: "11-2, 5-10",
    friday: "6pm-2am",
    saturday: "24 hours",
    sunday: "closed",
  };
  expect(rows(hours)).toEqual([
    "Mon–Wed: 9:00 AM - 9:00 PM",
    "Thu: 11:00 AM - 2:00 PM, 5:00 PM - 10:00 PM",
    "Fri: 6:00 PM - 2:00 AM",
    "Sat: Open 24 hours",
    "Sun: Closed",
  ]);
  expect(hoursRows(hours)[0]?.weekdays).toEqual([0, 1, 2]);
});

test("a whole week of the same hours is one row", () => {
  const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, "9-5"]));
  expect(rows(hours)).toEqual(["Every day: 9:00 AM - 5:00 PM"]);
});

test("what does not parse is shown as written, what is missing is not shown", () => {
  const hours = { Mon: " By appointment ", tuesday: "By appointment", thursday: "", friday: "9-5" };
  expect(rows(hours)).toEqual(["Mon–Tue: By appointment", "Fri: 9:00 AM - 5:00 PM"]);
});

test("free text is shown as written", () => {
  const text = "Mon-Fri 9am-5pm,\nSat closed";
  expect(rows({ text })).toEqual([text]);
});

test.each<HoursOfOperation | null>([
  null,
  {},
  { text: " " },
  { text: "Hours not available" },
  { monday: "Hours unavailable" },
])("%j has nothing to show", (hours) => {
  expect(rows(hours)).toEqual([]);
});
