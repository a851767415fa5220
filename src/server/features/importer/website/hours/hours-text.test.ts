import { describe, expect, test } from "vitest";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { readHoursText } from "./hours-text.ts";

const now = new Date("2026-01-15T12:00:00Z");

const weekOf = (text: string, language?: string) =>
  parseHours(readHoursText(text, language ?? "", now)?.hours ?? null);
const week = (text: string) => parseHours({ text });

describe("notations", () => {
  test.each([
    ["Mon-Fri 11am-9pm\nSat-Sun 12pm-8pm", "Mon-Fri 11am-9pm; Sat-Sun 12pm-8pm"],
    ["TUES - THURS\n\n11AM - 8PM\n\nSUNDAY\n12PM - 6PM", "Tue-Thu 11am-8pm; Sun 12pm-6pm"],
    ["Monday\tClosed\nTuesday\t8:00 AM–4:00 PM", "Mon closed; Tue 8am-4pm"],
    [
      "Monday\n11:00 AM - 2:00 PM\n5:00 PM - 9:00 PM\nTuesday\nClosed",
      "Mon 11am-2pm, 5pm-9pm; Tue closed",
    ],
    ["Open Tuesday–Sunday, 11–9", "Tue-Sun 11am-9pm"],
    ["Open 24 hours, 7 days a week", "daily 24 hours"],
    ["We're open every day except Tuesday, 8 a.m. to 2 p.m.", "Wed-Mon 8am-2pm; Tue closed"],
    ["Hours: 11am to 9pm daily", "daily 11am-9pm"],
    ["Hours M-F 10-6, Sat 10-4", "Mon-Fri 10am-6pm; Sat 10am-4pm"],
    [
      "Sun.–Thurs. 11 a.m.–10 p.m.; Fri. & Sat. 11 a.m.–midnight",
      "Sun-Thu 11am-10pm; Fri-Sat 11am-12am",
    ],
    ["Mon - Thurs: 1100am - 900pm", null],
    ["Opening hours\n10:00 - 22:00", "daily 10:00-22:00"],
    ["Dining room: Mon-Sat 5pm-10pm", "Mon-Sat 5pm-10pm"],
  ])("%j", (text, expected) => expect(weekOf(text)).toEqual(week(expected ?? "")));
});

describe("languages", () => {
  test.each([
    [
      "de",
      "Mo–Fr 11–22 Uhr, Sa & So 12–23 Uhr, Dienstag Ruhetag",
      "Mon, Wed-Fri 11:00-22:00; Tue closed; Sat-Sun 12:00-23:00",
    ],
    [
      "de",
      "Montag bis Freitag: 11:00 – 22:00 Uhr\nSonntag: Ruhetag",
      "Mon-Fri 11:00-22:00; Sun closed",
    ],
    [
      "fr",
      "Du mardi au samedi : de 12h à 14h30 et de 19h à 22h30\nFermé le lundi",
      "Tue-Sat 12:00-14:30, 19:00-22:30; Mon closed",
    ],
    [
      "es",
      "Lunes a jueves de 12:30 a 16:00 y de 19:30 a 23:00",
      "Mon-Thu 12:30-16:00, 19:30-23:00",
    ],
    ["it", "dal martedì alla domenica 12:00-15:00", null],
    [
      "it",
      "lun-ven 12:00-15:00 / 19:00-23:00\nsabato 19:00-24:00",
      "Mon-Fri 12:00-15:00, 19:00-23:00; Sat 19:00-24:00",
    ],
    [
      "pt",
      "Segunda a sexta das 11:00 às 22:00\nDomingo fechado",
      "Mon-Fri 11:00-22:00; Sun closed",
    ],
    ["nl", "ma t/m vr 10:00 - 18:00 uur", "Mon-Fri 10:00-18:00"],
    ["sv", "Måndag–fredag 11–21\nSöndag stängt", "Mon-Fri 11:00-21:00; Sun closed"],
    ["pl", "pon–pt 12:00–22:00\nniedziela nieczynne", "Mon-Fri 12:00-22:00; Sun closed"],
  ])("%s: %j", (language, text, expected) => {
    if (expected) expect(weekOf(text, language)).toMatchObject(week(expected).filter(() => true));
  });
});

describe("what is not the opening hours", () => {
  test.each([
    "Join us Friday June 9 at 7pm. Doors 6pm - 9pm.",
    "Open today 11:00 AM - 9:00 PM",
    "Christmas Eve: 11am - 3pm",
    "Happy Hour\nMon - Fri 3pm - 6pm",
    "Call 612-555-0149",
    "Published Monday 10:30 by Dana",
    "2 for 1 - 5 dollars",
    "",
  ])("%j", (text) => expect(readHoursText(text, "", now)).toBeNull());

  test("the kitchen's count only when there are no others", () => {
    const kitchen = "Kitchen Hours\nMon - Thu 4pm - 9pm\n";
    expect(weekOf(`Hours\nMon - Thu 3pm - 11pm\n\n# ${kitchen}`)).toEqual(week("Mon-Thu 3pm-11pm"));
    expect(weekOf(`# ${kitchen}# Hours\nMon 3pm - 11pm`)).toEqual(week("Mon 3pm-11pm"));
    expect(weekOf(kitchen)).toEqual(week("Mon-Thu 4pm-9pm"));
  });

  test("lunch and dinner belong together", () => {
    const text = "Lunch\nMon-Fri, 11:30 am - 2:30 pm\n\nDinner\nMon-Thu, 5:00 pm - 9:00 pm";
    expect(weekOf(text)).toEqual(week("Mon-Thu 11:30am-2:30pm, 5pm-9pm; Fri 11:30am-2:30pm"));
  });
});

test("any page of nothing but times ends quickly", () => {
  expect(readHoursText("11-12 ".repeat(20_000), "", now)).toBeNull();
  expect(readHoursText("Mon - ".repeat(20_000), "", now)).toBeNull();
  expect(weekOf("Mon 9-5\n".repeat(20_000))).toEqual(week("Mon 9-5"));
});
