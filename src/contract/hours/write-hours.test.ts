import fc from "fast-check";
import { expect, test } from "vitest";
import type { DayHours } from "./hours.types.ts";
import { parseHours } from "./parse-hours.ts";
import { hoursAsText, usualHours, writeHours } from "./write-hours.ts";

/** Disjoint ranges from sorted distinct minutes; the last may reach into the next day. */
const openDay: fc.Arbitrary<DayHours> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 2, maxLength: 6 }),
    fc.boolean(),
  )
  .map(([minutes, crosses]) => {
    const sorted = minutes.toSorted((a, b) => a - b);
    const ranges = [];
    for (let i = 0; i + 1 < sorted.length; i += 2) {
      ranges.push({ opens: sorted[i] ?? 0, closes: sorted[i + 1] ?? 0 });
    }
    const last = sorted.at(-1) ?? 0;
    if (crosses && sorted.length % 2 === 1) {
      ranges.push({ opens: last, closes: 1440 + (sorted[0] ?? 0) });
    }
    return ranges;
  });
const anyDay = fc.oneof(
  { weight: 4, arbitrary: openDay },
  fc.constantFrom<DayHours>([], null, [{ opens: 0, closes: 1440 }], [{ opens: 600, closes: 1440 }]),
);
const anyWeek = fc.array(anyDay, { minLength: 7, maxLength: 7 });

test("a written week is read back as the same week", () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      expect(parseHours(writeHours(week))).toEqual(week);
    }),
  );
});

test("and so is the text that people see of it", () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      expect(parseHours({ text: hoursAsText(writeHours(week)) })).toEqual(week);
    }),
  );
});

test("free text is shown as it was written; nothing known is nothing shown", () => {
  expect(hoursAsText({ text: " Mon-Fri 9-5, call first " })).toBe("Mon-Fri 9-5, call first");
  expect(hoursAsText({ text: "Hours not available" })).toBe("Hours not available");
  expect(hoursAsText({})).toBe("");
  expect(hoursAsText(null)).toBe("");
});

test("the usual hours are those that the form offers", () => {
  expect(hoursAsText(usualHours)).toBe(
    "Mon–Thu: 9:00 AM - 9:00 PM\nFri: 9:00 AM - 10:00 PM\nSat: 10:00 AM - 10:00 PM\nSun: 10:00 AM - 8:00 PM",
  );
});
