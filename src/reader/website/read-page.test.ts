import { expect, test } from "vitest";
import { Unreadable } from "#reader/unreadable.ts";
import { readFile, readPasted } from "./read-file.ts";
import { readPage, readPageName } from "./read-page.ts";

const now = new Date("2026-06-01T12:00:00Z");
const url = "https://coop.example/about/";
const read = (html: string) => readPage(html, new URL(url), now).facts;
const ldJson = (text: string) => `<script type="application/ld+json">${text}</script>`;
const address = (streetAddress: string) => ({
  streetAddress,
  addressLocality: "Tulsa",
  addressRegion: "OK",
  postalCode: "74103",
});

test("marked-up values win over the page's words, which fill the gaps, and each says where it comes from", () => {
  const restaurant = { "@type": "Restaurant", name: "The Coop", address: address("1 Main St") };
  const { name, places } = read(
    `<title>Best Chicken | Coop</title>${ldJson(JSON.stringify(restaurant))}
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

test.each([
  ["an object", '{"@type":"Restaurant","name":"Coop"}'],
  ["a graph", '{"@context":"x","@graph":[{"@type":"schema:Restaurant","name":{"@value":"Coop"}}]}'],
  ["with a comment", '/* ours */ {"@type":"Restaurant","name":"Coop",}'],
  ["in CDATA", '//<![CDATA[\n{"@type":"Restaurant","name":"Coop"}\n//]]>'],
  ["in single quotes", "{'@type':'Restaurant' 'name':'Coop'}"],
  [
    "with encoded quotes",
    "{&quot;@type&quot;:&quot;Restaurant&quot;,&quot;name&quot;:&quot;Coop&quot;}",
  ],
])("JSON-LD: %s", (_, json) => expect(read(ldJson(json)).name?.value).toBe("Coop"));

test("hours of structured data", () => {
  const hoursOf = (hours: object) =>
    read(ldJson(JSON.stringify({ "@type": "Restaurant", name: "Coop", ...hours }))).places[0]?.hours
      ?.value;
  const days = (dayOfWeek: string[], opens: string, closes: string, more: object = {}) => ({
    dayOfWeek,
    opens,
    closes,
    ...more,
  });
  expect(hoursOf({ openingHours: ["Mo 11:00-21:00", "Tu off"] })).toEqual({
    monday: "11:00 AM - 9:00 PM",
    tuesday: "closed",
  });
  expect(
    hoursOf({
      openingHoursSpecification: [
        days(["https://schema.org/Monday"], "T11:00:00-05:00", "23:59"),
        days(["Tuesday"], "00:00", "00:00"),
        days(["Monday"], "12:00", "13:00", { validFrom: "2026-12-24", validThrough: "2026-12-25" }),
        days(["Sunday"], "", ""),
      ],
    }),
  ).toEqual({ monday: "11:00 AM - 12:00 AM", tuesday: "closed" });
});

test("microdata and RDFa", () => {
  expect(
    read(
      `<div itemscope itemtype="http://schema.org/Restaurant"><b itemprop="name">Coop</b>
       <div itemprop="address" itemscope><span itemprop="streetAddress">1 Main St</span>
       <span itemprop="addressLocality">Tulsa</span> <meta itemprop="addressRegion" content="OK"></div></div>`,
    ),
  ).toMatchObject({
    name: { value: "Coop", source: { from: "microdata" } },
    places: [{ address: { value: "1 Main St, Tulsa, OK" } }],
  });
  const rdfa = `<div vocab="http://schema.org/" typeof="Restaurant"><b property="name">Coop</b></div>`;
  expect(read(rdfa).name).toMatchObject({ value: "Coop", source: { from: "rdfa" } });
});

test("data that a script keeps", () => {
  const place = {
    name: "Coop Downtown",
    phoneNumber: { display: "918-555-0100" },
    address: { address1: "1 Main St", city: "Tulsa", state: { code: "OK" }, zipCode: "74103" },
    hours: { monday: [{ open: "11:00", close: "21:00" }], tuesday: { isClosed: true } },
    menu: [
      { title: "Sandwiches", items: [{ name: "Hot", price: { amount: 950, currency: "USD" } }] },
    ],
  };
  const { places, dishes } = read(
    `<script>window.__STATE__ = ${JSON.stringify({ place })};</script>`,
  );
  expect(places[0]).toMatchObject({
    address: { value: "1 Main St, Tulsa, OK 74103", source: { from: "script" } },
    phoneNumber: { value: "918-555-0100" },
    hours: { value: { monday: "11:00 AM - 9:00 PM", tuesday: "closed" } },
  });
  expect(dishes[0]?.item).toMatchObject({
    name: "Hot",
    prices: [{ amount: 9.5 }],
    section: { title: "Sandwiches" },
  });
});

test("tables, columns and lists of a page", () => {
  const shops = `<table><tr><td>1 Main St<br>Tulsa, OK 74103</td><td>2 Elm St<br>Tulsa, OK 74104</td></tr>
    <tr><td>Mon 11am-9pm</td><td>Mon 12pm-8pm</td></tr></table>`;
  expect(read(shops).places.map(({ address, hours }) => [address?.value, hours?.value])).toEqual([
    ["1 Main St, Tulsa, OK 74103", { monday: "11:00 AM - 9:00 PM" }],
    ["2 Elm St, Tulsa, OK 74104", { monday: "12:00 PM - 8:00 PM" }],
  ]);
  const list = "<dl><dt>Monday</dt><dd>11am-9pm</dd></dl><b>Tuesday</b><b>closed</b>";
  expect(read(list).places[0]?.hours?.value).toEqual({
    monday: "11:00 AM - 9:00 PM",
    tuesday: "closed",
  });
});

test.each([
  ["Coop | Fried Chicken in Tulsa", ["Hello"], "Coop"],
  ["Home - The Coop", [], "The Coop"],
  ["Fried Chicken in Tulsa | The Coop", ["The Coop"], "The Coop"],
  ["Menu & Hours", ["Welcome", "The Coop"], "The Coop"],
])("the name in the title %j", (title, headings, name) =>
  expect(readPageName(title, headings)).toBe(name),
);

test("links to menus and locations of the same site, the best first", () => {
  const { links } = readPage(
    `<a href="/careers">Careers</a><a href="/visit">Visit us</a><a href="/drinks">Drinks menu</a><a href="/m">Our Menu</a>
     <a href="https://other.example/menu">Menu</a><a href="https://cdn.example/menu.pdf">Menu</a><a href="/shops">Locations</a>`,
    new URL(url),
    now,
  );
  expect(links.map((link) => `${link.kind} ${new URL(link.url).pathname}`)).toEqual([
    "menu /m",
    "menu /menu.pdf",
    "locations /shops",
    "contact /visit",
    "menu /drinks",
  ]);
});

test("a file is read by its bytes, and a pasted text as if it were a page", async () => {
  const file = (text: string, contentType: string) =>
    readFile({ url, contentType, bytes: new TextEncoder().encode(text), now });
  await expect(file("a", "image/png")).rejects.toThrow(Unreadable);
  await expect(file("\0\x01\x02\x03\x04\x05", "text/html")).rejects.toThrow("it is not a web page");
  expect((await file("<p>Café</p>", "text/html")).menuText).toContain("Café");
  const { facts } = readPasted({ content: "Coop\n1 Main St\nTulsa, OK 74103", url, now });
  expect(facts.places[0]?.address?.value).toBe("1 Main St, Tulsa, OK 74103");
});

test("a page that shows nothing says why", () => {
  const emptiness = (html: string) => readPage(html, new URL(url), now).emptiness;
  expect(emptiness('<div id="root"></div><script src="a.js"></script>')).toBe(
    "it shows nothing without its scripts",
  );
  expect(emptiness("<title>Just a moment...</title>")).toBe("it lets no programs in");
  expect(() => read("<div>".repeat(2000))).toThrow("it is nested too deeply");
});
