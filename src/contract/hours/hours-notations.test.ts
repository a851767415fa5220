import fc from "fast-check";
import { expect, test } from "vitest";
import type { DayHours, TimeRange, WeeklyHours } from "./hours.types.ts";
import { parseHours } from "./parse-hours.ts";
import { WEEKDAYS } from "./weekday-names.ts";

/** Many runs on a busy machine outlast the usual limit. */

const pad = (value: number) => String(value).padStart(2, "0");
const hourOf = (minute: number) => Math.floor(minute / 60) % 24;

const twelve = (am: string, pm: string) => (minute: number) =>
  `${hourOf(minute) % 12 || 12}:${pad(minute % 60)}${hourOf(minute) < 12 ? am : pm}`;

const clocks = [
  twelve("am", "pm"),
  twelve(" AM", " PM"),
  twelve(" a.m.", " p.m."),
  (minute: number) => `${pad(hourOf(minute))}:${pad(minute % 60)}`,
  (minute: number) => `${pad(hourOf(minute))}.${pad(minute % 60)}`,
];
const dashes = ["-", " - ", "–", " – ", " to "];
const listMarks = [", ", " & ", " and ", " / "];
const entryMarks = [", ", "; ", "\n", "\r\n", " | "];
const dayNames: ((day: string) => string)[] = [
  (day) => day,
  (day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}:`,
  (day) => day.slice(0, 3).toUpperCase(),
  (day) => `${day.slice(0, 3)}.`,
  (day) => `${day.slice(0, 2)} `,
];

const notation = fc.record({
  clock: fc.constantFrom(...clocks),
  dash: fc.constantFrom(...dashes),
  listMark: fc.constantFrom(...listMarks),
  entryMark: fc.constantFrom(...entryMarks),
  dayName: fc.constantFrom(...dayNames),
});
type Notation = typeof notation extends fc.Arbitrary<infer T> ? T : never;

/** "10:30-10:15": nothing in it tells a 24-hour clock from two halves of a day. */
const isOnEitherClock = ({ opens, closes }: TimeRange) =>
  [opens, closes - 1440].every((minute) => minute >= 600 && minute < 780);

/** Disjoint ranges from sorted distinct minutes; the last may reach into the next day. */
const dayHours: fc.Arbitrary<DayHours> = fc
  .uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 2, maxLength: 6 })
  .chain((minutes) =>
    fc.boolean().map((crosses) => {
      const sorted = minutes.toSorted((a, b) => a - b);
      const ranges: TimeRange[] = [];
      for (let i = 0; i + 1 < sorted.length; i += 2) {
        ranges.push({ opens: sorted[i] ?? 0, closes: sorted[i + 1] ?? 0 });
      }
      const overnight = { opens: ranges.at(-1)?.closes ?? 0, closes: (sorted[0] ?? 0) + 1440 };
      if (crosses && !isOnEitherClock(overnight)) ranges.push(overnight);
      return ranges;
    }),
  );
const anyDay = fc.oneof(
  { weight: 5, arbitrary: dayHours },
  fc.constantFrom<DayHours>([], null, [{ opens: 0, closes: 1440 }]),
);
const anyWeek = fc.tuple(anyDay, anyDay, anyDay, anyDay, anyDay, anyDay, anyDay);

function writeDay(ranges: readonly TimeRange[], { clock, dash, listMark }: Notation): string {
  if (ranges.length === 0) return "Closed";
  return ranges
    .map(({ opens, closes }) =>
      opens === 0 && closes === 1440 ? "24 hours" : `${clock(opens)}${dash}${clock(closes)}`,
    )
    .join(listMark);
}

function writeDays(weekly: WeeklyHours, notation: Notation): [name: string, text: string][] {
  return weekly.flatMap((day, i) =>
    day ? [[WEEKDAYS[i] ?? "", writeDay(day, notation)] satisfies [string, string]] : [],
  );
}

test("a week written under weekday names is read back", () => {
  fc.assert(
    fc.property(anyWeek, notation, (weekly, notation) => {
      expect(parseHours(Object.fromEntries(writeDays(weekly, notation)))).toEqual(weekly);
    }),
    { numRuns: 500 },
  );
});

test("a week written as free text, days first or last, is read back", () => {
  fc.assert(
    fc.property(anyWeek, notation, fc.boolean(), (weekly, notation, isDayLast) => {
      const entries = writeDays(weekly, notation).map(([name, times]) => {
        const day = notation.dayName(name);
        return isDayLast ? `${times} ${day}` : `${day} ${times}`;
      });
      expect(parseHours({ text: entries.join(notation.entryMark) })).toEqual(weekly);
    }),
    { numRuns: 500 },
  );
});

test("any span of days is read, around the end of the week too", () => {
  const day = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(day, day, dayHours, notation, (from, to, hours, notation) => {
      const [first = "", last = ""] = [WEEKDAYS[from], WEEKDAYS[to]];
      const text = `${first.slice(0, 3)}${notation.dash}${last} ${writeDay(hours ?? [], notation)}`;
      const inSpan = (i: number) => (from <= to ? from <= i && i <= to : i >= from || i <= to);
      expect(parseHours({ text })).toEqual(WEEKDAYS.map((_, i) => (inSpan(i) ? hours : null)));
    }),
  );
});
