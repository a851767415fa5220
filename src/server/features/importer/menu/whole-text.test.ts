import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

const foundIn = (text: string) =>
  readMenu(text, "").map(({ name, questions }) => `${name}${questions.length > 0 ? "?" : ""}`);

const recipe = `Crispy chicken burger
Prep 20 min, serves 4
INGREDIENTS
2 chicken breasts, halved
4 burger buns
1 tbsp mayo
METHOD
1. Pound the chicken flat.
2. Fry until golden.
3. Build the chicken burger with mayo.`;
const advert = `WIR SUCHEN DICH
Vollzeit oder Teilzeit, 14 € pro Stunde
Deine Aufgaben
Chicken-Burger und Wraps belegen
Kasse
Bewerbung an den Tresen`;
const programme = `FAIR DAY
10:00 Gates open
11:00 Chicken Sandwich Eating Contest
12:30 Best chicken burger awards
14:00 Prize draw
Admission $5`;
const terms = `Club terms and conditions
Members earn 1 point for every purchase.
Points may be exchanged for a chicken sandwich.
Points expire after a year.
Not valid with other offers.`;

test.each([
  ["recipe", recipe],
  ["advert", advert],
  ["programme", programme],
  ["list of terms", terms],
])("a %s has no dishes", (_, text) => {
  expect(foundIn(text)).toEqual([]);
});

test("what a text tells in sentences is asked about", () => {
  const story = `Our chicken sandwich is back.
My uncle had the idea in Leeds.
Chicken wrap
We tried it for a year and it was good.
The bread is from next door.`;
  expect(foundIn(story)).toEqual(["Chicken wrap?"]);
});

test("a single price in what looks like goods is asked about", () => {
  const shelf = `Chicken burger, frozen 6.50
Keep frozen
Free shipping over 40
Wholesale on request
Sold by the pallet`;
  expect(foundIn(shelf)).toEqual(["Chicken burger?"]);
});

test.each([
  "LUNCH\nChicken Salad Sandwich\nChicken Wrap\nBLT\nTuna Melt\nAll sandwiches $9.95 served with chips",
  "Menu\nChicken Salad Sandwich\nChicken Wrap\nBeef Burger\nFries",
  "1. Chicken Salad Sandwich. Lettuce, mayo.\n2. Beef Burger. Onions.\n3. Chicken Wrap. Slaw.\n4. Fish Burger.",
  "Chicken Salad Sandwich\n480 cal\nChicken Wrap\n510 cal\nBeef Burger\n600 cal",
])("a short list without prices is a menu: %j", (menu) => {
  expect(foundIn(menu)).toEqual(["Chicken Salad Sandwich", "Chicken Wrap"]);
});

const dishes = `Original Chicken Sandwich
boneless thigh from the skillet, all natural ingredients
$9
Chicken Wrap
skinless free range breast, pan fried in the oven
$10
Fries
$4`;
const others = [
  "Now hiring: full time and part time positions\nApply in store\nTips and benefits\nPay from $15 per hour\nSend your CV",
  "Earn points\nMembers redeem stamps for a prize\nVouchers not valid with other offers\nTerms and conditions\nPoints expire",
  "Live music Fridays\nDoors open 8\nTickets at the bar\nRaffle\nFood vendors\nFestival weekend",
  "4.8 stars, 212 reviews\nHelpful staff\nWould recommend\n2 weeks ago\nLocal guide\nMost relevant",
  "Blog\nNewsletter\nSubscribe\nShare this\nTags\nPosted by Ann",
  "Weddings, parties and office catering\nDeposit required\nMinimum 50 guests\nGet a quote",
  "This is our best seller. We fry it twice and we dip it in our own sauce.\nIt has bacon and it is big. We are proud of this one.",
  "포인트 적립\n쿠폰 사용 가능\n리뷰 이벤트\n예약 문의\n채용",
];

test.each(others)("a menu with prices stays one whatever else it says: %s", (other) => {
  for (const text of [`${dishes}\n${other}`, `${other}\n${dishes}`])
    expect(foundIn(text)).toEqual(["Original Chicken Sandwich", "Chicken Wrap"]);
});

test("a single line of such words makes no menu without prices another text", () => {
  const menu = "SANDWICHES\nChicken sandwich\nTurkey club\nHam roll\nEgg roll";
  const line =
    "Earn points: members redeem stamps for a prize. Vouchers not valid with other offers.";
  expect(foundIn(`${menu}\n${line}`)).toEqual(["Chicken sandwich"]);
});

test("a price in what is clearly something else is asked about", () => {
  expect(foundIn(`${terms}\nChicken burger 8`)).toEqual(["Chicken burger?"]);
});

const pricesIn = (text: string) => readMenu(text, "").map(({ price }) => price);

test.each([
  ["prices in thousand rupiah\nChicken sandwich 85\nBeef burger 70", 85_000],
  ["All prices in '000\nChicken sandwich 85\nBeef burger 70", 85_000],
  ["Prices in 1,000 L.L.\nChicken sandwich 350\nBeef burger 400", 350_000],
  ["Valores en miles de pesos\nSándwich de pollo 6,5\nHamburguesa 7,2", 6500],
  ["(000)\nChicken sandwich 85\nBeef burger 70", 85_000],
  ["*dalam ribuan rupiah\nChicken sandwich 85\nBeef burger 70", 85_000],
  ["SANDWICHES (prices in COP)\nChicken sandwich 22.5\nBeef burger 70", 22_500],
  ["Chicken sandwich Rp 45\nBeef burger Rp 52", 45_000],
  ["IDR\nChicken sandwich 85\nBeef burger 70", 85_000],
  ["Chicken sandwich 85K\nBeef burger 70K", 85_000],
  ["Chicken sandwich Rp 22.5K\nBeef burger Rp 30K", 22_500],
  ["Sándwich de pollo 18 mil\nHamburguesa de res 20 mil", 18_000],
])("%s: %i", (text, price) => {
  expect(pricesIn(text)).toEqual([price]);
});

test.each([
  "Call us: (000) 000-0000",
  "(000) 555-0100",
  "Sold in thousands every year!",
  "Loved in thousands of homes",
  "come in 1,000 calories or less",
  "One in 1000 hot sauces",
  "Rue Neuve 5 in 1000 Bruxelles",
  "gevestigd in 1000 Brussel",
  "Gare du Midi, x1000 Bruxelles",
  "We accept LBP",
  "We accept USD, EUR, COP",
  "Aceptamos COP y USD",
  "GOOD COP BAD COP",
  "TOP COP DONUTS 3",
  "Gs Catering BV",
  "Free delivery above 50 thousand rupiah",
])("%s multiplies no price", (line) => {
  expect(pricesIn(`Chicken sandwich 9\nBeef burger 8\n${line}`)).toEqual([9]);
});

test.each([
  ["IDR\nChicken sandwich 85,000\nBeef burger 70,000\nEgg 900", 85_000],
  ["1 USD = 16 IDR\nChicken sandwich $8\nBeef burger $9", 8],
  ["IDR\nChicken sandwich 4.5 USD\nBeef burger 5 USD", 4.5],
  ["Prices in LBP or USD\nChicken sandwich 4\nBeef burger 5", 4],
  ["Prices in thousands\nChicken sandwich 9.50\nBeef burger 8", 9.5],
])("what has its thousands, cents or another currency keeps its price: %s", (text, price) => {
  expect(pricesIn(text)).toEqual([price]);
});
