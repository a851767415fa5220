import { expect, test } from "vitest";
import { readPage } from "../read-page.ts";

const now = new Date("2026-01-15");
const found = (body: string, path = "/") =>
  readPage(
    `<html><head><title>Hen House</title></head><body>${body}</body></html>`,
    new URL(`https://hen-house.example${path}`),
    now,
  ).facts.places.flatMap(({ address, phoneNumber }) => [
    ...(address ? [address.value] : []),
    ...(phoneNumber ? [phoneNumber.value] : []),
  ]);

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
])("what is said of somebody else is not read: %s", (_, others) => {
  expect(found(story + others)).toEqual([]);
  expect(found(story + others + shop)).toEqual(["12 Main St, Ames, IA 50010", "515-555-0101"]);
});

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
  expect(found(`${story}<h2>${title}</h2>${farm}`)).toEqual([]);
  const own = ["12 Main St, Ames, IA 50010", "515-555-0101"];
  const lines = own.map((line) => `<p>${line}</p>`).join("");
  expect(found(`${story}<h2>${title}</h2>${farm}<h2>Visit us</h2>${lines}`)).toEqual(own);
  expect(found(`${story}<h2>${title}</h2>${farm}<footer>${lines}</footer>`)).toEqual(own);
});

test("on a page about something else only what speaks for the restaurant counts", () => {
  const lines = "<p>12 Main St, Ames, IA 50010</p><p>515-555-0101</p>";
  const filler = "<p>One</p><p>Two</p><p>Three</p><p>Four</p>".repeat(2);
  const own = ["12 Main St, Ames, IA 50010", "515-555-0101"];
  expect(found(story + filler + lines)).toEqual(own);
  expect(found(story + filler + lines, "/cooking-classes")).toEqual([]);
  for (const said of [
    `<h2>Contact</h2>${lines}`,
    `<p>Hen House</p>${lines}`,
    `<footer>${lines}</footer>`,
    `${lines}<p>© 2026</p>`,
    "<p>Find us at 12 Main St, Ames, IA 50010, 515-555-0101</p>",
  ])
    expect(found(story + filler + said, "/cooking-classes")).toEqual(own);
});

test.each([
  "<p>Market Hall, 12 Main St, Ames, IA 50010</p>",
  "<p>The Old Brewery, 12 Main St, Ames, IA 50010</p>",
  "<p>Our food truck parks behind Elm Hill Brewing, 12 Main St, Ames, IA 50010.</p>",
  "<p>Since 1998 at 12 Main St, Ames, IA 50010</p>",
  "<p>1864 Main St (next to the garage), Ames, IA 50010</p>",
  "<h2>Hen House Partners</h2><p>12 Main St, Ames, IA 50010</p>",
])("a house may have a name or an age: %j", (said) =>
  expect(found(story + said)).toEqual([expect.stringContaining("Main St")]),
);
