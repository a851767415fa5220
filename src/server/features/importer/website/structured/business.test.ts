import { expect, test } from "vitest";
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
  { "@type": "Product", manufacturer: { "@type": "LocalBusiness", ...hall } },
  { "@type": "WebPage", sponsor: { "@type": "LocalBusiness", ...hall } },
])("what an event, a course or an article names is not the restaurant: %j", (thing) => {
  expect(placesOf(thing)).toEqual([]);
  // A restaurant that is its own venue.
  expect(placesOf(thing, "What's on at Paper Hall")).toHaveLength(1);
});

test("a publisher that the page describes by itself is the restaurant", () => {
  const own = { "@type": "Restaurant", "@id": "#us", ...hall };
  const article = { "@type": "Article", publisher: { "@id": "#us" } };
  expect(placesOf({ "@graph": [article, own] })).toHaveLength(1);
});
