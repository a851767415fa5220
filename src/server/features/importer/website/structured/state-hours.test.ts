import { expect, test } from "vitest";
import { readBusinesses } from "./business.ts";
import { readStateThings } from "./state-things.ts";

const now = new Date("2026-06-01T12:00:00Z");

const hoursIn = (shop: object, language: string) =>
  readBusinesses(readStateThings([{ shop }], language), { now, language })[0]?.place.hours?.value;

const day = (text: string) => ({
  tuesday: text,
  wednesday: text,
  thursday: text,
  friday: text,
  saturday: text,
});
const allDay = "11:00 AM - 9:00 PM";
const split = "11:00 AM - 3:00 PM, 5:00 PM - 9:00 PM";

test.each([
  [
    "ko",
    { bizHours: "11:00 ~ 21:00", breakTime: "15:00 ~ 17:00", holiday: "매주 월요일" },
    { monday: "closed", ...day(split), sunday: split },
  ],
  [
    "ko",
    { 영업시간: "11:00-21:00", 브레이크타임: "15:00-17:00", 정기휴무: "월요일" },
    { monday: "closed", ...day(split), sunday: split },
  ],
  [
    "ko",
    { openTime: "11:00 ~ 21:00", hours: "11:00 ~ 21:00", holiday: "연중무휴", breakTime: "" },
    { monday: allDay, ...day(allDay), sunday: allDay },
  ],
  [
    "ja",
    {
      hours: "11:00〜15:00 / 17:00〜21:00(L.O. 20:30)",
      hoursSunday: "日・祝 11:00〜18:00",
      closed: "月曜日",
    },
    { monday: "closed", ...day(split), sunday: "11:00 AM - 6:00 PM" },
  ],
  [
    "ja",
    { 営業時間: "11:00〜21:00", 休憩: "15:00〜17:00", 定休日: "月曜・日曜" },
    { monday: "closed", ...day(split), sunday: "closed" },
  ],
  [
    "ja",
    { business_hours: "11:00〜21:00", regular_holiday: "毎週月曜日" },
    { monday: "closed", ...day(allDay), sunday: allDay },
  ],
  [
    "en",
    { hours: "11am - 9pm", closedDays: ["Monday", "Sunday"] },
    { monday: "closed", ...day(allDay), sunday: "closed" },
  ],
  [
    "en",
    { weekdayHours: "11am - 9pm", weekendHours: "12pm - 8pm" },
    {
      monday: allDay,
      tuesday: allDay,
      wednesday: allDay,
      thursday: allDay,
      friday: allDay,
      saturday: "12:00 PM - 8:00 PM",
      sunday: "12:00 PM - 8:00 PM",
    },
  ],
  [
    "en",
    { hours_tue_sat: "11am-9pm", hours_sun: "12pm-5pm", hours_mon: "Closed" },
    { monday: "closed", ...day(allDay), sunday: "12:00 PM - 5:00 PM" },
  ],
  [
    "en",
    { openingHours: "Daily 11am-9pm", openingHoursSunday: "12pm-5pm", weeklyOff: "Mon" },
    { monday: "closed", ...day(allDay), sunday: "12:00 PM - 5:00 PM" },
  ],
  [
    "de",
    { oeffnungszeiten: "Di-Sa 11-21 Uhr", ruhetag: "Sonntag und Montag" },
    { monday: "closed", ...day(allDay), sunday: "closed" },
  ],
  [
    "it",
    { orari: "11:00-21:00", giornoDiChiusura: "lunedì" },
    { monday: "closed", ...day(allDay), sunday: allDay },
  ],
  [
    "fr",
    { horaires: "11h-21h", jourDeFermeture: "lundi" },
    { monday: "closed", ...day(allDay), sunday: allDay },
  ],
])("hours, breaks and closing days in fields of their own: %s %j", (language, shop, week) => {
  expect(hoursIn(shop, language)).toEqual(week);
});

const dates = ["15", "16", "17", "18", "20", "21"];
const dated = {
  monday: "closed",
  tuesday: allDay,
  wednesday: allDay,
  thursday: allDay,
  friday: "11:00 AM - 2:00 AM",
  saturday: allDay,
  sunday: allDay,
};

/** From Thursday, 15 January 2026; nothing on Monday, 19 January. */
test.each([
  [
    "a calendar of each service",
    {
      calendars: [
        {
          type: "dispatch",
          ranges: dates.map((date) => ({
            start: `202601${date} 12:00`,
            end: `202601${date} 20:00`,
          })),
        },
        {
          type: "business",
          label: null,
          ranges: dates.map((date) => ({
            start: `202601${date} 11:00`,
            end: date === "16" ? "20260117 02:00" : `202601${date} 21:00`,
          })),
        },
      ],
    },
  ],
  [
    "one calendar",
    {
      calendars: [
        {
          type: "business",
          ranges: dates.map((date) => ({
            start: `202601${date} 11:00`,
            end: date === "16" ? "20260117 02:00" : `202601${date} 21:00`,
            weekday: null,
          })),
        },
      ],
    },
  ],
  [
    "days with their date",
    {
      hours: dates.map((date) => ({
        date: `2026-01-${date}`,
        open: "11:00",
        close: date === "16" ? "02:00" : "21:00",
      })),
    },
  ],
  [
    "times with their date and zone",
    {
      upcomingHours: dates.map((date) => ({
        from: `2026-01-${date}T11:00:00-06:00`,
        to: date === "16" ? "2026-01-17T02:00:00-06:00" : `2026-01-${date}T21:00:00-06:00`,
      })),
    },
  ],
  [
    "dates as names",
    {
      openingHours: Object.fromEntries(
        dates.map((date) => [
          `2026-01-${date}`,
          { open: "11:00", close: date === "16" ? "02:00" : "21:00" },
        ]),
      ),
    },
  ],
])("the hours of the next days: %s", (_, hours) => {
  const place = { name: "Hen", telephone: "918-555-0100", ...hours };
  expect(hoursIn(place, "en")).toEqual(dated);
});

/** Five days from Wednesday, 14 January 2026. */
const evenings = ["14", "15", "16", "17", "18"].map((date) => ({
  startDate: `2026-01-${date}T19:00:00`,
  endDate: `2026-01-${date}T21:00:00`,
}));
const titled = evenings.map((times) => ({ ...times, title: "Trivia" }));

test.each<[string, object]>([
  ["events", { events: titled }],
  ["events without titles", { upcoming: evenings }],
  ["an event each day", { schedule: titled }],
  [
    "dates with the name of what happens",
    {
      calendar: evenings.map((_, at) => ({
        date: `2026-01-${14 + at}`,
        start: "19:00",
        end: "21:00",
        title: "Quiz",
      })),
    },
  ],
  ["a truck's stops", { schedule: evenings.map((times) => ({ ...times, venue: "Mill Brewery" })) }],
  ["what can be booked", { hours: { slots: evenings } }],
  ["a calendar of concerts", { calendars: [{ type: "concerts", ranges: evenings }] }],
  ["deliveries", { hours: evenings.map((times) => ({ ...times, type: "delivery" })) }],
  [
    "events by weekday",
    {
      events: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((name) => ({
        day: name,
        time: "7pm - 9pm",
      })),
    },
  ],
])("dates of something else are no week: %s", (_, more) => {
  expect(hoursIn({ name: "Hen", telephone: "918-555-0100", ...more }, "en")).toBeUndefined();
});

test("the dates of deliveries stand beside those of the place", () => {
  const hours = [
    ...evenings.map((times) => ({ ...times, type: "delivery" })),
    ...dates.map((date) => ({ date: `2026-01-${date}`, open: "11:00", close: "21:00" })),
  ];
  expect(hoursIn({ name: "Hen", telephone: "918-555-0100", hours }, "en")).toEqual({
    ...dated,
    friday: allDay,
  });
});

test.each([{ closed: "0" }, { closed: "1" }, { holiday: "0" }])(
  "a flag names no closing day: %j",
  (flag) => {
    const week = { monday: allDay, ...day(allDay), sunday: allDay };
    expect(hoursIn({ hours: "Daily 11am-9pm", ...flag }, "en")).toEqual(week);
  },
);

test("single dates are exceptions", () => {
  const hours = [
    { day: "Monday", open: "11:00", close: "21:00" },
    { day: "Tuesday", open: "11:00", close: "21:00" },
    { date: "2026-12-24", open: "11:00", close: "14:00" },
    { date: "2026-12-25", closed: true },
  ];
  expect(hoursIn({ hours }, "en")).toEqual({ monday: allDay, tuesday: allDay });
});

test.each([
  { open: "11:00", close: "21:00", breakStart: "15:00", breakEnd: "17:00" },
  { open: "11:00", close: "21:00", break: { start: "15:00", end: "17:00" } },
  { opens: "11:00", closes: "21:00", breakTime: "15:00-17:00" },
  { breakFrom: "15:00", breakTo: "17:00", from: "11:00", to: "21:00" },
  { open: "11:00", close: "21:00", pause_start: "15:00", pause_end: "17:00" },
])("the break of a day: %j", (times) => {
  const hours = ["Tue", "Wed", "Thu", "Fri", "Sat"].map((name) => ({ day: name, ...times }));
  expect(hoursIn({ hours }, "en")).toEqual(day(split));
});

const weekOf = (times: object) =>
  hoursIn(
    {
      hours: ["Tue", "Wed", "Thu", "Fri", "Sat"].map((name) => ({
        dayOfWeek: name,
        enabled: true,
        ...times,
      })),
    },
    "en",
  );

test.each([
  { startTime: "11:00:00", period: "10:00:00" },
  { start: "11:00", duration: "PT10H" },
  { opensAt: "11:00", durationMinutes: 600 },
  { open: 660, durationInMinutes: 600 },
])("how long a day is open: %j", (times) => expect(weekOf(times)).toEqual(day(allDay)));

test.each<[object, string | undefined]>([
  [{ startTime: "6:00 PM", duration: 480 }, "6:00 PM - 2:00 AM"],
  [{ startTime: "6 p.m.", durationMinutes: 180 }, "6:00 PM - 9:00 PM"],
  [{ startTime: "12:30 AM", duration: "PT2H" }, "12:30 AM - 2:30 AM"],
  [{ startTime: "dusk 6:00", duration: 480 }, undefined],
])("the half of the day in which a day begins: %j", (times, hours) => {
  expect(weekOf(times)).toEqual(hours && day(hours));
});

test.each([
  { early: { start: "11:00", period: "04:00:00" }, late: { start: "17:00", period: "04:00" } },
  { shift1: { from: "11:00", to: "15:00" }, shift2: { from: "17:00", to: "21:00" } },
  { morning: { from: "11:00", to: "15:00" }, evening: { from: "17:00", to: "21:00" } },
])("the parts of a day: %j", (times) => expect(weekOf(times)).toEqual(day(split)));

test("the hours of collecting count where there are no others", () => {
  const week = (open: string) =>
    ["Tue", "Wed", "Thu", "Fri", "Sat"].map((name) => ({ day: name, open, close: "21:00" }));
  const deliveryHours = week("17:00");
  expect(hoursIn({ pickupHours: week("11:00"), deliveryHours }, "en")).toEqual(day(allDay));
  expect(
    hoursIn({ pickupHours: week("12:00"), deliveryHours, openingHours: week("11:00") }, "en"),
  ).toEqual(day(allDay));
});
