import { expect, test } from "vitest";
import { readHoursText, readHoursValue } from "./read-hours.ts";
import { WEEKDAYS } from "./week-format.ts";

/** Monday first: "9:00 AM - 5:00 PM" becomes "9-17", x is closed, ? unknown. */
function weekOf(text: string, language = "en"): string {
  const hours = readHoursText(text, language)?.hours ?? {};
  return WEEKDAYS.map((day) => {
    const said = hours[day];
    if (said === "closed") return "x";
    if (said === "24 hours") return "0-24";
    return said ? said.split(", ").map(shortRange).join(",") : "?";
  }).join(" ");
}

function shortRange(range: string): string {
  const times = range.split(" - ").map((time) => {
    const [, hour, minute, half] = /^(\d+):(\d+) ([AP])M$/.exec(time) ?? [];
    const at = (Number(hour) % 12) + (half === "P" ? 12 : 0) + Number(minute) / 60;
    return at;
  });
  return times.join("-");
}

test.each([
  ["Mon-Fri 11am-9pm\nSat-Sun 12pm-8pm", "11-21 11-21 11-21 11-21 11-21 12-20 12-20"],
  ["TUES - THURS\n\n11AM - 8PM\n\nSUNDAY\n12PM - 6PM", "? 11-20 11-20 11-20 ? ? 12-18"],
  ["Monday\tClosed\nTuesday\t8:00 AM–4:00 PM", "x 8-16 ? ? ? ? ?"],
  ["Monday7:00 am - 2:00 pm5:00 pm - 9:00 pm\nTuesdayClosed", "7-14,17-21 x ? ? ? ? ?"],
  ["T-Th 11-8\nF-Sa 11-9\nSu 11-3\nClosed Mondays", "x 11-20 11-20 11-20 11-21 11-21 11-15"],
  ["Tues.–Sat. 11:30 a.m. – 8 p.m.\nMon. closed", "x 11.5-20 11.5-20 11.5-20 11.5-20 11.5-20 ?"],
  ["Mon-Thu 11a-9p, Fri/Sat til late", "11-21 11-21 11-21 11-21 ? ? ?"],
  ["Fri: 3pm to close", "? ? ? ? ? ? ?"],
  ["We're open Wed - Mon 8am - 2pm", "8-14 ? 8-14 8-14 8-14 8-14 8-14"],
  ["Serving Thursday through Monday, noon to 9 pm", "12-21 ? ? 12-21 12-21 12-21 12-21"],
  ["We're open every day except Tuesday, 8 a.m. to 2 p.m.", "8-14 x 8-14 8-14 8-14 8-14 8-14"],
  ["Every day 11a–9p except Sunday, 12–6", "11-21 11-21 11-21 11-21 11-21 11-21 12-18"],
  ["Hours: 11am - 9pm, closed Mondays", "x 11-21 11-21 11-21 11-21 11-21 11-21"],
  ["Lunch: Tue-Fri 11-2\nDinner: Fri-Sat 5-10", "? 11-14 11-14 11-14 11-14,17-22 17-22 ?"],
  ["Tuesday, eleven in the morning to nine at night", "? 11-21 ? ? ? ? ?"],
  ["Sundays we rest. Mon 11-9", "11-21 ? ? ? ? ? x"],
  ["Open 24 hours", "0-24 0-24 0-24 0-24 0-24 0-24 0-24"],
  ["Sun and holidays noon to midnight", "? ? ? ? ? ? 12-0"],
  ["Sat 6pm-2am", "? ? ? ? ? 18-2 ?"],
  // Openings and closings in sentences of their own.
  [
    "We open at 11 every day.\nWe close at 9 Sunday through Thursday and at 10 on Friday and Saturday.",
    "11-21 11-21 11-21 11-21 11-22 11-22 11-21",
  ],
  [
    "Mon-Fri open at 6am, Sat open at 7am. Close at 2 every day.",
    "6-14 6-14 6-14 6-14 6-14 7-14 ?",
  ],
  ["Open at 5pm Thu-Sat\nClose 1am Thu, 2am Fri/Sat", "? ? ? 17-1 17-2 17-2 ?"],
  ["Wed-Fri half six till three in the afternoon", "? ? 6.5-15 6.5-15 6.5-15 ? ?"],
  [
    "Open for lunch and dinner every day except Tuesdays.\nLunch 12pm-2pm\nDinner 6pm-10pm",
    "12-14,18-22 x 12-14,18-22 12-14,18-22 12-14,18-22 12-14,18-22 12-14,18-22",
  ],
  ["Dine-in: Fri-Sat 5-9pm\nTakeout: Fri-Sat 4-9pm\nClosed Sun & Mon", "x ? ? ? 17-21 17-21 x"],
  ["M T W Th F 10am-6pm\nSa 10am-4pm", "10-18 10-18 10-18 10-18 10-18 10-16 ?"],
  // Days beside their times, and above them.
  ["Mon\nTue-Fri\nSat\nClosed\n11am-8pm\n11am-9pm", "x 11-20 11-20 11-20 11-20 11-21 ?"],
  ["\tMon\tTue\tWed\nLunch\t—\t11-2\t11-2\nDinner\t5-9\t—\t5-9", "17-21 11-14 11-14,17-21 ? ? ? ?"],
  ["Tuesday\tNoon\t10 PM", "? 12-22 ? ? ? ? ?"],
])("%j", (text, week) => expect(weekOf(text)).toBe(week));

test.each([
  ["de", "11:00 – 22:00 Uhr, Montag Ruhetag", "x 11-22 11-22 11-22 11-22 11-22 11-22"],
  ["fr", "Lundi au vendredi : 7 h à 18 h 30", "7-18.5 7-18.5 7-18.5 7-18.5 7-18.5 ? ?"],
  ["es", "Domingos y festivos de 12 a 17 h", "? ? ? ? ? ? 12-17"],
  ["it", "sabato 19:00-24:00\ndomenica chiuso", "? ? ? ? ? 19-0 x"],
  ["pt", "Segunda a quarta das 11:00 às 22:00", "11-22 11-22 11-22 ? ? ? ?"],
  ["nl", "ma t/m wo 10:00 - 18:00 uur", "10-18 10-18 10-18 ? ? ? ?"],
  ["sv", "Måndag–tisdag 11–21\nSöndag stängt", "11-21 11-21 ? ? ? ? x"],
  ["pl", "pon–wt 12:00–22:00\nniedziela nieczynne", "12-22 12-22 ? ? ? ? x"],
  ["cs", "Po–Út 11:00–21:00\nNeděle zavřeno", "11-21 11-21 ? ? ? ? x"],
])("%s: %j", (language, text, week) => expect(weekOf(text, language)).toBe(week));

test.each([
  "Join us Friday June 9 at 7pm. Doors 6pm - 9pm.",
  "Open today 11:00 AM - 9:00 PM",
  "Christmas Eve: 11am - 3pm",
  "Happy Hour\nMon - Fri 3pm - 6pm",
  "Published Monday 10:30 by Dana",
  "2 for 1 - 5 dollars",
  "",
])("%j says no opening hours", (text) => expect(readHoursText(text, "")).toBeNull());

test("a kitchen's hours count only when there are no others", () => {
  const kitchen = "Kitchen Hours\nMon - Tue 4pm - 9pm\n";
  expect(weekOf(`Hours\nMon - Tue 3pm - 11pm\n\n# ${kitchen}`)).toBe("15-23 15-23 ? ? ? ? ?");
  expect(weekOf(kitchen)).toBe("16-21 16-21 ? ? ? ? ?");
});

test("what may be morning or evening is asked about, and left open", () => {
  const found = readHoursText("Mon-Thu 11-9\nFri & Sat 10-11", "en");
  expect(Object.keys(found?.hours ?? {})).toEqual(["monday", "tuesday", "wednesday", "thursday"]);
  expect(found?.questions[0]?.text).toContain("Friday, Saturday");
  expect(
    found?.questions[0]?.choices.map(({ hoursOfOperation }) => hoursOfOperation?.["friday"]),
  ).toEqual(["10:00 AM - 11:00 PM", "10:00 AM - 11:00 AM", "10:00 PM - 11:00 PM"]);
});

test("hours of several seasons are a question", () => {
  const found = readHoursText("Summer hours\nMon 9am-9pm\n\nWinter hours\nMon 11am-5pm", "en");
  expect(found?.hours).toBeNull();
  expect(found?.questions[0]?.choices).toEqual([
    { label: "summer hours", hoursOfOperation: { monday: "9:00 AM - 9:00 PM" } },
    { label: "winter hours", hoursOfOperation: { monday: "11:00 AM - 5:00 PM" } },
  ]);
});

test("a value of markup is about nothing but hours", () => {
  expect(readHoursValue("Mo-Tu 11:00-14:00,17:00-24:00", "en")?.hours).toEqual({
    monday: "11:00 AM - 2:00 PM, 5:00 PM - 12:00 AM",
    tuesday: "11:00 AM - 2:00 PM, 5:00 PM - 12:00 AM",
  });
});

test("any page of nothing but times ends quickly", () => {
  expect(readHoursText("11-12 ".repeat(20_000), "")).toBeNull();
  expect(readHoursText("Mon - ".repeat(20_000), "")).toBeNull();
  expect(weekOf("Mon 9-5\n".repeat(20_000))).toBe("9-17 ? ? ? ? ? ?");
});
