import { load } from "cheerio";
import { expect, test } from "vitest";
import { othersConfidence } from "../facts.ts";
import { readBusinesses } from "./business.ts";
import { readDishes } from "./dishes.ts";
import { readScriptValues } from "./script-values.ts";
import { readStateThings } from "./state-things.ts";

const now = new Date("2026-06-01T12:00:00Z");

const placesIn = (script: string, type = "", language = "en") =>
  readBusinesses(
    readStateThings(readScriptValues(load(`<script type="${type}">${script}</script>`)), language),
    { now, language },
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

test.each(["corporateOffice", "billing_address", "legalEntity", "supportContact"])(
  "somebody's office beside the restaurant is left out: %s",
  (field) => {
    const shop = { name: "Hen House", address: elm, phone: "918-555-0100" };
    const office = { address: "9 Cloud Ave, Boston, MA 02110", phone: "617-555-0100" };
    const found = placesIn(JSON.stringify({ shop, [field]: office }), "application/json");
    expect(found.map(({ address }) => address?.value)).toEqual([elm]);
    const only = placesIn(JSON.stringify({ [field]: office }), "application/json");
    expect(only).toHaveLength(1);
  },
);

test.each([
  "platform",
  "poweredBy",
  "providerSupport",
  "pg",
  "suppliers",
  "courier",
  "pressContact",
])("somebody else's is doubted, and left out beside the restaurant's: %s", (field) => {
  const other = {
    name: "Cloud",
    address: "9 Cloud Ave, Boston, MA 02110",
    phone: "617-555-0100",
    week: { monday: "9:00 - 17:00", tuesday: "9:00 - 17:00", wednesday: "9:00 - 17:00" },
  };
  const read = (page: object) => placesIn(JSON.stringify({ page }), "application/json");
  const doubted = { source: { confidence: othersConfidence } };
  expect(read({ [field]: other })).toMatchObject([{ address: doubted, phoneNumber: doubted }]);
  const shop = { name: "Hen House", address: elm, phone: "918-555-0100" };
  expect(read({ shop, [field]: other })).toMatchObject([{ address: { value: elm } }]);
});

test.each(["vendor", "partner", "provider", "host", "service", "platform", "partners", "vendors"])(
  "who has a menu is the restaurant, whatever its field is called: %s",
  (field) => {
    const items = [
      { name: "Hot Chicken", price: 9 },
      { name: "Wings", price: 7 },
    ];
    const menu = { categories: [{ name: "Sandwiches", items }] };
    const shop = { name: "Hen House", address: elm, phone: "918-555-0100", menu };
    const page = { [field]: field.endsWith("s") ? [shop] : shop };
    const things = readStateThings([page], "en");
    const [place] = readBusinesses(things, { now, language: "en" });
    expect(place?.place).toMatchObject({
      address: { value: elm, source: { confidence: 0.8 } },
      phoneNumber: { value: "918-555-0100" },
    });
    expect(readDishes(things)).toHaveLength(2);
    const { address, phone, ...chain } = shop;
    const branches = { ...chain, locations: [{ address, phone }] };
    const [branch] = readBusinesses(readStateThings([{ [field]: branches }], "en"), {
      now,
      language: "en",
    });
    expect(branch?.place.address?.source.confidence).toBe(0.8);
  },
);

test("objects that refer to each other in a circle end", () => {
  const places = placesIn(
    'state = {"A:1":{"name":"a","address":{"__ref":"A:2"}},"A:2":{"street":"1 Elm St","city":"Tulsa","shop":{"__ref":"A:1"}}}',
  );
  expect(places.length).toBeGreaterThan(0);
});

const openDays = { tuesday: "12:00 PM - 8:00 PM", wednesday: "12:00 PM - 8:00 PM" };
const elsewhere = { monday: "closed", ...openDays, thursday: "12:00 PM - 8:00 PM" };

test.each([
  [
    "nl",
    [
      { dag: "maandag", gesloten: true, open: null, dicht: null },
      { dag: "dinsdag", gesloten: false, open: "12:00", dicht: "20:00" },
      { dag: "wo-do", gesloten: false, open: "12:00", dicht: "20:00" },
    ],
  ],
  [
    "pl",
    [
      { dni: "pon.", od: null, do: null },
      { dni: "wt.–czw.", od: "12:00", do: "20:00" },
    ],
  ],
  ["fi", { ma: "suljettu", "ti-to": "12–20" }],
  [
    "no",
    [
      ["man", null],
      ["tirs–tors", "12–20"],
    ],
  ],
  ["de", { montag: { zu: true }, dienstag_donnerstag: { von: "12:00", bis: "20:00" } }],
  [
    "ko",
    [
      { 요일: "월", 휴무: true },
      { 요일: "화~목", 시작: "12:00", 마감: "20:00" },
    ],
  ],
  [
    "ja",
    [
      { 曜日: "月", 備考: "定休日" },
      { 曜日: "火〜木", 開店: "12:00", 閉店: "20:00" },
    ],
  ],
  ["pt", { seg: null, ter: "12:00 às 20:00", qua: "12h às 20h", qui: "12:00 às 20:00" }],
  [
    "en",
    [
      { on: "Mon", off: true },
      { on: "Tue - Thu", begin: "12 noon", finish: "8 PM" },
    ],
  ],
  [
    "en",
    [
      { d: [1], o: null, c: null },
      { d: [2, 3, 4], o: "12:00", c: "20:00" },
    ],
  ],
])("hours by their shape: %s %j", (language, zeiten) => {
  const [place] = placesIn(JSON.stringify({ x: { zeiten } }), "application/json", language);
  expect(place?.hours?.value).toEqual(elsewhere);
});

test("meals add up, and a week of one field is none", () => {
  const mardi = { midi: ["12:00", "14:00"], soir: ["19:00", "22:00"] };
  const data = {
    resto: { semaine: { lundi: { ferme: true }, mardi, mercredi: mardi, jeudi: mardi } },
  };
  const places = placesIn(JSON.stringify(data), "application/json", "fr");
  expect(places.map(({ hours }) => hours?.value["tuesday"])).toEqual([
    "12:00 PM - 2:00 PM, 7:00 PM - 10:00 PM",
  ]);
});

test.each([
  [
    "fields of another language",
    { ulica: "ul. Ruska", nr: "46/3", kod: "50-079", miasto: "Wrocław", telefon: "71 555 01 34" },
    "ul. Ruska 46/3, 50-079 Wrocław",
  ],
  [
    "names that say nothing",
    { a: "Werfkade 14", b: "3511 NR", c: "Utrecht", ring: "030 555 01 49", when: week },
    "Werfkade 14, 3511 NR Utrecht",
  ],
  [
    "lines above a postcode",
    {
      at: { lines: ["7 Quay Street", "Cork"], code: "T12 XY46" },
      dial: "021 555 0147",
      when: week,
    },
    "7 Quay Street, Cork, T12 XY46",
  ],
  ["one text of any name", { where: elm, dial: "918-555-0100", when: week }, elm],
])("a place with %s", (_, place, address) => {
  const [found] = placesIn(JSON.stringify({ place }), "application/json", "pl");
  expect(found?.address?.value).toBe(address);
  expect(found?.phoneNumber?.value).toMatch(/55/);
});

test("streamed pieces are joined, however short", () => {
  const row = `9:${JSON.stringify(["$", { shop: { address: elm, phone: "918-555-0100" } }])}\n`;
  const pieces = row.match(/[\s\S]{1,7}/g) ?? [];
  const script = pieces
    .map((piece) => `self.__next_f.push(${JSON.stringify([1, piece])})`)
    .join(";");
  expect(placesIn(script)[0]?.address?.value).toBe(elm);
});
