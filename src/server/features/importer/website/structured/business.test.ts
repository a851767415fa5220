import { expect, test } from "vitest";
import { othersConfidence } from "../facts.ts";
import { readPage } from "../read-page.ts";
import { readPriceRange } from "./business.ts";

test.each([
  ["$", "$"],
  ["$$", "$$"],
  ["$$$$", "$$$$"],
  ["€€", "$$"],
  ["£££", "$$$"],
  ["¥¥", "$$"],
  ["$$ - $$$", "$$"],
  ["$$-$$$", "$$"],
  ["$ $", "$$"],
  ["$10-20", "$$"],
  ["$10 - $25", "$$"],
  ["US$5–12", "$"],
  ["10-20 €", "$$"],
  ["€ 15,50", "$$"],
  ["Under $10", "$"],
  ["under $15", "$$"],
  ["$30 and over", "$$$$"],
  ["$31 to $50", "$$$$"],
  ["21-30 USD", "$$$"],
  ["2", "$$"],
  ["2/4", "$$"],
  ["Moderate", "$$"],
  ["moderately priced", "$$"],
  ["Inexpensive", "$"],
  ["Cheap eats", "$"],
  ["Very expensive", "$$$$"],
  ["Expensive", "$$$"],
  ["¥1000-2000", null],
  ["ask us", null],
  ["", null],
])("%j is %s", (text, expected) => expect(readPriceRange(text)).toBe(expected));

const addressOf = (address: object) =>
  readPage(
    `<script type="application/ld+json">${JSON.stringify({ "@type": "Restaurant", name: "Hen House", address })}</script>`,
    new URL("https://example.com/"),
    new Date("2026-01-15"),
  ).facts.places[0]?.address?.value;

test("markup is written from the large to the small where its city is in the writing of the East", () => {
  const street = { streetAddress: "136-20 38th Ave 二樓", postalCode: "11354" };
  expect(addressOf({ ...street, addressLocality: "Flushing", addressRegion: "NY" })).toBe(
    "136-20 38th Ave 二樓, Flushing, NY 11354",
  );
  const tokyo = { streetAddress: "西荻北3-21-9", postalCode: "167-0042" };
  expect(addressOf({ ...tokyo, addressLocality: "杉並区", addressRegion: "東京都" })).toBe(
    "〒167-0042 東京都杉並区西荻北3-21-9",
  );
  expect(addressOf({ ...tokyo, streetAddress: "東京都杉並区西荻北3-21-9" })).toBe(
    "〒167-0042 東京都杉並区西荻北3-21-9",
  );
});

const hall = {
  name: "Paper Hall",
  telephone: "515-555-0177",
  address: { streetAddress: "9 Fair Way", addressLocality: "Ames", postalCode: "50010" },
};
const placesOf = (thing: object, title = "Hen House") =>
  readPage(
    `<title>${title}</title><script type="application/ld+json">${JSON.stringify(thing)}</script><p>${"Fried chicken. ".repeat(20)}</p>`,
    new URL("https://hen.example/"),
    new Date("2026-01-15"),
  ).facts.places;

test.each([
  { "@type": "Event", location: { "@type": "Place", ...hall } },
  { "@type": "MusicEvent", organizer: { "@type": "Organization", ...hall } },
  { "@type": "Course", provider: { "@type": "LocalBusiness", ...hall } },
  { "@type": "BlogPosting", publisher: { "@type": "LocalBusiness", ...hall } },
  { "@type": "Product", offers: { seller: { "@type": "Restaurant", ...hall } } },
  { "@type": "Person", worksFor: { "@type": "Restaurant", ...hall } },
  { "@type": "Organization", memberOf: { "@type": "Restaurant", ...hall } },
  { "@type": "Product", manufacturer: { "@type": "LocalBusiness", ...hall } },
  { "@type": "WebPage", sponsor: { "@type": "LocalBusiness", ...hall } },
])(
  "what an event, a course or an article names is doubted, and left out beside another: %j",
  (thing) => {
    const street = "9 Fair Way, 50010 Ames";
    const doubted = { value: street, source: { confidence: othersConfidence } };
    expect(placesOf(thing, "Menu")).toMatchObject([{ address: doubted }]);
    const address = { streetAddress: "12 Main St", addressLocality: "Ames", postalCode: "50010" };
    const own = { "@type": "Restaurant", name: "Hen House", address };
    expect(placesOf([thing, own])).toMatchObject([
      { address: { value: "12 Main St, 50010 Ames" } },
    ]);
    // A restaurant that is its own venue.
    const [place] = placesOf(thing, "What's on at Paper Hall");
    expect(place?.address?.source.confidence).toBeGreaterThan(othersConfidence);
  },
);

test("the venues of several events are left out", () => {
  const other = { ...hall, address: { ...hall.address, streetAddress: "70 Elm Way" } };
  const events = [hall, other].map((venue) => ({
    "@type": "Event",
    location: { "@type": "Place", ...venue },
  }));
  expect(placesOf(events)).toEqual([]);
});

test.each([
  { "@type": "Review", itemReviewed: { "@type": "Restaurant", ...hall } },
  { "@type": "Article", publisher: { "@type": "Restaurant", ...hall } },
  { "@type": "WebPage", author: { "@type": "Restaurant", ...hall } },
])("what the page itself is about, or is by, is the restaurant: %j", (thing) =>
  expect(placesOf(thing, "Menu")[0]?.address?.source.confidence).toBe(0.95),
);

test("a publisher that the page describes by itself is the restaurant", () => {
  const own = { "@type": "Restaurant", "@id": "#us", ...hall };
  const article = { "@type": "Article", publisher: { "@id": "#us" } };
  expect(placesOf({ "@graph": [article, own] })).toHaveLength(1);
});
