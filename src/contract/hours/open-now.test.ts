import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PlaceHours, WeeklyHours } from "./hours.types.ts";
import { isOpenAt, openMomentOf, openStateOf } from "./open-now.ts";
import { parseHours } from "./parse-hours.ts";

/** 1 January 2024 was a Monday. */
const utc = (day: number, time: string) => new Date(`2024-01-0${day}T${time}:00Z`);
const at = (hours: string, day: number, time: string) =>
  isOpenAt(parseHours({ text: hours }), utc(day, time), "UTC");

describe("isOpenAt", () => {
  test("opens on the first minute and is closed on the last", () => {
    expect(at("Mon 9-5", 1, "08:59")).toBe(false);
    expect(at("Mon 9-5", 1, "09:00")).toBe(true);
    expect(at("Mon 9-5", 1, "16:59")).toBe(true);
    expect(at("Mon 9-5", 1, "17:00")).toBe(false);
    expect(at("Mon 9-5", 2, "12:00")).toBe(false);
  });

  test("yesterday's range counts until it ends, over the end of the week too", () => {
    expect(at("Mon 6pm-2am", 2, "01:59")).toBe(true);
    expect(at("Mon 6pm-2am", 2, "02:00")).toBe(false);
    expect(at("Mon 6pm-2am", 1, "01:00")).toBe(false);
    expect(at("Sun 6pm-2am", 1, "01:00")).toBe(true);
    expect(at("Mon 6pm-2am, Tue closed", 2, "01:00")).toBe(true);
  });

  test("several ranges leave a gap", () => {
    expect(at("Mon 11-2, 5-10", 1, "13:00")).toBe(true);
    expect(at("Mon 11-2, 5-10", 1, "15:00")).toBe(false);
    expect(at("Mon 11-2, 5-10", 1, "18:00")).toBe(true);
  });

  test("closed and unknown are not open, 24 hours always is", () => {
    expect(at("closed", 1, "12:00")).toBe(false);
    expect(at("ask us", 1, "12:00")).toBe(false);
    expect(at("24/7", 1, "00:00")).toBe(true);
    expect(at("24/7", 7, "23:59")).toBe(true);
  });

  test("the place's zone decides the day and the hour", () => {
    const weekly = parseHours({ text: "Sun 6pm-10pm" });
    expect(isOpenAt(weekly, utc(1, "02:00"), "America/Chicago")).toBe(true);
    expect(isOpenAt(weekly, utc(1, "02:00"), "Europe/Berlin")).toBe(false);
  });

  test("clocks that change: the clock on the wall counts", () => {
    const weekly = parseHours({ text: "Sun 1am-3:30am" });
    const chicago = (instant: string) => isOpenAt(weekly, new Date(instant), "America/Chicago");
    // 10 March 2024: 01:59 CST is followed by 03:00 CDT.
    expect(chicago("2024-03-10T06:59:00Z")).toBe(false);
    expect(chicago("2024-03-10T07:59:00Z")).toBe(true);
    expect(chicago("2024-03-10T08:29:00Z")).toBe(true);
    expect(chicago("2024-03-10T08:30:00Z")).toBe(false);
    // 3 November 2024: 01:00 to 01:59 comes twice.
    expect(chicago("2024-11-03T06:00:00Z")).toBe(true);
    expect(chicago("2024-11-03T07:00:00Z")).toBe(true);
    expect(chicago("2024-11-03T09:29:00Z")).toBe(true);
    expect(chicago("2024-11-03T09:30:00Z")).toBe(false);
  });

  test("no zone and one that does not exist mean the machine's own", () => {
    const weekly = parseHours({ text: "daily 9-5" });
    for (let hour = 0; hour < 24; hour += 1) {
      const instant = new Date(2024, 0, 1, hour);
      const expected = hour >= 9 && hour < 17;
      for (const zone of [undefined, null, "", "Nowhere/Atoll", "%"]) {
        expect(isOpenAt(weekly, instant, zone)).toBe(expected);
      }
    }
  });

  test("agrees with a naive list of all open minutes over two weeks", () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
      .map(([opens, length]) => ({ opens, closes: opens + length }));
    const day = fc.oneof(fc.constant(null), fc.array(range, { maxLength: 3 }));
    const week = fc.array(day, { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(week, fc.integer({ min: 0, max: 59 }), (weekly: WeeklyHours, offset) => {
        const openMinutes = new Set<number>();
        for (const [weekday, ranges] of weekly.entries()) {
          for (const { opens, closes } of ranges ?? []) {
            for (let minute = opens; minute < closes; minute += 1) {
              openMinutes.add((weekday * 1440 + minute) % 10_080);
            }
          }
        }
        const start = Date.UTC(2024, 0, 1);
        const mistakes: Date[] = [];
        for (let minute = offset; minute < 2 * 10_080; minute += 37) {
          const instant = new Date(start + minute * 60_000);
          const expected = openMinutes.has(minute % 10_080);
          if (isOpenAt(weekly, instant, "UTC") !== expected) mistakes.push(instant);
        }
        expect(mistakes).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});

describe("openMomentOf", () => {
  /** "until 1020", or "2 540" for Wednesday at nine while it is closed; how many minutes from now. */
  function describe(text: string, day: number, time: string) {
    const { open, change } = openMomentOf(parseHours({ text }), utc(day, time), "UTC");
    if (!change) return open ? "always" : "never";
    const when = open ? "until" : change.isToday ? "today" : change.weekday;
    return `${when} ${change.minute} in ${change.after}`;
  }

  test.each([
    ["Mon 9-5", 1, "08:00", "today 540 in 60"],
    ["Mon 9-5", 1, "12:00", "until 1020 in 300"],
    ["Mon 9-5", 1, "18:00", "0 540 in 9540"],
    ["Mon 9-5, Wed 10-5", 1, "18:00", "2 600 in 2400"],
    ["Sat-Sun 9-5, Mon closed", 7, "18:00", "5 540 in 8100"],
    ["Mon 11-2, 5-10", 1, "15:00", "today 1020 in 120"],
    ["Mon 6pm-2am", 1, "20:00", "until 120 in 360"],
    ["Mon 6pm-2am", 2, "01:00", "until 120 in 60"],
    ["Mon 6pm-12am", 1, "20:00", "until 0 in 240"],
    ["Mon 6pm-12am, Tue 12am-3am", 1, "20:00", "until 180 in 420"],
    ["daily 24 hours", 1, "20:00", "always"],
    ["closed", 1, "20:00", "never"],
  ])("%s on day %i at %s", (text, day, time, expected) => {
    expect(describe(text, day, time)).toBe(expected);
  });

  test("the viewer's zone counts when the place's is unknown or wrong", () => {
    const weekly = parseHours({ text: "Sun 6pm-10pm" });
    const isOpen = (...zones: (string | null)[]) =>
      openMomentOf(weekly, utc(1, "02:00"), ...zones).open;
    expect(isOpen(null, "America/Chicago")).toBe(true);
    expect(isOpen("Nowhere/Atoll", "America/Chicago")).toBe(true);
    expect(isOpen("Europe/Berlin", "America/Chicago")).toBe(false);
  });
});

describe("openStateOf", () => {
  const noon = utc(1, "12:00");
  const open = { hoursOfOperation: { monday: "9-5" }, timeZone: "UTC" };
  const later = { hoursOfOperation: { monday: "6pm-9pm" }, timeZone: "UTC" };
  const unknown = { hoursOfOperation: null, timeZone: "UTC" };

  test("open when any location is, until the last one closes", () => {
    const longer = { ...open, hoursOfOperation: { monday: "11am-1am" } };
    const locations = [unknown, open, later, longer, open];
    const state = openStateOf({ locations }, noon);
    expect(state).toMatchObject({ state: "open", openLocations: [1, 3, 4] });
    expect(state.change).toMatchObject({ minute: 60, after: 780, isToday: false });
    const always = { ...open, hoursOfOperation: { text: "24/7" } };
    expect(openStateOf({ locations: [open, always] }, noon).change).toBeNull();
  });

  test("closed names the first opening, on whatever day", () => {
    const tomorrow = { ...later, hoursOfOperation: { tuesday: "8-10" } };
    const change = (...locations: PlaceHours[]) => openStateOf({ locations }, noon).change;
    expect(change(unknown, tomorrow, later)).toMatchObject({ minute: 1080, isToday: true });
    expect(change(tomorrow, unknown)).toMatchObject({ minute: 480, weekday: 1, isToday: false });
    expect(change(unknown)).toBeNull();
  });

  test("the restaurant's own hours count only without a location", () => {
    const own = { hoursOfOperation: { monday: "9-5" } };
    expect(openStateOf({ ...own, locations: [unknown] }, noon, "UTC").state).toBe("closed");
    const alone = { state: "open", openLocations: [], change: { minute: 1020 } };
    expect(openStateOf({ ...own, locations: [] }, noon, "UTC")).toMatchObject(alone);
    expect(openStateOf(own, noon, "UTC")).toMatchObject(alone);
  });
});
