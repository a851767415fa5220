import { expect, test } from "vitest";
import { readHoursText } from "./hours-text.ts";

const now = new Date("2026-01-15T12:00:00Z");

test.each([
  ["jobs", "en", "# Join our team\n# Line Cook\nTuesday – Saturday, 2pm – 11pm."],
  ["a shift", "en", "Shift: Tuesday – Saturday, 2pm – 11pm."],
  [
    "jobs in a table",
    "pl",
    "# Szukamy ludzi!\n# Kucharz\nPoniedziałek 7:00–15:00\nWtorek 7:00–15:00",
  ],
  ["suppliers", "en", "# Our Producers\n# Orrin & Daughters\n27 Kirkgate. Open Tue–Sat 7.30am–2pm"],
  ["a farm shop", "en", "Farm shop: Thursday to Saturday 9am – 4pm"],
  ["a part of the page", "en", "# Where to park\nMon–Thu 6am–11pm, Fri–Sat 6am–1am"],
  ["courses in a table", "en", "Class\tMon\tTue\tWed\nFlatties\t18:00–20:30\t\t18:00–20:30"],
  [
    "history",
    "en",
    "# 1926 – 1947: The quarry years\nHe cut granite six days a week, Monday to Saturday, 6 to 6.",
  ],
  [
    "history",
    "it",
    "# 1952-1978: la bottega\nLa bottega apriva dal lunedì al sabato, dalle 7 alle 13.",
  ],
  [
    "a story about others",
    "en",
    "# What we ate in Penang\n14 Sep 2025 · 6 min read\nOpen Thursday to Tuesday, 7.30am to 1pm.",
  ],
  ["a customer hotline", "en", "Customer service: Monday to Friday 9am-6pm"],
  ["time slots", "en", "Serving time\n7:00 AM - 8:00 AM\n8:00 AM - 9:00 AM\n9:00 AM - 10:00 AM"],
  ["delivery windows", "en", "Monday to Friday 10:30-11:15am, 11:30am-12:15pm, 12:30-1:15pm"],
  ["a placeholder", "en", "# Opening Hours\nDay: 00:00 AM – 00:00 PM"],
])("%s: no opening hours (%s): %j", (_, language, text) =>
  expect(readHoursText(text, language, now)?.hours ?? null).toBeNull(),
);

test("below the title of hours a page about others has its own", () => {
  const text = "# Our Producers\nFarm: Tue–Sat 8am–2pm\n# Opening hours\nMon-Fri 11am-9pm";
  expect(Object.keys(readHoursText(text, "en", now)?.hours ?? {})).toHaveLength(5);
});
