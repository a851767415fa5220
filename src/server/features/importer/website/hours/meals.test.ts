import { expect, test } from "vitest";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { readHoursText } from "./hours-text.ts";

const read = (text: string) => readHoursText(text, "en", new Date("2026-01-15T12:00:00Z"));
const weekOf = (text: string) => parseHours(read(text)?.hours ?? null);

test.each([
  "# Tony's Diner\n88 Orchard St, New York, NY 10002\nTel 212-555-0199\n",
  "Tony's Diner\n",
  "Diner\n",
  "# Saturday Night Fever\n",
  "The Supper Club\n",
  "Dinner at Tony's\n",
  "Breakfast Bar\n",
  "Tony's Diner. Open ",
  "Tony's Diner is open ",
  "The Supper Club is open ",
  "Night Owl | Open ",
])("a name turns no hours round: %j", (name) => {
  expect(weekOf(`${name}Mon-Fri 8-5`)).toEqual(parseHours({ text: "Mon-Fri 8am-5pm" }));
  expect(weekOf(`${name}Mon-Fri 7-3, Sat/Sun 8 to 4`)).toEqual(
    parseHours({ text: "Mon-Fri 7am-3pm; Sat-Sun 8am-4pm" }),
  );
  expect(read(`${name}Mon-Fri 6-10`)).toMatchObject({
    hours: null,
    questions: [{ text: `Monday to Friday (${lastLine(name)}Mon-Fri 6-10): morning or evening?` }],
  });
});

const lastLine = (text: string) => text.slice(text.lastIndexOf("\n") + 1);

test.each([
  ["# Dinner", "Mon-Sat 5pm-9pm"],
  ["Dinner hours", "Mon-Sat 5pm-9pm"],
  ["Serving supper", "Mon-Sat 5pm-9pm"],
  ["Dinner service", "Mon-Sat 5pm-9pm"],
  ["BREAKFAST MENU", "Mon-Sat 5am-9am"],
])("a title that names a meal tells when it is: %j", (title, week) =>
  expect(weekOf(`${title}\nMon-Sat 5-9`)).toEqual(parseHours({ text: week })),
);

test.each(["We serve dinner Mon-Sat 5-9", "Open for dinner Mon-Sat 5-9", "Mon-Sat 5-9 for dinner"])(
  "so does a meal in the line: %j",
  (line) => expect(weekOf(line)).toEqual(parseHours({ text: "Mon-Sat 5pm-9pm" })),
);
