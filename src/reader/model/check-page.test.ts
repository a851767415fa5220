import { expect, test } from "vitest";
import { doubtfulBelow, type SiteFacts } from "../reader.types.ts";
import { readPage } from "../website/read-page.ts";
import { type ModelPage, withModel } from "./check-page.ts";

const now = new Date("2026-06-01T12:00:00Z");
const html = `<title>Golden Hen | Tulsa</title><p>Fried with love since 1987.</p><p>$$ · Chicken</p>
<p>1 Main St<br>Tulsa, OK 74103<br>Call (918) 555-0101</p><p>Monday to Friday 11am-9pm<br>Saturday noon till 10 pm</p>
<p>Our farmer: 77 Field Rd, Jenks, OK 74037</p>`;

const said: ModelPage = {
  name: "Golden Hen",
  description: "Fried with love since 1987.",
  restaurantType: "Fast Casual",
  priceRange: "$$",
  locations: [
    {
      address: "1 Main St\nTulsa, OK 74103",
      phoneNumber: "(918) 555-0101",
      hours: "Monday to Friday 11am-9pm\nSaturday noon till 10 pm",
    },
  ],
};

function read(page: string, model: Partial<ModelPage>): SiteFacts {
  const { facts, text } = readPage(page, new URL("https://hen.example/"), now);
  return withModel({ facts, text, model: { ...said, ...model }, now });
}
const readPlace = (values: Partial<ModelPage["locations"][number]>, page = html) =>
  read(page, { locations: said.locations.map((place) => ({ ...place, ...values })) }).places[0];

test("what stands on the page is taken, with the words that say it", () => {
  const { name, description, restaurantType, priceRange, places } = read(html, {});
  expect(name).toMatchObject({ value: "Golden Hen", source: { from: "model" } });
  expect(description?.value).toBe("Fried with love since 1987.");
  expect(restaurantType).toMatchObject({ value: "Fast Casual", source: { confidence: 0.6 } });
  expect(priceRange?.value).toBe("$$");
  expect(places[0]).toMatchObject({
    address: { value: "1 Main St, Tulsa, OK 74103", source: { from: "model" } },
    phoneNumber: { value: "(918) 555-0101", source: { text: "Call (918) 555-0101" } },
    hours: {
      value: { friday: "11:00 AM - 9:00 PM", saturday: "12:00 PM - 10:00 PM" },
      source: { from: "model", text: "Monday to Friday 11am-9pm Saturday noon till 10 pm" },
    },
  });
});

test("what does not stand there is dropped, and what we read ourselves stays", () => {
  const { name, description, priceRange } = read(html, {
    name: "Silver Duck",
    description: "Visit https://evil.example",
    priceRange: "$$$$",
  });
  expect(name?.value).not.toBe("Silver Duck");
  expect(name?.source.from).not.toBe("model");
  expect(description).toBeNull();
  expect(priceRange).toBeNull();
  const place = readPlace({ phoneNumber: "(918) 555-6666", hours: "Monday to Friday 1am-2am" });
  expect(place?.phoneNumber?.value).toBe("(918) 555-0101");
  expect(place?.hours?.value).toMatchObject({ friday: "11:00 AM - 9:00 PM" });
  const addresses = read(html, {
    locations: [{ address: "9 Evil St, Tulsa, OK 74103", phoneNumber: "", hours: "" }],
  }).places.map(({ address }) => address?.value);
  expect(addresses).not.toContain("9 Evil St, Tulsa, OK 74103");
});

test("the data of a page is surer than the model", () => {
  const data = {
    "@type": "Restaurant",
    name: "The Golden Hen",
    telephone: "918-555-0199",
    openingHours: ["Mo-Fr 10:00-20:00", "Sa 10:00-18:00"],
    address: "1 Main St, Tulsa, OK 74103",
  };
  const page = `${html}<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  expect(read(page, {}).name).toMatchObject({ value: "The Golden Hen" });
  expect(readPlace({}, page)).toMatchObject({
    phoneNumber: { value: "918-555-0199", source: { from: "json-ld" } },
    hours: { value: { saturday: "10:00 AM - 6:00 PM" }, source: { from: "json-ld" } },
  });
});

test("what the model leaves out is what we read", () => {
  const place = readPlace({ phoneNumber: "", hours: "" });
  expect(place?.address?.source.from).toBe("model");
  expect(place?.phoneNumber).toMatchObject({ source: { from: "text" } });
  expect(place?.hours).toMatchObject({ source: { from: "text" } });
});

test("an address that the model does not name beside others is in doubt", () => {
  const two = `${html}<p>2 Oak St, Tulsa, OK 74104, (918) 555-0102</p>`;
  const { places } = read(two, {});
  const other = places.find(({ address }) => address?.value.startsWith("2 Oak St"));
  expect(other?.address?.source.confidence).toBeLessThan(doubtfulBelow);
  expect(places[0]?.address?.source.confidence).toBeGreaterThan(doubtfulBelow);
});
