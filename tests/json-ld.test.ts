import ts from "typescript";
import { expect, test } from "vitest";
import { restaurantJsonLd } from "#client/features/restaurants/restaurant-json-ld.ts";
import { menuItemJsonLd, sandwichJsonLd } from "#client/features/sandwiches/sandwich-json-ld.ts";
import { breadcrumbsJsonLd } from "#client/lib/breadcrumbs-json-ld.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Review } from "#contract/reviews.ts";
import type { Sandwich } from "#contract/sandwiches.ts";

const origin = "https://cluck.example";

const sandwich: Sandwich = {
  id: 1,
  restaurantId: 2,
  restaurantName: "The Roost",
  name: "Hot One",
  description: "A thigh, fried dark.",
  price: 11.5,
  imageUrl: null,
  image: null,
  ingredients: ["bun", "chicken"],
  containsGluten: true,
  containsDairy: null,
  containsEggs: false,
  isSpicy: true,
  spiceLevel: 4,
  dietaryInfo: {
    containsGluten: true,
    containsDairy: null,
    containsEggs: false,
    spicy: true,
    organic: null,
  },
  averageRating: 4.3,
  reviewCount: 3,
  tags: [],
  section: null,
  version: 1,
};

const review: Review = {
  id: 1,
  sandwichId: 1,
  userId: null,
  username: null,
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

/** What a compiler that knows schema.org's whole vocabulary has against a thing. */
function objections(type: string, thing: unknown): string[] {
  const file = "thing.ts";
  const source = `import type { WithContext, ${type.replaceAll(/\W+/g, ", ")} } from "schema-dts";
    export const thing: WithContext<${type}> = ${JSON.stringify(thing)};`;
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

// schema-dts has no type for a thing of two types; each of the two must know every property.
test.each(["Product", "MenuItem"])(
  "a sandwich is a %s of schema.org",
  (type) => {
    const { "@type": types, ...fields } = sandwichJsonLd(sandwich, [review], origin);
    expect(types).toEqual(["Product", "MenuItem"]);
    const { brand, aggregateRating, review: reviews, ...common } = fields;
    const own = type === "Product" ? { brand, aggregateRating, review: reviews } : {};
    expect(objections(type, { ...common, ...own, "@type": type })).toEqual([]);
  },
  60_000,
);

test("a restaurant with its menu, places and hours is a Restaurant of schema.org", () => {
  const thing = restaurantJsonLd(restaurant, [menuItemJsonLd(sandwich, origin)], origin);
  expect(objections("Restaurant", thing)).toEqual([]);
}, 60_000);

test("the way to a page is a BreadcrumbList of schema.org", () => {
  const thing = breadcrumbsJsonLd(origin, { name: "The Roost", url: `${origin}/restaurant/2` });
  expect(objections("BreadcrumbList", thing)).toEqual([]);
}, 60_000);

test("the check knows the vocabulary", () => {
  const thing = restaurantJsonLd(restaurant, [], origin);
  expect(objections("Restaurant", { ...thing, opensAt: "9" })).not.toEqual([]);
  expect(objections("Restaurant", { ...thing, hasMenu: { "@type": "Meun" } })).not.toEqual([]);
}, 60_000);
