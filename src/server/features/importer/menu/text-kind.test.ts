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

test("what a text tells in sentences is not sold", () => {
  const story = `Our chicken sandwich is back.
My uncle had the idea in Leeds.
Chicken wrap
We tried it for a year and it was good.
The bread is from next door.`;
  expect(foundIn(story)).toEqual([]);
});

test("what looks like goods and has prices is asked about", () => {
  const shelf = `Chicken burger, frozen 6.50
Beef burger, frozen 6.90
Keep frozen. Free shipping over 40.
Wholesale on request, sold by the pallet`;
  expect(foundIn(shelf)).toEqual(["Chicken burger?"]);
});

test("names without prices are asked about on a short text only", () => {
  const guide = "ALLERGENS\nChicken burger\nFish burger\nChicken wrap\nLamb wrap";
  expect(foundIn(guide)).toEqual(["Chicken burger?", "Chicken wrap?"]);
  const others =
    "Ham roll\nEgg roll\nTuna roll\nBeef wrap\nLamb wrap\nCod burger\nBLT sandwich\nEgg bagel";
  expect(foundIn(`SANDWICHES\n${guide.slice(10)}\n${others}`)).toEqual([
    "Chicken burger",
    "Chicken wrap",
  ]);
  expect(foundIn("Chicken burger\nChicken wrap")).toEqual(["Chicken burger", "Chicken wrap"]);
});

test("a menu that is hiring and takes points is a menu", () => {
  const menu =
    "BURGERS\nChicken burger 9\nBeef burger 9\nFries 3\nCola 2\nWe are hiring! Apply inside.\nEarn points";
  expect(foundIn(menu)).toEqual(["Chicken burger"]);
});
