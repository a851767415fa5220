import { load } from "cheerio";
import { expect, test } from "vitest";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { readBusinessHours } from "./business-hours.ts";
import { readJsonLd } from "./json-ld.ts";

const now = new Date("2026-06-01T12:00:00Z");

function weekOf(properties: unknown) {
  const json = JSON.stringify({ "@type": "Restaurant", ...(properties as object) });
  const [thing] = readJsonLd(load(`<script type="application/ld+json">${json}</script>`));
  return parseHours((thing && readBusinessHours(thing, { now, language: "en" })?.hours) ?? null);
}
const on = (dayOfWeek: unknown, opens?: string, closes?: string, rest = {}) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek,
  opens,
  closes,
  ...rest,
});

test.each([
  ["one text", { openingHours: "Mo-Fr 11:00-22:00" }, "Mon-Fri 11am-10pm"],
  [
    "a list of texts",
    { openingHours: ["Mo,We 9:00-17:00", "Sa 10:00-02:00"] },
    "Mon, Wed 9am-5pm; Sat 10am-2am",
  ],
  [
    "texts in one text",
    { openingHours: "Mo 11:00-19:00, Tu 11:00-20:00, , " },
    "Mon 11am-7pm; Tue 11am-8pm",
  ],
  [
    "a text in words",
    { openingHours: "Monday to Friday, 6:30am-2pm; Sunday closed" },
    "Mon-Fri 6:30am-2pm; Sun closed",
  ],
  [
    "a text in another language",
    { openingHours: "Montag bis Freitag 11:00 - 22:00 Uhr" },
    "Mon-Fri 11am-10pm",
  ],
  ["a day off", { openingHours: "Mo-Sa 11:00-22:00; Su off" }, "Mon-Sat 11am-10pm; Sun closed"],
  ["the whole day", { openingHours: "Mo-Su 00:00-23:59" }, "daily 24 hours"],
  [
    "days as names",
    { openingHoursSpecification: [on(["Monday", "Tuesday"], "11:00", "21:00")] },
    "Mon-Tue 11am-9pm",
  ],
  [
    "days as addresses",
    { openingHoursSpecification: on("https://schema.org/Friday", "11:00:00", "21:00:00") },
    "Fri 11am-9pm",
  ],
  [
    "days as codes in a row",
    { openingHoursSpecification: on("Mo,Tu,We", "11am", "9pm") },
    "Mon-Wed 11am-9pm",
  ],
  [
    "days in one text",
    { openingHoursSpecification: on("Saturday Sunday", "10:00 AM", "9:00 PM") },
    "Sat-Sun 10am-9pm",
  ],
  [
    "a span of days",
    { openingHoursSpecification: on("Mon - Fri", "10:00", "21:00") },
    "Mon-Fri 10am-9pm",
  ],
  [
    "no days at all",
    { openingHoursSpecification: on(undefined, "10:00", "21:00") },
    "daily 10am-9pm",
  ],
  [
    "days as things",
    { openingHoursSpecification: on([{ "@type": "DayOfWeek", name: "Monday" }], "10:00", "21:00") },
    "Mon 10am-9pm",
  ],
  [
    "public holidays",
    {
      openingHoursSpecification: [
        on("PublicHolidays", "10:00", "12:00"),
        on("Mon", "9:00", "17:00"),
      ],
    },
    "Mon 9am-5pm",
  ],
  ["past midnight", { openingHoursSpecification: on("Fri", "17:00", "02:00") }, "Fri 5pm-2am"],
  [
    "till the last minute",
    { openingHoursSpecification: on("Fri", "17:00", "23:59") },
    "Fri 5pm-12am",
  ],
  ["all day", { openingHoursSpecification: on("Fri", "00:00", "23:59:59") }, "Fri 24 hours"],
  [
    "with a time zone",
    { openingHoursSpecification: on("Fri", "T11:00:00-05:00", "21:00Z") },
    "Fri 11am-9pm",
  ],
  [
    "closed by the rule",
    { openingHoursSpecification: [on("Mon", "00:00", "00:00"), on("Tue", "9:00", "17:00")] },
    "Mon closed; Tue 9am-5pm",
  ],
  [
    "closed by saying nothing",
    { openingHoursSpecification: [on("Mon"), on("Tue", "9:00", "17:00")] },
    "Mon closed; Tue 9am-5pm",
  ],
  [
    "never open must mean always",
    { openingHoursSpecification: on(["Mon", "Tue"], "00:00", "00:00") },
    "Mon-Tue 24 hours",
  ],
  [
    "twice a day",
    { openingHoursSpecification: [on("Mon", "11:00", "14:00"), on("Mon", "17:00", "22:00")] },
    "Mon 11am-2pm, 5pm-10pm",
  ],
  [
    "exceptions of the past, the future and a holiday",
    {
      openingHoursSpecification: [
        on("Mon", "9:00", "17:00"),
        on("Mon", "1:00", "2:00", { validFrom: "2019-01-01", validThrough: "2019-12-31" }),
        on("Mon", "3:00", "4:00", { validFrom: "2030-01-01" }),
        on("Mon", "5:00", "6:00", { validFrom: "2026-05-30", validThrough: "2026-06-02" }),
      ],
    },
    "Mon 9am-5pm",
  ],
  [
    "the season that it is",
    {
      openingHoursSpecification: on("Mon", "9:00", "17:00", {
        validFrom: "2026-04-01",
        validThrough: "2026-10-31",
      }),
    },
    "Mon 9am-5pm",
  ],
  ["nonsense", { openingHours: "call us", openingHoursSpecification: on("Someday", "x", "y") }, ""],
])("%s", (_, properties, expected) =>
  expect(weekOf(properties)).toEqual(parseHours({ text: expected })),
);
