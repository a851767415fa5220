import OpeningHours from "opening_hours";
import { expect, test } from "vitest";
import type { HoursOfOperation } from "./hours.types.ts";
import { isOpenAt } from "./open-now.ts";
import { parseHours } from "./parse-hours.ts";

const notations: [hours: HoursOfOperation, openStreetMap: string][] = [
  [{ text: "Mo-Fr 09:00-17:00" }, "Mo-Fr 09:00-17:00"],
  [
    { text: "Mo-Fr 08:00-12:00,13:00-17:30; Sa 08:00-12:00" },
    "Mo-Fr 08:00-12:00,13:00-17:30; Sa 08:00-12:00",
  ],
  [{ text: "Mo,We,Fr 10:00-22:00" }, "Mo,We,Fr 10:00-22:00"],
  [{ text: "Fr-Mo 18:00-02:00" }, "Fr-Mo 18:00-02:00"],
  [{ text: "24/7" }, "24/7"],
  [{ text: "09:00-17:00" }, "09:00-17:00"],
  [{ text: "Mo-Su 11:00-24:00; Tu closed" }, "Mo-Su 11:00-24:00; Tu off"],
  [{ text: "Mo-Fr 09:00-17:00; We 12:00-20:00" }, "Mo-Fr 09:00-17:00; We 12:00-20:00"],
  [{ text: "Mo-Fr 09:00-17:00, We 18:00-20:00" }, "Mo-Fr 09:00-17:00, We 18:00-20:00"],
  [{ text: "Mon-Fri 9am-5pm, Sat closed" }, "Mo-Fr 09:00-17:00; Sa off"],
  [{ text: "Mon, Wed, Fri 9-5" }, "Mo,We,Fr 09:00-17:00"],
  [{ text: "Sat & Sun noon to midnight" }, "Sa,Su 12:00-24:00"],
  [{ text: "Open daily 11 a.m. – 1:30 a.m." }, "Mo-Su 11:00-01:30"],
  [
    { text: "weekdays 11-2, 5-10pm; weekends 5pm-3am" },
    "Mo-Fr 11:00-14:00,17:00-22:00; Sa,Su 17:00-03:00",
  ],
  [{ text: "Tue-Sun 17.30-23.45, closed Monday" }, "Tu-Su 17:30-23:45; Mo off"],
  [
    { monday: "9:00 AM - 10:00 PM", sunday: "10:00 PM - 6:15 AM" },
    "Mo 09:00-22:00; Su 22:00-06:15",
  ],
  [{ saturday: "24 hours", friday: "12 AM - 12 PM" }, "Sa 00:00-24:00; Fr 00:00-12:00"],
];

// The library knows the machine's zone only. Both are asked about the same wall clock instead, ours
// in UTC, in a fortnight in which no zone changes its clocks.
test.each(notations)("%j is %s", { timeout: 30_000 }, (hours, openStreetMap) => {
  const weekly = parseHours(hours);
  const library = new OpeningHours(openStreetMap);
  const mistakes: Date[] = [];
  let openSteps = 0;
  for (let minute = 0; minute < 14 * 1440; minute += 15) {
    const expected = library.getState(new Date(2024, 0, 8, 0, minute));
    const instant = new Date(Date.UTC(2024, 0, 8, 0, minute));
    if (isOpenAt(weekly, instant, "UTC") !== expected) mistakes.push(instant);
    openSteps += Number(expected);
  }
  expect(mistakes).toEqual([]);
  expect(openSteps).toBeGreaterThan(0);
});
