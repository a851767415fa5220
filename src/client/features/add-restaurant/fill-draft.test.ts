import { expect, test } from "vitest";
import type { ExtractedSandwich, ImportBasicAnswer, ValueSource } from "#contract/importer.ts";
import { eachTrait } from "#contract/traits.ts";
import { emptyDraft, withNewLocation, withRestaurant } from "./draft.ts";
import {
  describeImport,
  fromQuick,
  type Imported,
  isNothing,
  isRead,
  siteName,
  withImport,
  withSandwiches,
} from "./fill-draft.ts";

const source: ValueSource = { from: "json-ld", line: null, text: "", confidence: 0.95 };
const location = (address: string) => ({
  address,
  phoneNumber: null,
  hoursOfOperation: { monday: "closed" },
  latitude: 41.5,
  longitude: null,
  sources: { address: source },
  questions: [],
});
const answer: ImportBasicAnswer = {
  name: "Golden Hen",
  description: null,
  website: "https://hen.example",
  imageUrl: "https://hen.example/hen.jpg",
  priceRange: null,
  restaurantType: "Deli",
  address: null,
  phoneNumber: null,
  hoursOfOperation: null,
  locations: [location("1 Main St"), location("2 Main St")],
  sources: { name: source },
  questions: [],
};
const filled = (said: Partial<ImportBasicAnswer> = {}, site = "hen.example", draft = emptyDraft) =>
  withImport(fromQuick({ ...answer, ...said }), site)(draft);
const addresses = ({ locations }: typeof emptyDraft) =>
  locations.map(({ values }) => values.address);

const unstated = eachTrait(() => null);
const sandwich = (name: string): ExtractedSandwich => ({
  name,
  description: "",
  price: 9.5,
  priceText: "9.50",
  section: null,
  ingredients: [],
  ...unstated,
  containsGluten: true,
  isSpicy: false,
  spiceLevel: 0,
  dietaryInfo: { ...unstated, containsGluten: true, spicy: false, spicyLevel: 0 },
  sources: { name: source },
  questions: [],
});

test("what the site says fills the form; what it does not say leaves it alone", () => {
  const draft = filled({}, "hen.example", {
    ...emptyDraft,
    basics: { ...emptyDraft.basics, description: "Typed before." },
  });
  expect(draft.basics).toMatchObject({
    name: "Golden Hen",
    description: "Typed before.",
    restaurantType: "Deli",
    priceRange: "$$",
  });
  expect(draft.locations[0]).toMatchObject({
    values: { address: "1 Main St", latitude: "41.5", longitude: "" },
    sources: { address: source },
    savedId: null,
  });
  // The site says the type, and nobody the price range.
  expect(draft.defaults).toEqual(["priceRange"]);
  expect(draft).toMatchObject({
    imageUrl: answer.imageUrl,
    importedFrom: "hen.example",
    restaurant: null,
    revision: 1,
  });
});

test("an address without a location becomes one", () => {
  expect(addresses(filled({ locations: [], address: "9 Elm St" }))).toEqual(["9 Elm St"]);
});

test("hours to ask about, without an address, belong to a location that still needs one", () => {
  const week = { friday: "10:00 AM - 11:00 AM" };
  const choices = [
    { label: "Morning", hoursOfOperation: week },
    { label: "Evening", hoursOfOperation: {} },
  ];
  const question = { about: "hours" as const, text: "Fri 10-11?", words: "Fri 10-11", choices };
  const [location] = filled({ locations: [], questions: [question] }).locations;
  expect(location).toMatchObject({ values: { address: "" }, questions: [question] });
  expect(filled().basics).not.toHaveProperty("questions");
});

test("the same site again adds what is new, another site begins anew", () => {
  const first = filled();
  const again = filled(
    { locations: [location("1  MAIN st"), location("3 Main St")] },
    "hen.example",
    first,
  );
  expect(addresses(again)).toEqual(["1 Main St", "2 Main St", "3 Main St"]);
  const other = filled({ locations: [location("5 Oak St")] }, "other.example", first);
  expect(addresses(other)).toEqual(["5 Oak St"]);
});

test("a restaurant that is partly saved gets nothing of another one", () => {
  const typed = withRestaurant({ id: 4, isNew: true })(withNewLocation(emptyDraft));
  const imported = withRestaurant({ id: 4, isNew: true })(filled());
  for (const begun of [typed, imported]) {
    const other = filled({ locations: [location("5 Oak St")] }, "other.example", begun);
    expect(addresses(other)).toEqual(["5 Oak St"]);
    expect(other.restaurant).toBeNull();
  }
  expect(filled({}, "hen.example", imported).restaurant).toEqual({ id: 4, isNew: true });
});

test("a page pasted without its address adds to the site that was read", () => {
  const pasted = filled({ locations: [location("3 Main St")] }, siteName(""), filled());
  expect(addresses(pasted)).toEqual(["1 Main St", "2 Main St", "3 Main St"]);
  expect(pasted.importedFrom).toBe("hen.example");
  expect(filled({}, siteName("")).importedFrom).toBe("a pasted page");
});

test("a restaurant that the catalogue has is used", () => {
  expect(filled({ id: 12 }).restaurant).toEqual({ id: 12, isNew: false });
});

test("sandwiches found in a text stand behind those that are there, each once", () => {
  const draft = withSandwiches([sandwich("CLASSIC "), sandwich("Hot")])(
    withSandwiches([sandwich("Classic")])(emptyDraft),
  );
  expect(draft.sandwiches.map(({ values }) => values.name)).toEqual(["Classic", "Hot"]);
  expect(draft.sandwiches[1]?.values).toMatchObject({ price: "9.50", containsGluten: "yes" });
});

test("doubtful dishes stand last, also when more are found, and all are in", () => {
  const doubtful = (name: string) => ({
    ...sandwich(name),
    sources: { name: { ...source, confidence: 0.69 } },
  });
  const sure = { ...sandwich("Classic"), sources: { name: { ...source, confidence: 0.7 } } };
  const first = withSandwiches([doubtful("Yardbird"), sure])(emptyDraft);
  const draft = withSandwiches([doubtful("Rooster"), sandwich("Hot")])(first);
  expect(draft.sandwiches.map(({ values }) => values.name)).toEqual([
    ...["Classic", "Hot", "Yardbird", "Rooster"],
  ]);
});

test("a price that is asked about stays empty until somebody answers", () => {
  const choices = [8, 14].map((price) => ({ label: `$${price}`, price }));
  const question = { about: "price" as const, text: "Which price?", words: "half 8", choices };
  const sources = { name: source, price: source };
  const asked = { ...sandwich("Club Hen"), questions: [question], sources };
  const [part] = withSandwiches([asked])(emptyDraft).sandwiches;
  expect(part).toMatchObject({ values: { price: "" }, questions: [question] });
  expect(part?.sources).toEqual({ name: source });
});

test("a site is its host", () => {
  expect(siteName("https://www.hen.example/menu")).toBe("hen.example");
  expect(siteName("")).toBe("a pasted page");
});

test("a page that says a name alone was not read, and one that says nothing is no import", () => {
  const page = fromQuick({ ...answer, locations: [], restaurantType: null });
  const nameless = { ...page, basicInfo: { ...page.basicInfo, name: null } };
  const reached = { ...page, basicInfo: { ...page.basicInfo, phoneNumber: "555-0100" } };
  expect([isRead(fromQuick(answer)), isRead(reached), isRead(page)]).toEqual([true, true, false]);
  expect([isNothing(page), isNothing(nameless)]).toEqual([false, true]);
  expect(isNothing({ ...nameless, restaurantId: 7 })).toBe(false);
});

const imported = (name: string | null, locations: number, sandwiches: number) =>
  ({
    basicInfo: { name },
    locations: Array(locations).fill({}),
    sandwiches: Array(sandwiches).fill({}),
  }) as Imported;

test.each([
  [imported("Golden Hen", 3, 8), "Golden Hen: 3 locations and 8 chicken sandwiches."],
  [imported("Golden Hen", 1, 0), "Golden Hen: 1 location."],
  [
    imported(null, 0, 0),
    "This site: no locations and no chicken sandwiches found. Paste its page if it has some.",
  ],
])("what was found is told", (found, text) => expect(describeImport(found)).toBe(text));
