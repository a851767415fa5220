import { expect, test } from "vitest";
import { othersConfidence } from "../facts.ts";
import { readPage } from "../read-page.ts";

const now = new Date("2026-01-15");
const factsOf = (body: string, path: string, head: string) =>
  readPage(
    `<html><head>${head}</head><body>${body}</body></html>`,
    new URL(`https://hen-house.example${path}`),
    now,
  ).facts.places.flatMap(({ address, phoneNumber }) => [address ?? [], phoneNumber ?? []].flat());
const found = (body: string, path = "/", head = "<title>Hen House</title>") =>
  factsOf(body, path, head).map(({ value }) => value);
const sure = (body: string, path = "/", head = "<title>Hen House</title>") =>
  factsOf(body, path, head)
    .filter(({ source }) => source.confidence > othersConfidence)
    .map(({ value }) => value);

const story = "<h1>Hen House</h1><p>We fry chicken, and we have done so for a long while now.</p>";
const shop = "<p>Hen House, 12 Main St, Ames, IA 50010, 515-555-0101</p>";

test.each([
  ["a supplier", "<p>Eggs: Larson Hens, 4410 Gravel Road, Boone, IA 50036, 515-555-0160</p>"],
  [
    "whoever a sentence names",
    "<p>Deliveries ride with PedalPost Couriers, 5 Arden Lane, Boone, IA 50036. Late? Ring PedalPost on 515-555-0161.</p>",
  ],
  [
    "a company",
    "<p>Mail is sent by PigeonMail Inc., 500 Larch Street, Suite 900, Denver, CO 80202.</p>",
  ],
  [
    "a regulator",
    "<p>You may complain to the Office of Data, 3 Wyre House, Boone, IA 50036, helpline 515-555-0162.</p>",
  ],
  ["a help desk", "<p>Card reader trouble? SwipeRight help desk: 515-555-0163</p>"],
  [
    "who made the website",
    "<p>Website by Lough Pixel, 14 Bridge St, Boone, IA 50036, 515-555-0164</p>",
  ],
  [
    "a brewery on the menu",
    "<p>Birrificio Onda Lunga, via del Molo 5, 17100 Savona (SV) - tel. 019 555 0421</p>",
  ],
  [
    "who brings the meat",
    "<p>Maso: Řeznictví Hrdlička, Husova 731, 511 01 Turnov, tel. 481 555 260.</p>",
  ],
  [
    "who keeps the books",
    "<p>Księgowość prowadzi Biuro „Saldo”, ul. Stwosza 12/4, 57-300 Kłodzko, tel. 74 555 08 36</p>",
  ],
  [
    "who sells the meat",
    "<p>고기는 대성축산(서울 성동구 마장로 31길 40, 02-555-0317)에서 받습니다.</p>",
  ],
  ["who shows the pots", "<p>作家:藤野工房(滋賀県甲賀市信楽町長野555-8、TEL 0748-55-5021)</p>"],
  ["a house that was", "<p>Papa was born at 18 Tannery Lane, Boone, IA 50036.</p>"],
  [
    "what happened in a year",
    "<p>1946 Papa opens a small grocery at 18 Tannery Lane, Boone, IA 50036.</p>",
  ],
  ["a guest", "<p>“Worth the way.”</p><p>– Hattie, 14 Osborne Terrace, Boone, IA 50036</p>"],
])(
  "what is said of somebody else is doubted where it is all, and else left out: %s",
  (_, others) => {
    expect(found(story + others)).not.toEqual([]);
    expect(sure(story + others)).toEqual([]);
    expect(found(story + others + shop)).toEqual(["12 Main St, Ames, IA 50010", "515-555-0101"]);
  },
);

test.each([
  "Our producers",
  "Where to park",
  "Press enquiries",
  "Notre histoire",
  "Polecamy",
  "1952-1978: la bottega",
])("a heading speaks for what stands below it, and below deeper ones: %s", (title) => {
  const farm =
    "<h3>Free-range chickens</h3><p>Hagg Bottom</p><p>4410 Gravel Road, Boone, IA 50036</p><p>515-555-0160</p>";
  expect(sure(`${story}<h2>${title}</h2>${farm}`)).toEqual([]);
  const own = ["12 Main St, Ames, IA 50010", "515-555-0101"];
  const lines = own.map((line) => `<p>${line}</p>`).join("");
  expect(found(`${story}<h2>${title}</h2>${farm}<h2>Visit us</h2>${lines}`)).toEqual(own);
  expect(found(`${story}<h2>${title}</h2>${farm}<footer>${lines}</footer>`)).toEqual(own);
});

test("on a page about something else only what speaks for the restaurant counts", () => {
  const lines = "<p>12 Main St, Ames, IA 50010</p><p>515-555-0101</p>";
  const filler = "<p>One</p><p>Two</p><p>Three</p><p>Four</p>".repeat(2);
  const own = ["12 Main St, Ames, IA 50010", "515-555-0101"];
  expect(sure(story + filler + lines)).toEqual(own);
  expect(found(story + filler + lines, "/cooking-classes")).toEqual(own);
  expect(sure(story + filler + lines, "/cooking-classes")).toEqual([]);
  for (const said of [
    `<h2>Contact</h2>${lines}`,
    `<p>Hen House</p>${lines}`,
    `<footer>${lines}</footer>`,
    `${lines}<p>© 2026</p>`,
    "<p>Find us at 12 Main St, Ames, IA 50010, 515-555-0101</p>",
  ])
    expect(sure(story + filler + said, "/cooking-classes")).toEqual(own);
});

test.each([
  "<p>Market Hall, 12 Main St, Ames, IA 50010</p>",
  "<p>The Old Brewery, 12 Main St, Ames, IA 50010</p>",
  "<p>Our food truck parks behind Elm Hill Brewing, 12 Main St, Ames, IA 50010.</p>",
  "<p>Since 1998 at 12 Main St, Ames, IA 50010</p>",
  "<p>1864 Main St (next to the garage), Ames, IA 50010</p>",
  "<h2>Hen House Partners</h2><p>12 Main St, Ames, IA 50010</p>",
])("a house may have a name or an age: %j", (said) =>
  expect(sure(story + said)).toEqual([expect.stringContaining("Main St")]),
);

const own = ["12 Main St, Ames, IA 50010", "515-555-0101"];
const stack = "<div>12 Main St, Ames, IA 50010</div><div>515-555-0101</div>";

test.each([
  [`<h2>Our History</h2><p>Mom and her kitchen</p>${stack}`, "/"],
  [`<h2>Parking</h2><p>Free lot</p>${stack}`, "/"],
  ["<h2>Delivery areas</h2><p>Order on 515-555-0101</p><p>12 Main St, Ames, IA 50010</p>", "/"],
  [`${"<p>New this week.</p>".repeat(5)}${stack}`, "/news/"],
  [`${"<p>To your door.</p>".repeat(5)}<p>Order by phone:</p>${stack}`, "/delivery"],
  ["<p>Catering courier: phone 515-555-0101</p><p>12 Main St, Ames, IA 50010</p>", "/"],
])("what looks like somebody else's is kept where nothing contradicts it: %j on %s", (said, path) =>
  expect(found(`<h1>Hen House</h1>${said}`, path)).toEqual(own),
);

test.each([
  `<h2>Testimonials</h2><p>"Best chicken ever!"</p>${stack}`,
  `<h2>Reviews</h2><p>"Best!"</p><div class="site-footer">${stack}<p>© 2025 Hen House</p></div>`,
  `<h2>Our History</h2><p>Since mom.</p><div class="site-footer">${stack}</div>`,
  `<h2>Our History</h2><p>Mom started in her kitchen.</p>${stack}`,
  `<h2>Parking</h2><p>Free lot behind the building.</p>${stack}`,
  `<h2>Press</h2><p>Best in town</p><h3>Hen House</h3>${stack}`,
  `<h2>Partners</h2><p>Many</p><footer><h3>Hen House</h3>${stack}</footer>`,
  `<h3>Follow us on social media</h3><p>Instagram</p>${stack}`,
  "<p>We're at 12 Main St, Ames, IA 50010 (formerly Bob's Diner).</p><p>515-555-0101</p>",
  "<p>12 Main St, Ames, IA 50010 (where Bob's used to be). Tel 515-555-0101</p>",
  "<p>We have been open since May 2021 at 12 Main St, Ames, IA 50010. Call 515-555-0101</p>",
  "<p>In 2019 we opened our doors at 12 Main St, Ames, IA 50010. Call 515-555-0101</p>",
  "<p>© 2024 all rights reserved - 12 Main St, Ames, IA 50010 - 515-555-0101</p>",
  "<p>Downtown: Ames Mall, 12 Main St, Ames, IA 50010, 515-555-0101</p>",
  "<p>Owner: Joe Smith, 12 Main St, Ames, IA 50010, 515-555-0101</p>",
  "<p>Bookings: Sarah Jones, 515-555-0101</p><p>12 Main St, Ames, IA 50010</p>",
  "<p>Smith Foods LLC, 12 Main St, Ames, IA 50010, 515-555-0101</p>",
  "<p>The Butchers Yard, 12 Main St, Ames, IA 50010, 515-555-0101</p>",
  "<p>Ranch Shopping Center, 12 Main St, Ames, IA 50010, 515-555-0101</p>",
  "<p>Live music tickets: 515-555-0101</p><p>12 Main St, Ames, IA 50010</p>",
])("words about others, and yet the restaurant's own: %j", (said) =>
  expect(sure(`<h1>Hen House</h1>${said}`)).toEqual(own),
);

test.each([
  ["12 rue de l'Ancienne Comédie, 75006 Paris", "01 42 55 01 01"],
  ["Calle Antigua Senda 12, 28001 Madrid", "91 555 01 01"],
  ["Ulica Dawna 5, 00-123 Warszawa", "22 555 01 01"],
  ["1921 south main street suite 5, ames ia 50010", "515-555-0101"],
  ["Rua do Carmo 12, 1200-093 Lisboa", "213 555 010 Livro de Reclamações"],
  ["서울특별시 마포구 양화로 12", "예약 및 결제 문의: 02-555-0101"],
])("a street or a number is not somebody else's for a word in it: %s", (address, phone) =>
  expect(sure(`<p>${address}</p><p>${phone}</p>`)).toEqual([
    address,
    expect.stringMatching(/^\d[\d -]+$/),
  ]),
);

test.each(["/sites/the-burger-club/", "/links", "/gallery", "/booking", "/reserve"])(
  "many pages say in passing where the restaurant is: %s",
  (path) => expect(sure(stack, path, "<title>Home</title>")).toEqual(own),
);

test("several places that all look like those of others are kept, unless the page has its own number", () => {
  const farms = [
    "Hagg Farm, 4 Gravel Road, Boone, IA 50036",
    "Low Farm, 9 Fair Way, Ames, IA 50010",
  ]
    .map((farm) => `<p>${farm}</p>`)
    .join("");
  expect(found(`<h2>Our suppliers</h2>${farms}`)).toHaveLength(2);
  expect(found(`<p>Hen House 515-555-0101</p><h2>Our suppliers</h2>${farms}`)).toEqual([
    "515-555-0101",
  ]);
});
