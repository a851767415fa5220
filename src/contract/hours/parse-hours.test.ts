import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DayHours } from "./hours.types.ts";
import { parseHours, toLocationHours } from "./parse-hours.ts";

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** "09:00-17:00", "closed", "?" */
function brief(day: DayHours | undefined): string {
  if (!day) return "?";
  return day.map((range) => `${clock(range.opens)}-${clock(range.closes)}`).join(" ") || "closed";
}

/** Many runs on a busy machine outlast the usual limit. */

const monday = (text: string) => brief(parseHours({ monday: text })[0]);
const week = (text: string) => parseHours({ text }).map(brief);

describe("the times of one day", () => {
  test.each([
    ["9:00 AM - 10:00 PM", "09:00-22:00"],
    ["9am-5pm", "09:00-17:00"],
    ["9 a.m. – 5 p.m.", "09:00-17:00"],
    ["9a-5p", "09:00-17:00"],
    ["11am to 9pm", "11:00-21:00"],
    ["from 11am until 9pm", "11:00-21:00"],
    ["12 pm - 1 pm", "12:00-13:00"],
    ["12 am - 1 am", "00:00-01:00"],
    ["12:30 AM - 12:30 PM", "00:30-12:30"],
    ["noon - midnight", "12:00-24:00"],
    ["12 noon to 12 midnight", "12:00-24:00"],
    ["17:00-23:30", "17:00-23:30"],
    ["17.30–22.00", "17:30-22:00"],
    ["17h30-23h", "17:30-23:00"],
    ["0900-1730", "09:00-17:30"],
    ["930am-5pm", "09:30-17:00"],
    ["00:00-24:00", "00:00-24:00"],
    ["11am–2pm, 5pm-10pm", "11:00-14:00 17:00-22:00"],
    ["5pm-10pm & 11am-2pm", "11:00-14:00 17:00-22:00"],
    ["9-12; 12-5", "09:00-12:00 12:00-17:00"],
    ["closed", "closed"],
    ["CLOSED", "closed"],
    ["24 hours", "00:00-24:00"],
    ["Open 24 hours", "00:00-24:00"],
    ["24/7", "00:00-24:00"],
    ["24h", "00:00-24:00"],
  ])("%s", (text, expected) => {
    expect(monday(text)).toBe(expected);
  });

  test.each([
    ["6:00 PM - 2:00 AM", "18:00-26:00"],
    ["18:00-02:00", "18:00-26:00"],
    ["22:00-6:00", "22:00-30:00"],
    ["5pm-12am", "17:00-24:00"],
    ["09:00-05:00", "09:00-29:00"],
  ])("%s crosses midnight", (text, expected) => {
    expect(monday(text)).toBe(expected);
  });

  test.each([
    ["5-10pm", "17:00-22:00"],
    ["11-3pm", "11:00-15:00"],
    ["12-8pm", "12:00-20:00"],
    ["10-2am", "22:00-26:00"],
    ["7-7pm", "07:00-19:00"],
    ["05:00-10:00 PM", "17:00-22:00"],
    ["9am-5", "09:00-17:00"],
    ["5pm-2", "17:00-26:00"],
    ["9am-17:00", "09:00-17:00"],
    ["9-5", "09:00-17:00"],
    ["9-9", "09:00-21:00"],
    ["12-9", "12:00-21:00"],
    ["11:30-2:30", "11:30-14:30"],
    ["5-10", "05:00-10:00"],
    ["9:00-17:00", "09:00-17:00"],
    ["11-2, 5-10", "11:00-14:00 17:00-22:00"],
    ["9-12, 1-5", "09:00-12:00 13:00-17:00"],
  ])("%s leaves a half of the day open, and is read the short way", (text, expected) => {
    expect(monday(text)).toBe(expected);
  });

  test.each([
    "",
    " ",
    "-",
    "9",
    "by appointment",
    "11am-late",
    "25:00-26:00",
    "9:75-10:00",
    "13pm-2pm",
    "0am-2am",
    "24:00-25:00",
    "24:30-2:00",
    "9am-9am",
    "00:00-00:00",
    "9-5-7",
    "9am-5pm, 4pm-8pm",
    "24 hours, 9-5",
    "closed 9-5",
    "9-5 EST",
    "9-5, ask at the bar",
    "Tuesday 9-5",
    "constructor",
  ])("%j is unknown", (text) => {
    expect(monday(text)).toBe("?");
  });
});

describe("the days of a text", () => {
  const nine = "09:00-17:00";
  test.each([
    ["Mon-Fri 9am-5pm, Sat closed", [nine, nine, nine, nine, nine, "closed", "?"]],
    ["Monday–Friday: 9am–5pm; Sun: closed", [nine, nine, nine, nine, nine, "?", "closed"]],
    ["Mon, Wed, Fri 9-5", [nine, "?", nine, "?", nine, "?", "?"]],
    ["Mon Wed Fri 9-5", [nine, "?", nine, "?", nine, "?", "?"]],
    ["Sat & Sun 9-5", ["?", "?", "?", "?", "?", nine, nine]],
    ["Fri-Mon 9-5", [nine, "?", "?", "?", nine, nine, nine]],
    ["Sunday through Tuesday 9-5", [nine, nine, "?", "?", "?", "?", nine]],
    ["Tues, Weds and Thurs 9-5", ["?", nine, nine, nine, "?", "?", "?"]],
    ["Mo-We,Fr 09:00-17:00", [nine, nine, nine, "?", nine, "?", "?"]],
    ["M-F 9-5", [nine, nine, nine, nine, nine, "?", "?"]],
    ["weekdays 9-5, weekends closed", [nine, nine, nine, nine, nine, "closed", "closed"]],
    ["Mondays 9-5", [nine, "?", "?", "?", "?", "?", "?"]],
    ["daily 9-5", Array(7).fill(nine)],
    ["Open every day from 9am to 5pm.", Array(7).fill(nine)],
    ["9am-5pm, 7 days a week", Array(7).fill(nine)],
    ["9am-5pm", Array(7).fill(nine)],
    ["24/7", Array(7).fill("00:00-24:00")],
    ["closed", Array(7).fill("closed")],
  ])("%s", (text, expected) => {
    expect(week(text)).toEqual(expected);
  });

  test.each([
    ["Mon-Fri 9-5, closed Sunday", [nine, nine, nine, nine, nine, "?", "closed"]],
    ["9-5 Mon-Fri; 9-5 Sun", [nine, nine, nine, nine, nine, "?", nine]],
    ["closed Sat & Sun, 9-5 Mon", [nine, "?", "?", "?", "?", "closed", "closed"]],
    ["Mon 9-5 Tue closed Wed 9-5", [nine, "closed", nine, "?", "?", "?", "?"]],
    ["Mon\n9-5\nTue\nClosed\n", [nine, "closed", "?", "?", "?", "?", "?"]],
    ["Monday - 9-5\r\nTuesday - Closed", [nine, "closed", "?", "?", "?", "?", "?"]],
    ["Mon 9-5 | Tue 9-5 • Wed 9-5", [nine, nine, nine, "?", "?", "?", "?"]],
  ])("%j: order and separators are free", (text, expected) => {
    expect(week(text)).toEqual(expected);
  });

  test.each([
    ["Mon-Wed 9-12, Tue 1-5pm", ["09:00-12:00", "09:00-12:00 13:00-17:00", "09:00-12:00"]],
    ["Mon-Wed 9-5, Tue 10-8", [nine, "10:00-20:00", nine]],
    ["Mon-Wed 9-5, Tue closed", [nine, "closed", nine]],
    ["closed Tuesday; Mon-Wed 9-5", [nine, "closed", nine]],
    ["Mon-Wed 9-5, Tue by appointment", [nine, "?", nine]],
  ])("%s: a day said twice", (text, expected) => {
    expect(week(text).slice(0, 3)).toEqual(expected);
  });

  test.each([
    ["Mon 9-5, not in winter", "?"],
    ["Mon 9-5 (kitchen until 4)", "?"],
    ["Mon 9-5, 7pm-late", "?"],
    ["Mon 11-2, 5-10 Sat", "?"],
    ["Closed Sunday, Monday 9-5", "?"],
    ["Mon 9-5; ask for the terrace", nine],
    ["Mon 9-5\nBook early!", nine],
    ["Mon 9-5 (closed holidays)", nine],
    ["Mon 9-5, Sat by appointment", nine],
    ["Mon 9-5, Sat; Sun 10-4", nine],
    ["Mon 9-5,", nine],
    ["We are here Mon 9-5", "?"],
    ["Hours not available", "?"],
  ])("%j: a remark spoils what it may restrict", (text, expected) => {
    expect(week(text)[0]).toBe(expected);
  });
});

test("weekday names may be short, capitalized or a span; free text wins over them", () => {
  expect(parseHours({ Mon: "9-5", "Tue-Wed": "closed" }).map(brief).slice(0, 4)).toEqual([
    "09:00-17:00",
    "closed",
    "closed",
    "?",
  ]);
  expect(brief(parseHours({ text: "Mon closed", monday: "9-5" })[0])).toBe("closed");
  expect(brief(parseHours({ text: " ", monday: "9-5" })[0])).toBe("09:00-17:00");
});

test("a letter that two days share names neither", () => {
  for (const text of ["T 9-5", "S 9-5", "M-S 9-5"])
    expect(new Set(week(text))).toEqual(new Set(["?"]));
});

test("without hours every day is unknown", () => {
  for (const hours of [null, undefined, {}]) expect(parseHours(hours)).toEqual(Array(7).fill(null));
});

test("rows for the database name the weekday of each range", () => {
  const weekly = parseHours({ monday: "11-2, 5-10", wednesday: "6pm-2am", friday: "closed" });
  expect(toLocationHours(weekly)).toEqual([
    { weekday: 0, opens: 660, closes: 840 },
    { weekday: 0, opens: 1020, closes: 1320 },
    { weekday: 2, opens: 1080, closes: 1560 },
  ]);
});

const isOrderly = (day: DayHours) =>
  (day ?? []).every(({ opens, closes }, i, ranges) => {
    const isAfterPrevious = opens >= (ranges[i - 1]?.closes ?? 0);
    return isAfterPrevious && opens < 1440 && closes > opens && closes - opens <= 1440;
  });

test("no text throws, and what it yields is in order and within bounds", () => {
  const words = fc.constantFrom(
    ..."mon tue fri-sun daily closed 9-5 11am-2pm 24 hours noon midnight - , ; & x 5 pm to \n (".split(
      /(?= )/,
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(words, { maxLength: 15 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.record({ text }), fc.dictionary(text, text, { maxKeys: 4 })),
      (hours) => {
        const weekly = parseHours(hours);
        expect(weekly).toHaveLength(7);
        expect(weekly.every(isOrderly)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test("values that are no text are as good as missing", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      fc.pre(typeof value !== "string");
      const hours = JSON.parse(JSON.stringify({ text: value, monday: value }));
      expect(parseHours(hours)).toEqual(Array(7).fill(null));
    }),
  );
});
