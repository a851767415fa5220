import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { restaurantJsonLd } from "#client/features/restaurants/restaurant-json-ld.ts";
import { menuItemJsonLd, sandwichJsonLd } from "#client/features/sandwiches/sandwich-json-ld.ts";
import { breadcrumbsJsonLd } from "#client/lib/page-head.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Review } from "#contract/reviews.ts";
import { hotOne } from "./dom/examples.ts";

const origin = "https://cluck.example";

const review: Review = {
  id: 1,
  sandwichId: 1,
  userId: null,
  username: null,
  avatarUrl: null,
  rating: 5,
  review: "Yes.",
  dateCreated: "2026-01-05T12:00:00.000Z",
  photos: [],
  helpfulCount: 0,
};

const place = {
  address: "1 Main Street",
  city: "Portland",
  postcode: "97201",
  phoneNumber: "503-555-0101",
  hoursSource: null,
  hoursOfOperation: { monday: "9:00 AM - 2:00 AM", tuesday: "24 hours", sunday: "closed" },
  timeZone: "America/Los_Angeles",
  latitude: 45.5,
  longitude: -122.6,
  version: 1,
};

const restaurant: Restaurant = {
  ...place,
  id: 2,
  name: "The Roost",
  description: "A counter.",
  website: "https://roost.example",
  imageUrl: "/api/images/x.webp",
  image: null,
  restaurantType: "Fast Casual",
  priceRange: "$$",
  sandwichCount: 1,
  locations: [
    { ...place, id: 1, restaurantId: 2 },
    { ...place, id: 2, restaurantId: 2 },
  ],
};

const menuItem = menuItemJsonLd(hotOne, origin);
const whole = sandwichJsonLd(hotOne, [review], origin);
const { "@type": wholeTypes, brand, aggregateRating, review: reviews, ...common } = whole;
const closed = restaurantJsonLd(restaurant, [], origin);

// schema-dts has no type for a thing of two types; each of the two must know every property.
const things = {
  product: { ...common, brand, aggregateRating, review: reviews, "@type": "Product" },
  menuItem: { ...common, "@type": "MenuItem" },
  restaurant: restaurantJsonLd(restaurant, [menuItem], origin),
  breadcrumbs: breadcrumbsJsonLd(origin, { name: "The Roost", url: `${origin}/restaurant/2` }),
  unknownProperty: { ...closed, opensAt: "9" },
  unknownType: { ...closed, hasMenu: { "@type": "Meun" } },
};

const types: Record<keyof typeof things, string> = {
  product: "Product",
  menuItem: "MenuItem",
  restaurant: "Restaurant",
  breadcrumbs: "BreadcrumbList",
  unknownProperty: "Restaurant",
  unknownType: "Restaurant",
};

/** What a compiler that knows schema.org's whole vocabulary says. It reads all things at once. */
let objections: string[];
beforeAll(() => {
  // Below node_modules, where the compiler finds the vocabulary.
  const folder = mkdtempSync("node_modules/.json-ld-");
  const files = Object.entries(things).map(([name, thing]) => {
    const type = types[name as keyof typeof things];
    const file = join(folder, `${name}.ts`);
    const source = `import type { WithContext, ${type} } from "schema-dts";
      export const thing: WithContext<${type}> = ${JSON.stringify(thing)};`;
    writeFileSync(file, source);
    return file;
  });
  const compiler = ["node_modules/typescript-native/bin/tsc", "--ignoreConfig", "--checkers", "1"];
  const options = ["--noEmit", "--strict", "--skipLibCheck", "--types", "node"];
  const modules = ["--module", "esnext", "--moduleResolution", "bundler"];
  const command = [...compiler, ...options, ...modules, ...files];
  const { stdout } = spawnSync(process.execPath, command, { encoding: "utf8" });
  objections = stdout.split("\n");
  rmSync(folder, { recursive: true });
}, 60_000);

const objectionsTo = (name: keyof typeof things) =>
  objections.filter((line) => line.includes(`${name}.ts(`));

test("a sandwich is a Product and a MenuItem of schema.org", () => {
  expect(wholeTypes).toEqual(["Product", "MenuItem"]);
  expect(objectionsTo("product")).toEqual([]);
  expect(objectionsTo("menuItem")).toEqual([]);
});

test("a restaurant with its menu, places and hours is a Restaurant of schema.org", () => {
  expect(objectionsTo("restaurant")).toEqual([]);
});

test("the way to a page is a BreadcrumbList of schema.org", () => {
  expect(objectionsTo("breadcrumbs")).toEqual([]);
});

test("the check knows the vocabulary, and says nothing but about what we gave it", () => {
  expect(objectionsTo("unknownProperty")).not.toEqual([]);
  expect(objectionsTo("unknownType")).not.toEqual([]);
  const meant = [...objectionsTo("unknownProperty"), ...objectionsTo("unknownType")];
  expect(objections.filter((line) => /error TS/.test(line) && !meant.includes(line))).toEqual([]);
});
