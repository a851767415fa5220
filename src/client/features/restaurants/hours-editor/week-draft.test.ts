import { expect, test } from "vitest";
import type { DayHours } from "#contract/hours/hours.types.ts";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { writeHours } from "#contract/hours/write-hours.ts";
import {
  clockOf,
  type DayMode,
  hoursOfMode,
  minuteOf,
  modeOf,
  rangeOf,
  troubleOf,
  withNextRange,
} from "./week-draft.ts";

test.each<[DayHours, DayMode]>([
  [null, "unknown"],
  [[], "closed"],
  [[{ opens: 0, closes: 1440 }], "allDay"],
  [[{ opens: 0, closes: 720 }], "open"],
])("%j is %s", (hours, mode) => expect(modeOf(hours)).toBe(mode));

test.each<DayMode>(["unknown", "closed", "allDay", "open"])("%s is read back", (mode) => {
  const week = Array.from({ length: 7 }, () => hoursOfMode(mode));
  expect(modeOf(parseHours(writeHours(week))[0])).toBe(mode);
});

test("hours that end earlier than they begin cross midnight", () => {
  expect(rangeOf(1080, 120)).toEqual({ opens: 1080, closes: 1560 });
  expect(rangeOf(540, 1020)).toEqual({ opens: 540, closes: 1020 });
  expect(rangeOf(1080, 0)).toEqual({ opens: 1080, closes: 1440 });
});

test("what cannot be kept says why", () => {
  expect(troubleOf([rangeOf(540, 540)])).toBe("Opening and closing time are the same.");
  expect(troubleOf([rangeOf(900, 1200), rangeOf(540, 1000)])).toBe("These hours overlap.");
  expect(troubleOf([rangeOf(540, 840), rangeOf(1020, 120)])).toBeNull();
  expect(troubleOf([{ opens: 0, closes: 1440 }])).toBeNull();
  expect(troubleOf(null)).toBeNull();
});

test("another range starts after the last one", () => {
  const ranges = withNextRange([{ opens: 660, closes: 840 }]);
  expect(ranges[1]).toEqual({ opens: 900, closes: 1080 });
  expect(troubleOf(ranges)).toBeNull();
});

test("clocks are read and written", () => {
  expect(minuteOf("21:30")).toBe(1290);
  expect(minuteOf("")).toBeUndefined();
  expect(clockOf(1290)).toBe("21:30");
  expect(clockOf(1560)).toBe("02:00");
});
