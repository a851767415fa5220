import { load } from "cheerio";
import { expect, test } from "vitest";
import { readBusinesses } from "./business.ts";
import { readScriptValues } from "./script-values.ts";
import { readStateThings } from "./state-things.ts";

const context = { now: new Date("2026-06-01T12:00:00Z"), language: "en" };

const placesIn = (script: string, type = "") =>
  readBusinesses(
    readStateThings(
      readScriptValues(load(`<script type="${type}">${script}</script>`)),
      context.language,
    ),
    context,
  ).map(({ place }) => place);

const hoursIn = (business: object) =>
  placesIn(JSON.stringify({ business }), "application/json")[0]?.hours?.value;

const elm = "1 Elm St, Tulsa, OK 74103";

test.each([
  [
    "an owner's name before each field",
    { storeStreet: "1 Elm St", storeCity: "Tulsa", storeState: "OK", storeZip: "74103" },
  ],
  [
    "the number apart from its street",
    {
      address: { streetNumber: 1, streetName: "Elm St", city: "Tulsa", state: "OK", zip: "74103" },
    },
  ],
  [
    "a region with its code",
    {
      address: {
        line1: "1 Elm St",
        city: "Tulsa",
        state: { code: "OK", name: "Oklahoma" },
        zip: "74103",
      },
    },
  ],
  ["one text", { addressFull: elm }],
])("an address with %s", (_, business) => {
  const [place] = placesIn(JSON.stringify({ business }), "application/json");
  expect(place?.address?.value).toBe(elm);
});

const week = {
  monday: "closed",
  tuesday: "11:00 AM - 9:00 PM",
  wednesday: "11:00 AM - 9:00 PM",
  thursday: "11:00 AM - 9:00 PM",
};
const days = ["tue", "wed", "thu"];

test.each([
  [
    "a field for each day and time",
    {
      mon_closed: true,
      tue_open: "11:00",
      tue_close: "21:00",
      wed_open: "11:00",
      wed_close: "21:00",
      thu_open: "11:00",
      thu_close: "21:00",
    },
  ],
  [
    "rows with flags",
    {
      hours: [
        { weekday: "Mon", is_closed: 1, opens_at: null },
        ...days.map((weekday) => ({
          weekday,
          is_closed: 0,
          opens_at: "11:00:00",
          closes_at: "21:00:00",
        })),
      ],
    },
  ],
  [
    "numbers of days and of minutes",
    {
      openingTimes: [
        { isoDay: 1, closed: true },
        ...[2, 3, 4].map((isoDay) => ({ isoDay, openMinute: 660, closeMinute: 1260 })),
      ],
    },
  ],
  [
    "lists within days",
    {
      hours: {
        elements: [
          {
            name: "Business hours",
            mon: { isClosed: true },
            ...Object.fromEntries(
              days.map((day) => [day, { elements: [{ start: 1100, end: 2100 }] }]),
            ),
          },
        ],
      },
    },
  ],
  [
    "spans of days",
    {
      openingHours: [
        {
          fromDay: "Tuesday",
          toDay: "Thursday",
          openingTime: "11:00:00.000",
          closingTime: "21:00:00.000",
        },
        { day: "Monday", closed: true },
      ],
    },
  ],
  [
    "texts that begin with their day",
    {
      descriptions: [
        "Monday: Closed",
        ...["Tuesday", "Wednesday", "Thursday"].map((day) => `${day}: 11:00 AM – 9:00 PM`),
      ],
    },
  ],
  [
    "deliveries and dates beside them",
    {
      schedules: [
        { days: ["MON"], isClosed: true },
        { service: "Open", days: ["TUE", "WED", "THU"], start: "11:00", end: "21:00" },
        { service: "Delivery", days: ["MON"], start: "17:00", end: "20:00" },
        { date: "2026-12-25", day: "Thu", isClosed: true },
      ],
    },
  ],
])("hours as %s", (_, business) => expect(hoursIn(business)).toEqual(week));

test.each([
  ["an object that a function is given", `start({ address: "${elm}", phone: "918-555-0100" })`],
  ["a text", `state = "{\\"shop\\":{\\"address\\":\\"${elm}\\",\\"phone\\":\\"918-555-0100\\"}}"`],
  [
    "references",
    `state = {"Shop:1":{"address":{"__ref":"Address:2"},"phone":"918-555-0100"},"Address:2":{"street":"1 Elm St","city":"Tulsa","state":"OK","zip":"74103"}}`,
  ],
])("data in %s", (_, script) => {
  const found = placesIn(script).find(({ phoneNumber }) => phoneNumber);
  expect(found).toMatchObject({ address: { value: elm }, phoneNumber: { value: "918-555-0100" } });
});

test("the address of the ordering service beside the restaurant's is left out, one of a list is not", () => {
  const shop = { address: elm, phone: "918-555-0100" };
  const other = { address: "9 Cloud Ave, Boston, MA 02110" };
  const count = (json: object) => placesIn(JSON.stringify(json), "application/json").length;
  expect(count({ shop, platform: other })).toBe(1);
  expect(count({ shops: [shop, other] })).toBe(2);
  expect(count({ platform: other })).toBe(1);
});

test("objects that refer to each other in a circle end", () => {
  const places = placesIn(
    'state = {"A:1":{"name":"a","address":{"__ref":"A:2"}},"A:2":{"street":"1 Elm St","city":"Tulsa","shop":{"__ref":"A:1"}}}',
  );
  expect(places.length).toBeGreaterThan(0);
});
