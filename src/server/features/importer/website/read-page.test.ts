import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

const now = new Date("2026-06-01T12:00:00Z");
const read = (html: string) => readPage(html, new URL("https://coop.example/about/"), now).facts;
const markup = (json: object) =>
  `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
const address = (streetAddress: string) => ({
  streetAddress,
  addressLocality: "Tulsa",
  addressRegion: "OK",
  postalCode: "74103",
});

test("marked-up values win over the page's words, which fill the gaps, and each says where it comes from", () => {
  const { name, places } = read(
    `<title>Best Chicken | Coop</title>${markup({ "@type": "Restaurant", name: "The Coop", address: address("1 Main St") })}
     <h1>Hello</h1><p>1 Main St, Tulsa, OK 74103</p><p>918-555-0100</p><p>Daily 11am-9pm</p>`,
  );
  expect(name).toMatchObject({ value: "The Coop", source: { from: "json-ld", confidence: 0.95 } });
  expect(places).toHaveLength(1);
  expect(places[0]).toMatchObject({
    address: { value: "1 Main St, Tulsa, OK 74103", source: { from: "json-ld" } },
    phoneNumber: { value: "918-555-0100", source: { from: "text" } },
    hours: { source: { from: "text", text: "Daily 11am-9pm" } },
  });
});

test("an image's address is complete and of the web", () => {
  const image = (url: string) =>
    read(`<meta property="og:image" content="${url}">`).imageUrl?.value;
  expect(image("../a.jpg")).toBe("https://coop.example/a.jpg");
  expect(image("//cdn.example/a.jpg")).toBe("https://cdn.example/a.jpg");
  expect(image("data:image/png;base64,AAAA")).toBeUndefined();
  expect(image("javascript:alert(1)")).toBeUndefined();
});

test("places of one brand share its name", () => {
  const branch = (name: string, street: string) => ({
    "@type": "Restaurant",
    name,
    address: address(street),
  });
  const { name, places } = read(
    `<title>Locations</title>${markup([branch("Golden Hen - Mission", "1 Main St"), branch("Golden Hen - Bay", "2 Main St")])}`,
  );
  expect(name?.value).toBe("Golden Hen");
  expect(places.map((place) => place.address?.value)).toEqual([
    "1 Main St, Tulsa, OK 74103",
    "2 Main St, Tulsa, OK 74103",
  ]);
});

test("coordinates that nobody filled in are none", () => {
  const point = (latitude: unknown, longitude: unknown) =>
    read(
      markup({
        "@type": "Restaurant",
        address: address("1 Main St"),
        geo: { latitude, longitude },
      }),
    ).places[0]?.point?.value;
  expect(point("36.15", -95.99)).toEqual({ latitude: 36.15, longitude: -95.99 });
  expect(point(0, 0)).toBeUndefined();
  expect(point("", "")).toBeUndefined();
  expect(point(123, 5)).toBeUndefined();
});

test("a page of nothing, of noise or of nonsense says nothing", () => {
  for (const html of [
    "",
    "<",
    "\0\0\0",
    "<script>alert(1)</script>",
    "<p>Hello</p>".repeat(1000),
  ]) {
    const { name, places, dishes, priceRange } = read(html);
    expect({ name, places, dishes, priceRange }).toEqual({
      name: null,
      places: [],
      dishes: [],
      priceRange: null,
    });
  }
});

test("a page made to be slow is not", () => {
  for (const nested of ["<div>", "<div itemscope><b itemprop=name>"]) {
    expect(() => read(nested.repeat(20_000))).toThrow("nested too deeply");
  }
  read(`<p>${"1 Main St, ".repeat(20_000)}</p>`);
  read(`<p>${"Mon 9-5 ".repeat(20_000)}</p>`);
  read("<p>1 Main St, Tulsa, OK 74103</p>".repeat(3000));
});
