import { expect, test } from "vitest";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { readHoursText } from "./hours-text.ts";

const now = new Date("2026-01-15T12:00:00Z");

/** "11-21 11-21 … x": Monday first, x is closed, ? unknown. */
const weekOf = (text: string, language: string) =>
  parseHours(readHoursText(text, language, now)?.hours)
    .map((day) =>
      day?.length
        ? day.map(({ opens, closes }) => `${opens / 60}-${closes / 60}`).join(",")
        : day
          ? "x"
          : "?",
    )
    .join(" ");

test.each([
  ["T-Th 11-8\nF-Sa 11-9\nSu 11-3\nClosed Mondays", "x 11-20 11-20 11-20 11-21 11-21 11-15"],
  ["M-TH 11-9, FRI-SAT 11-10, SUN 12-8", "11-21 11-21 11-21 11-21 11-22 11-22 12-20"],
  ["Mon-Thu 11a-9p, Fri/Sat til late", "11-21 11-21 11-21 11-21 ? ? ?"],
  ["Mon–Thurs: 12–9.30pm\nFri & Sat: 12noon–11pm", "12-21.5 12-21.5 12-21.5 12-21.5 12-23 12-23 ?"],
  ["Monday7:00 am - 2:00 pm5:00 pm - 9:00 pm\nTuesdayClosed", "7-14,17-21 x ? ? ? ? ?"],
  ["We're open Wed - Mon 8am - 2pm", "8-14 ? 8-14 8-14 8-14 8-14 8-14"],
  ["Serving Thursday through Monday, noon to 9 pm", "12-21 ? ? 12-21 12-21 12-21 12-21"],
  ["Hours\nDaily 8am-2pm except Tuesday", "8-14 x 8-14 8-14 8-14 8-14 8-14"],
  ["M T W Th F 10am-6pm\nSa 10am-4pm", "10-18 10-18 10-18 10-18 10-18 10-16 ?"],
  ["MON-SAT ........... 6 AM - 8 PM", "6-20 6-20 6-20 6-20 6-20 6-20 ?"],
  ["Mon —\nTue-Sun 11-10", "x 11-22 11-22 11-22 11-22 11-22 11-22"],
  ["Tue to Sun 12 pm – 11 pm, Monday holiday", "x 12-23 12-23 12-23 12-23 12-23 12-23"],
  ["Fri & eve of public holidays: 11:30 - 23:00", "? ? ? ? 11.5-23 ? ?"],
  ["Hours: 11am - 9pm, closed Mondays", "x 11-21 11-21 11-21 11-21 11-21 11-21"],
  ["HOURS OF OPERATION Mon-Sat 10am-9pm Sun 11-6", "10-21 10-21 10-21 10-21 10-21 10-21 11-18"],
  ["Lunch: Tue-Fri 11-2\nDinner: Fri-Sat 5-10", "? 11-14 11-14 11-14 11-14,17-22 17-22 ?"],
  ["Open 24 hours", "0-24 0-24 0-24 0-24 0-24 0-24 0-24"],
  ["Fri-Sat: 12 noon - late (11.30pm)", "? ? ? ? 12-23.5 12-23.5 ?"],
  ["Sun 10a-8p (brunch til 2)", "? ? ? ? ? ? 10-20"],
  ["Sun and holidays noon to midnight", "? ? ? ? ? ? 12-24"],
  [
    "Open daily 11am-2pm and 5pm-9pm. Closed Sunday evening and all day Monday.",
    "x 11-14,17-21 11-14,17-21 11-14,17-21 11-14,17-21 11-14,17-21 11-14",
  ],
  ["Daily 8-6, Thursday afternoons closed", "8-18 8-18 8-18 ? 8-18 8-18 8-18"],
  [
    "Every day but Tuesday, 8 a.m. to 2 p.m. On Saturdays and Sundays we keep going until 3.",
    "8-14 x 8-14 8-14 8-14 8-15 8-15",
  ],
  ["Dinner nightly except Tuesdays. Sun-Sat 5-9pm", "17-21 x 17-21 17-21 17-21 17-21 17-21"],
  ["Seatings Tue–Sat between 5:30 and 10:00 pm", "? 17.5-22 17.5-22 17.5-22 17.5-22 17.5-22 ?"],
  ["8 AM – 3 PM\nMon – Fri\n\n9 AM – 2 PM\nSat\n\nClosed\nSun", "8-15 8-15 8-15 8-15 8-15 9-14 x"],
])("%j", (text, week) => expect(weekOf(text, "en")).toBe(week));

test.each([
  ["de", "11:00 – 22:00 Uhr, Montag Ruhetag", "x 11-22 11-22 11-22 11-22 11-22 11-22"],
  [
    "de",
    "Sa 11.30-14.30 u. 17.30-22.00\nSo & Feiertage 12:00 – 21:00 Uhr",
    "? ? ? ? ? 11.5-14.5,17.5-22 12-21",
  ],
  ["fr", "Lundi au vendredi : 7 h à 18 h 30", "7-18.5 7-18.5 7-18.5 7-18.5 7-18.5 ? ?"],
  [
    "fr",
    "Ouvert du mardi au jeudi de 11h30 à 14h et de 18h30 à 22h",
    "? 11.5-14,18.5-22 11.5-14,18.5-22 11.5-14,18.5-22 ? ? ?",
  ],
  [
    "it",
    "dal venerdì alla domenica 11.30 - 14.30 / 18.30 - 21.30",
    "? ? ? ? 11.5-14.5,18.5-21.5 11.5-14.5,18.5-21.5 11.5-14.5,18.5-21.5",
  ],
  ["es", "Domingos y festivos de 12 a 17 h", "? ? ? ? ? ? 12-17"],
  ["fr", "ven. 11 h 30 – minuit", "? ? ? ? 11.5-24 ? ?"],
  [
    "es",
    "Todos los días 13:00-16:00 y 20:00-23:00. Cerrado domingo noche y lunes.",
    "x 13-16,20-23 13-16,20-23 13-16,20-23 13-16,20-23 13-16,20-23 13-16",
  ],
  [
    "fr",
    "Ouvert tous les jours 12h-14h et 19h-22h\nFermé lundi midi",
    "19-22 12-14,19-22 12-14,19-22 12-14,19-22 12-14,19-22 12-14,19-22 12-14,19-22",
  ],
  [
    "de",
    "Täglich 11.30-14 Uhr und 17-22 Uhr. Sonntagabend und Montag geschlossen.",
    "x 11.5-14,17-22 11.5-14,17-22 11.5-14,17-22 11.5-14,17-22 11.5-14,17-22 11.5-14",
  ],
  [
    "ja",
    "営業時間\n8:00〜18:00\n※モーニングは11:00まで\n定休日\t木曜日",
    "8-18 8-18 8-18 x 8-18 8-18 8-18",
  ],
])("%s: %j", (language, text, week) => expect(weekOf(text, language)).toBe(week));

test("times with a name below their days belong to these days", () => {
  const week = "15-24 15-24 15-24 15-24 12-26 12-26 ?";
  const page = (...lines: string[]) => lines.join("\n");
  expect(
    weekOf(
      page(
        "Monday – Thursday\nDoors 3pm – midnight\nKitchen 4pm – 9pm",
        "Friday & Saturday\nKitchen noon – 11pm\nDoors noon – 2am",
      ),
      "en",
    ),
  ).toBe(week);
  const parts = "Mon-Thu\nKitchen 4pm-9pm\nBar 3pm-midnight\nFri-Sat\nKitchen 12-9pm\nBar 12pm-2am";
  expect(weekOf(parts, "en")).toBe(week);
  expect(weekOf("Mon-Thu 3pm-12am\nHappy hour 3-6\nFri-Sat 12pm-2am", "en")).toBe(week);
});

test("a column with a meal tells what the others are, and a row of dashes is closed", () => {
  const rows = [
    "\tLunch\tTea\t",
    "Mon\t-\t-\t",
    "Tue-Sat\t12-2\t4.30pm - 8pm\t",
    "Sun\t12-8pm\t\t",
  ];
  expect(weekOf(rows.join("\n"), "en")).toBe(
    "x 12-14,16.5-20 12-14,16.5-20 12-14,16.5-20 12-14,16.5-20 12-14,16.5-20 12-20",
  );
});
