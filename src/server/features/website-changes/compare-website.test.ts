import { expect, test } from "vitest";
import type { ExtractedSandwich, ImportQuestion, ValueSource } from "#contract/importer.ts";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { eachTrait } from "#contract/traits.ts";
import { compareWebsite, readingFrom, saysNothing } from "./compare-website.ts";

const sure: ValueSource = { from: "json-ld", line: null, text: "", confidence: 0.95 };
const unsure: ValueSource = { ...sure, confidence: 0.5 };

const hours = (text: string) => ({ monday: text, tuesday: text });
const location: Location = {
  id: 7,
  restaurantId: 3,
  version: 2,
  address: "12 Elm Street, Tulsa, OK 74103",
  city: null,
  postcode: null,
  timeZone: null,
  hoursSource: null,
  latitude: null,
  longitude: null,
  phoneNumber: "(918) 555-0101",
  hoursOfOperation: hours("11:00 AM - 9:00 PM"),
};
const restaurant = {
  id: 3,
  version: 4,
  name: "Golden Hen",
  restaurantType: "Fast Casual",
  priceRange: "$$",
  locations: [location],
} as Restaurant;
const dish = (name: string, price: number, id = 1) => ({ id, version: 1, name, price }) as Sandwich;
const menu = [dish("The Classic", 9.5, 11), dish("Hot Hen", 11, 12)];

const found = (name: string, price: number, said: Partial<ExtractedSandwich> = {}) =>
  ({
    name,
    price,
    description: "",
    section: null,
    ingredients: [],
    ...eachTrait(() => null),
    isSpicy: false,
    spiceLevel: 0,
    sources: { name: sure, price: sure },
    questions: [],
    ...said,
  }) as unknown as ExtractedSandwich;

type Answer = Parameters<typeof readingFrom>[0];
const place: Answer["locations"][number] = {
  address: "12 Elm St, Tulsa, OK 74103",
  phoneNumber: "+1 918-555-0101",
  hoursOfOperation: hours("11am - 9pm"),
  latitude: null,
  longitude: null,
  sources: { address: sure, phoneNumber: sure, hoursOfOperation: sure },
  questions: [],
};
const basicInfo: Answer["basicInfo"] = {
  name: "GOLDEN HEN | Fried Chicken",
  description: null,
  website: null,
  imageUrl: null,
  priceRange: "$$",
  restaurantType: "Fast Casual",
  address: null,
  phoneNumber: null,
  hoursOfOperation: null,
};
const site = (said: Partial<Answer> = {}, ...sandwiches: ExtractedSandwich[]): Answer => ({
  basicInfo,
  locations: [place],
  menuInfo: {
    hasChickenSandwich: true,
    sandwiches: sandwiches.length > 0 ? sandwiches : [found("Classic", 9.5), found("HOT HEN", 11)],
  },
  sources: { name: sure, priceRange: sure, restaurantType: sure },
  pages: [{ url: "https://hen.example/", kind: "start" }],
  ...said,
});
const changesOf = (answer: Answer) => compareWebsite(readingFrom(answer), restaurant, menu);

test("the same in other words is no change", () => {
  expect(changesOf(site())).toEqual([]);
});

test("name, type and price range of the restaurant", () => {
  const said = { name: "Silver Hen", restaurantType: "Deli", priceRange: "$" } as const;
  expect(changesOf(site({ basicInfo: { ...basicInfo, ...said } }))).toEqual([
    { kind: "name", id: 3, version: 4, before: "Golden Hen", after: "Silver Hen" },
    { kind: "restaurantType", id: 3, version: 4, before: "Fast Casual", after: "Deli" },
    { kind: "priceRange", id: 3, version: 4, before: "$$", after: "$" },
  ]);
});

test("phone and hours of a location; days that the site leaves out stay", () => {
  const moved = {
    ...place,
    phoneNumber: "918-555-0199",
    hoursOfOperation: { tuesday: "closed" },
  };
  expect(changesOf(site({ locations: [moved] }))).toEqual([
    expect.objectContaining({ kind: "phoneNumber", id: 7, version: 2, after: "918-555-0199" }),
    expect.objectContaining({
      kind: "hoursOfOperation",
      id: 7,
      after: { monday: "11:00 AM - 9:00 PM", tuesday: "closed" },
    }),
  ]);
});

test("another street or postcode is another location, and says nothing of ours", () => {
  const phoneNumber = "918-555-0199";
  for (const address of ["12 Oak St, Tulsa, OK 74103", "12 Elm St, Tulsa, OK 74999"]) {
    expect(changesOf(site({ locations: [{ ...place, address, phoneNumber }] }))).toEqual([]);
  }
});

test("hours without an address belong to the only location", () => {
  const said = { ...basicInfo, hoursOfOperation: { monday: "closed" } };
  const sources = { hoursOfOperation: sure };
  expect(changesOf(site({ locations: [], basicInfo: said, sources }))).toMatchObject([
    { kind: "hoursOfOperation", id: 7, after: { monday: "closed", tuesday: "11:00 AM - 9:00 PM" } },
  ]);
});

test("prices, new sandwiches and gone ones", () => {
  const changes = changesOf(site({}, found("Classic", 10.25), found("Katsu Sando", 12)));
  expect(changes).toEqual([
    { kind: "price", id: 11, version: 1, name: "The Classic", before: 9.5, after: 10.25 },
    { kind: "newSandwich", sandwich: expect.objectContaining({ name: "Katsu Sando", price: 12 }) },
    { kind: "goneSandwich", id: 12, version: 1, name: "Hot Hen" },
  ]);
});

test("nothing is gone from a menu that could not be read to its end, or not at all", () => {
  const problem = { url: "https://hen.example/menu", kind: "menu", problem: "No." } as const;
  expect(changesOf(site({ pages: [problem] }, found("Classic", 9.5)))).toEqual([]);
  const without = { hasChickenSandwich: false, sandwiches: [] };
  expect(changesOf(site({ menuInfo: without }))).toEqual([]);
});

test("what the reader doubts or asks about is no change, and what it doubts is not gone", () => {
  const asked: ImportQuestion = { about: "hours", text: "?", words: "", choices: [] };
  const doubtful = site(
    {
      sources: { name: unsure, priceRange: unsure },
      basicInfo: { ...basicInfo, name: "Other", priceRange: "$$$$" },
    },
    found("Classic", 3, { sources: { name: sure, price: unsure } }),
    found("Hot Hen", 11, { sources: { name: unsure } }),
    found("Maybe", 9, { sources: { name: unsure } }),
  );
  doubtful.locations = [{ ...place, hoursOfOperation: { monday: "closed" }, questions: [asked] }];
  expect(changesOf(doubtful)).toEqual([]);
});

test("a price that the reader asks about is no change, and no price of a new sandwich", () => {
  const choices = [8, 14].map((price) => ({ label: `$${price}`, price }));
  const question: ImportQuestion = { about: "price", text: "?", words: "", choices };
  const asked = (name: string) => found(name, 8, { questions: [question] });
  expect(changesOf(site({}, asked("The Classic"), found("Hot Hen", 11)))).toEqual([]);
  expect(changesOf(site({}, ...menu.map(({ name }) => asked(name)), asked("Club Hen")))).toEqual([
    expect.objectContaining({ sandwich: expect.objectContaining({ name: "Club Hen", price: 0 }) }),
  ]);
});

test("a page with a name alone says nothing", () => {
  const empty = { locations: [], menuInfo: { hasChickenSandwich: false, sandwiches: [] } };
  expect(saysNothing(readingFrom(site(empty)))).toBe(true);
  expect(saysNothing(readingFrom(site()))).toBe(false);
});
