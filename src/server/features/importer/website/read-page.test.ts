import { expect, test } from "vitest";
import { readPage, tooMuchMarkup } from "./read-page.ts";

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

test("an address that nobody filled in says nothing, and neither do its hours", () => {
  const unfilled = JSON.stringify({
    "@type": "Restaurant",
    address: { streetAddress: "123 Main Street", addressLocality: "Anytown", addressRegion: "CA" },
    openingHours: "Mo-Su 09:00-17:00",
  });
  const { places } = read(
    `<script type="application/ld+json">${unfilled}</script><p>31 Elm St, Stowe, VT 05672</p><p>Mon 7am-2pm</p>`,
  );
  expect(places.map(({ address, hours }) => [address?.value, hours?.value])).toEqual([
    ["31 Elm St, Stowe, VT 05672", { monday: "7:00 AM - 2:00 PM" }],
  ]);
});

test("an organization's address gives way to where the page says that it is, and the fuller one counts", () => {
  const organization = JSON.stringify({
    "@type": "Organization",
    address: "900 Duff Ave, Ames, IA 50010",
  });
  const { places } = read(
    `<script type="application/ld+json">${organization}</script><p>12 Elm Street, Ames IA</p><p>12 Elm St<br>Ames, IA 50010</p><p>Daily 11am-9pm</p>`,
  );
  expect(places.map(({ address }) => address?.value)).toEqual(["12 Elm St, Ames, IA 50010"]);
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

test.each([
  ["what is closed again", "<div><b>x</b></div>".repeat(5000), null],
  ["what ends by itself", "<p>x<li>y<br><img src=a><td>".repeat(5000), null],
  ["drawings", '<path d="M0 0" />'.repeat(5000), null],
  [
    "tags that a program writes",
    `<script>${'a("<div><\\/div>");'.repeat(1000)}</script><b>x</b>`,
    null,
  ],
  ["more tags than a page has", "<i></i>".repeat(50_001), "it is too large"],
  ["a little disorder", "<font>".repeat(500), null],
  ["nothing but openings", "<div>".repeat(601), "it is nested too deeply"],
  [
    "openings with attributes",
    "<div itemscope><b itemprop=name>".repeat(301),
    "it is nested too deeply",
  ],
])("%s", (_, html, expected) => expect(tooMuchMarkup(html)).toBe(expected));

test.each([
  ["Home | Hen House", "Toast"],
  ["Hen House Online Ordering | Powered by Square", "Square"],
  ["HOME | Hen House", "My Website"],
  ["Startseite – Hen House", ""],
  ["Willkommen bei Hen House", ""],
  ["Untitled", "Hen House"],
])("the name of %j is that of the restaurant, not of a platform", (title, site) => {
  const { name } = read(
    `<title>${title}</title><meta property="og:site_name" content="${site}"><p>Fried chicken</p>`,
  );
  expect(name?.value).toBe("Hen House");
});

test("a place that opens soon is none yet, and one may share the hours of another", () => {
  const { places } = read(
    `<h3>Oak</h3><p>1 Oak St<br>Tulsa, OK 74103</p><p>Daily 11am-9pm</p>
     <h3>Elm</h3><p>2 Elm St<br>Tulsa, OK 74104</p><p>Same hours as Oak</p>
     <h3>Ash</h3><p>COMING SOON<br>3 Ash St<br>Tulsa, OK 74105</p>`,
  );
  expect(places.map(({ address }) => address?.value)).toEqual([
    "1 Oak St, Tulsa, OK 74103",
    "2 Elm St, Tulsa, OK 74104",
  ]);
  expect(places[1]?.hours?.value).toEqual(places[0]?.hours?.value);
});

const placesOf = (html: string) =>
  read(html).places.map(({ address, phoneNumber, hours }) => [
    address?.value.slice(0, 2),
    phoneNumber?.value,
    hours?.value["monday"],
  ]);

test("hours before their address, or below its name elsewhere, stay with it; others are nobody's", () => {
  const [one, other] = ["12 Main St, Ames, IA 50010", "99 Lincoln Way, Ames, IA 50014"];
  const [early, late] = ["Mon-Fri 7am-3pm", "Mon-Fri 8am-4pm"];
  const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join("");
  const own = [
    ["12", "515-555-0101", "7:00 AM - 3:00 PM"],
    ["99", "515-555-0102", "8:00 AM - 4:00 PM"],
  ];
  const cards = (tag: string) =>
    `<${tag}>Downtown</${tag}>${p(early, one, "515-555-0101")}<${tag}>Campus</${tag}>${p(late, other, "515-555-0102")}`;
  expect(placesOf(cards("h2"))).toEqual(own);
  expect(placesOf(cards("div"))).toEqual(own);
  const apart = `<h3>Downtown</h3>${p(early)}<h3>Campus</h3>${p(late)}<footer>${p(`<b>Downtown</b><br>${one}<br>515-555-0101`, `<b>Campus</b><br>${other}<br>515-555-0102`)}</footer>`;
  expect(placesOf(apart)).toEqual(own);
  const nameless = apart.replaceAll("<b>Downtown</b><br>", "").replaceAll("<b>Campus</b><br>", "");
  expect(placesOf(nameless)).toEqual(own.map(([number, phone]) => [number, phone, undefined]));
});

test("the only hours of a list of addresses, or those of all locations, are everyone's", () => {
  const list = "<li>12 Main St, Ames, IA 50010</li><li>99 Lincoln Way, Ames, IA 50014</li>";
  const week = "11:00 AM - 8:00 PM";
  const all = (html: string) => placesOf(html).map(([, , monday]) => monday);
  expect(all(`<ul>${list}</ul><p>Mon-Sat 11am-8pm</p>`)).toEqual([week, week]);
  const apart = list.replace(
    "<li>99",
    "<li>With a patio, a piano and parking behind it</li><li>99",
  );
  expect(all(`${apart}<p>Mon-Sat 11am-8pm</p>`)).toEqual([undefined, week]);
  expect(all(`${apart}<p>Both locations: Mon-Sat 11am-8pm</p>`)).toEqual([week, week]);
});

test.each([
  '<a href="https://www.google.com/maps/place/Hen,+12+Main+St,+Ames,+IA+50010/@42,3z">Directions</a>',
  '<a href="https://maps.apple.com/?address=12%20Main%20St,%20Ames,%20IA%2050010">Map</a>',
  '<iframe src="https://maps.google.com/maps?q=12+Main+St,+Ames,+IA+50010&amp;output=embed"></iframe>',
  '<meta name="description" content="Burgers. 12 Main St, Ames, IA 50010.">',
])("an address that only a map or the description has: %s", (html) =>
  expect(read(`${html}<p>Open daily 7am-3pm</p>`).places[0]?.address?.value).toBe(
    "12 Main St, Ames, IA 50010",
  ),
);

test("data of scripts: times as 1030, values that Nuxt shares, prices in cents", () => {
  const clover = read(
    `<script>state = {"name":"Coop","phone":"918-555-0100","hours":{"monday":[{"start":1030,"end":1600}],"friday":[{"start":900,"end":1930}]},"items":[{"name":"Bird","price":1050},{"name":"Hen","price":900}]}</script>`,
  );
  expect(clover.places[0]?.hours?.value).toEqual({
    monday: "10:30 AM - 4:00 PM",
    friday: "9:00 AM - 7:30 PM",
  });
  expect(clover.dishes.map(({ item }) => item.prices[0]?.amount)).toEqual([10.5, 9]);
  const nuxt = read(
    `<script>window.__NUXT__=(function(a,b){return {page:{phone:"918-555-0100",opening_hours:[{day:"mon",slots:[{from:a,to:b}]},{day:"tue",slots:[{from:a,to:b}]}]}}}("10:30","20:00"));</script>`,
  );
  expect(nuxt.places[0]?.hours?.value).toEqual({
    monday: "10:30 AM - 8:00 PM",
    tuesday: "10:30 AM - 8:00 PM",
  });
});

test.each([
  "<p>Sede legale: Via Emilia 120, 40068 San Lazzaro - P.IVA 05550142037</p>",
  "<h3>Impressum</h3><p>Pollo GmbH<br>Gewerbepark 14<br>90766 Fürth</p>",
  "<p>Ordering by ChowNow, 12181 Bluff Crest Dr, Los Angeles, CA 90094</p>",
  "<p>© Toast, Inc. 2026. 333 Summer Ledge, Boston, MA 02210</p>",
])("a company's address is no place of the restaurant: %s", (footer) =>
  expect(
    read(`<p>Via Mascarella 18, 40126 Bologna</p><p>Daily 11am-9pm</p>${footer}`).places.map(
      ({ address, hours }) => [address?.value, hours?.value["monday"]],
    ),
  ).toEqual([["Via Mascarella 18, 40126 Bologna", "11:00 AM - 9:00 PM"]]),
);

test.each([
  ["<p>Gino - Via Roma 5 - 25121 Brescia (BS)</p>", "Via Roma 5, 25121 Brescia (BS)"],
  ["<p>Meier · Lindenweg 3 · 76133 Karlsruhe · USt-ID DE1</p>", "Lindenweg 3, 76133 Karlsruhe"],
  [
    "<p>We open at 6 daily. Stop in at 301 Third St, Ames, IA 50010</p>",
    "301 Third St, Ames, IA 50010",
  ],
  [
    "<p>Unit 2, 118 Swan Mews</p><p>Te Aro, Wellington 6011</p>",
    "Unit 2, 118 Swan Mews, Te Aro, Wellington 6011",
  ],
  [
    "<p>Main Street, Kilbracken, Co. Mayo. Tel 098 555 0120</p>",
    "Main Street, Kilbracken, Co. Mayo",
  ],
  ["<p>Kraków, ul. Józefa 11 (kod 31-056)</p>", "Kraków, ul. Józefa 11, 31-056"],
])("an address among other words: %s", (html, address) =>
  expect(read(html).places[0]?.address?.value).toBe(address),
);

test("the parts of a dish that stand side by side are told apart in the menu", () =>
  expect(
    readPage(
      "<h3>Subs</h3><ul><li><b>Cutlet</b><i>provolone, long roll</i><span>9,50</span></li></ul>",
      new URL("https://x.example/"),
      new Date(),
    )
      .menuText.split("\n")
      .filter((line) => line.trim()),
  ).toEqual(["# Subs", "Cutlet 9,50", "provolone, long roll"]));

test("a name in capitals is as the page says it", () =>
  expect(read("<title>COLD CREEK GRILL</title><p>Cold Creek Grill</p>").name?.value).toBe(
    "Cold Creek Grill",
  ));

test("an office's hours behind its number are not the restaurant's", () =>
  expect(
    read("<p>Every Friday, 4pm to 8pm</p><p>Rectory office: 570-555-0159, Mon-Thu 9-3</p>")
      .places[0]?.hours?.value,
  ).toEqual({ friday: "4:00 PM - 8:00 PM" }));

test("an address that the page shortens is the one of its data", () =>
  expect(
    placesOf(
      `<script type="application/ld+json">{"@type":"Restaurant","name":"Hen","address":"214 Drayton Street, Savannah, GA, 31401"}</script><p>214 Drayton St<br>Savannah, Georgia</p><p>Daily 11am-9pm</p>`,
    ),
  ).toEqual([["21", undefined, "11:00 AM - 9:00 PM"]]));

test("the point of a place, in an object of its own", () =>
  expect(
    read(
      `<script type="application/json">{"store":{"title":"Hen","street":"12 Main St","city":"Ames","state":"IA","zip":"50010","phone":"515-555-0102","coordinates":{"lat":42.03,"lng":-93.62}}}</script>`,
    ).places[0]?.point?.value,
  ).toEqual({ latitude: 42.03, longitude: -93.62 }));

test.each([
  [
    "<title>Best Chicken in Ames | Blue Hen</title><h1>Best Chicken</h1><p>© 2026 Blue Hen. All rights reserved</p>",
    "Blue Hen",
  ],
  [
    '<title>Best Chicken in Ames | Blue Hen</title><a class="logo"><img alt="Blue Hen logo"></a><h1>Best Chicken</h1>',
    "Blue Hen",
  ],
  ["<title>Ames Location | Blue Hen</title><h1>Ames</h1>", "Blue Hen"],
  ["<title>Order Online from Blue Hen - 12 Main St</title><h1>Hungry?</h1>", "Blue Hen"],
])("the name with which a site signs: %s", (html, name) =>
  expect(read(html).name?.value).toBe(name),
);

test.each([
  [
    "<p>You find us at 1420 E. Market Street, Suite B, in Salem, Oregon (97301)</p>",
    ["1420 E. Market Street, Suite B, Salem, Oregon 97301"],
  ],
  [
    "<p>12 Main St, Ames, IA 50010</p><p>Our eggs come from Larson Farm, 4410 Gravel Rd, Nevada, IA 50201.</p>",
    ["12 Main St, Ames, IA 50010"],
  ],
  [
    "<p>12 Main St, Ames, IA 50010</p><h3>Stockists</h3><p>Larson, 4410 Gravel Rd, Nevada, IA 50201</p><p>515-555-0101</p>",
    ["12 Main St, Ames, IA 50010"],
  ],
  ["<p>12 Main St, Ames, IA 50010</p><p>515 · 555 · 0102</p>", ["12 Main St, Ames, IA 50010"]],
])("whose an address is: %s", (html, addresses) =>
  expect(read(html).places.map(({ address }) => address?.value)).toEqual(addresses),
);

test("a week that an attribute holds, and places in the columns of a table", () => {
  const week = `{"mon":"11:00-21:00","tue":"11:00-21:00","wed":"closed","thu":"11:00-21:00","fri":"11:00-22:00"}`;
  expect(read(`<div data-hours='${week}'></div>`).places[0]?.hours?.value["wednesday"]).toBe(
    "closed",
  );
  expect(
    placesOf(
      "<table><tr><td></td><td>Downtown</td><td>Campus</td></tr><tr><td>Address</td><td>12 Main St, Ames, IA 50010</td><td>99 Lincoln Way, Ames, IA 50014</td></tr><tr><td>Mon-Fri</td><td>7am-3pm</td><td>8am-8pm</td></tr></table>",
    ).map(([, , monday]) => monday),
  ).toEqual(["7:00 AM - 3:00 PM", "8:00 AM - 8:00 PM"]);
});

test("a country at the end of a marked-up address says nothing", () => {
  const place = {
    "@type": "Restaurant",
    name: "Galah",
    address: "88 Gurwood Lane, Wagga Wagga NSW 2650, Australia",
  };
  const page = `<script type="application/ld+json">${JSON.stringify(place)}</script>`;
  const { facts } = readPage(page, new URL("https://192.0.2.1/"), new Date("2026-01-15"));
  expect(facts.places[0]?.address?.value).toBe("88 Gurwood Lane, Wagga Wagga NSW 2650");
});
