import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

/** "name = price: description" of each sandwich. */
const read = (text: string, place = "") =>
  readMenu(text, place).map(({ name, price, description }) =>
    [`${name} = ${price}`, description].filter(Boolean).join(": "),
  );
const isAsked = (text: string) =>
  readMenu(text, "").map(({ questions }) =>
    questions.some(({ choices }) => choices.some(({ keep }) => keep === false)),
  );

test.each(["//", "|", "•", "—"])("a bare price before %s and the description", (mark) => {
  const row = (name: string, price: number, rest: string) => `${name} ${price} ${mark} ${rest}\n`;
  expect(
    read(
      `HANDHELDS\n${row("RUSTY BURGER", 14, "half pound angus, cheddar")}${row("NASTY CLUCK", 15, "fried chicken, hot honey, brioche")}${row("FRENCH DIP", 17, "prime rib, swiss, au jus")}`,
    ),
  ).toEqual(["Nasty Cluck = 15: fried chicken, hot honey, brioche"]);
});

test("two for five is no size", () => {
  expect(read("Chicken Sandwich....2/$5\nCheeseburger....2/$5\nHot Dog 1.99")).toEqual([
    "Chicken Sandwich = 5",
  ]);
});

test("spaced letters and slanted lines", () => {
  expect(
    read("B A S K E T S\nShrimp 13\n~ S A N D W I C H E S ~\nCajun Chicken 13\nPerch 13"),
  ).toEqual(["Cajun Chicken = 13"]);
  expect(read("## Sandwiches\n**Smoked Chicken** — $11\n*white bbq, pickles, bun*")).toEqual([
    "Smoked Chicken = 11: white bbq, pickles, bun",
  ]);
});

test("po' boys are not open on Mondays in Czech, and sun-dried tomatoes not on Sundays", () => {
  expect(
    read("PO-BOYS      1/2      FULL\nGrilled Chicken   9.95   14.95\nRoast Beef   10.95   16.95"),
  ).toEqual(["Grilled Chicken = 9.95"]);
});

test("a heading of words that the restaurant's name has too", () => {
  const menu = "HOT SUBS\nChicken Parm 8\nMeatball 8\nSALADS\nGrilled Chicken 9";
  expect(read(menu, "Tony's Pizza & Hot Subs")).toEqual(["Chicken Parm = 8"]);
});

test("several bullets in a row, below a heading with the prices of two sizes", () => {
  expect(
    read('SUBS  8" $7.99  16" $13.99\n•ITALIAN •TURKEY\n•GRILLED CHICKEN •TUNA\nSALADS $7.99\n'),
  ).toEqual(["Grilled Chicken = 7.99"]);
});

test("what is offered on top in the row of a heading, and several extras in one row", () => {
  expect(
    read("BURGERS - all £7.50, double up for £2\n• Classic beef\n• Chicken - fried fillet, mayo"),
  ).toEqual(["Chicken = 7.5: fried fillet, mayo"]);
  expect(
    read(
      "CHICKEN SANDWICHES\nall on brioche\nThe Plain — $9\nThe Hot — $10\nAdd egg $1 / bacon $2",
    ),
  ).toEqual(["The Plain = 9", "The Hot = 10"]);
});

test("names in small letters behind one in capitals, each with its price", () => {
  expect(read("GYRO chicken 35 lamb 45\nBAKE & SHARK 50\nDOUBLES 6")).toEqual([
    "GYRO chicken = 35",
  ]);
});

test("the choice without meat stands behind its sign", () => {
  expect(read("Monday: Chicken Burger in a Bun (V) Quorn Burger\nTuesday: Sausage & Mash")).toEqual(
    ["Chicken Burger in a Bun = 0"],
  );
});

test("a name that a narrow column broke before its last word", () => {
  expect(
    read(
      "Southwest Chicken\nWrap\ngrilled chicken, corn salsa, ranch\n11.25\nVeggie Wrap\nhummus, feta\n9.75\nChicken Avocado\nSandwich\nbacon, swiss, ciabatta\n12.25",
    ),
  ).toEqual([
    "Southwest Chicken Wrap = 11.25: grilled chicken, corn salsa, ranch",
    "Chicken Avocado Sandwich = 12.25: bacon, swiss, ciabatta",
  ]);
});

test("prices in a block below names of which one may be a heading", () => {
  expect(
    read("PANINI\nChicken Florentine\nItalian Combo\nCaprese\n10.95\n11.50\n9.95\nSALADS\nCobb 12"),
  ).toEqual(["Chicken Florentine = 10.95"]);
});

test("what is to be picked is sold where it has the price of a dish", () => {
  const menu = (price: string) =>
    `PICK YOUR BIRD\nChicken Sandwich   ${price}\nHalf Bird   15.95\n\nSALADS\nCobb 11.95`;
  expect(read(menu("9.95"))).toEqual(["Chicken Sandwich = 9.95"]);
});

test("hours between a heading and the price of all its dishes", () => {
  expect(
    read("LUNCH SPECIALS 11am-3pm  $9.95 incl. soda\nL1. Baked ziti\nL2. Chicken parm hero"),
  ).toEqual(["Chicken parm hero = 9.95"]);
});

test("what several dishes begin with is their kind", () => {
  expect(
    read("Wrap: chicken & bacon 8\nWrap: chicken & ranch 8\nWrap: tuna 7\nJacket: cheese 6"),
  ).toEqual(["chicken & bacon = 8", "chicken & ranch = 8"]);
});

test("a combo that is also sold as the sandwich alone is one, without a question", () => {
  const board = "#1 Cheeseburger Combo 9.99  sandwich only 5.99\n";
  expect(isAsked(`${board}#2 Crispy Chicken Combo 10.49  sandwich only 6.49`)).toEqual([false]);
});

test("short dishes below a long sentence are no part of it", () => {
  expect(
    read(
      "ON A BUN\nour buns are baked every single day at the bakery next door to us\nburger / 11\nfried chicken / 12\ncatfish / 13",
    ),
  ).toEqual(["fried chicken = 12"]);
});

test("a list with a surcharge for one of its dishes, and names in capitals or quotes", () => {
  expect(read("ROLL-UPS $8.50\nChicken Kabob, Turkey Club, Steak Tip (+2)\n")).toEqual([
    "Chicken Kabob = 8.5",
  ]);
  expect(
    read('SUBS\n"DIABLO" crispy chicken, queso, bun — 13\nZINGO SPECIAL Grilled chicken, salsa 8'),
  ).toEqual([
    "Diablo = 13: crispy chicken, queso, bun",
    "Zingo Special = 8: Grilled chicken, salsa",
  ]);
});

test("chicken by the pound and jacket potatoes among sandwiches are none", () => {
  expect(
    read("SUBS\nGrilled Chicken 8\nBoneless Chicken 1lb 11\nJacket spud with chicken tikka 6"),
  ).toEqual(["Grilled Chicken = 8"]);
});

test("two bare prices behind a gap are no number of a page", () => {
  expect(
    read("SUBS             reg / large\nLamb             12 / 14\nChicken          12 / 14"),
  ).toEqual(["Chicken = 12"]);
});

test("a priced heading with its size before it, or with an extra below it", () => {
  expect(read('6" SUBS OF THE DAY $4.99\nMON  Meatball\nTUE  Roasted Chicken\nWED  Tuna')).toEqual([
    "Roasted Chicken = 4.99",
  ]);
  expect(
    read("WRAPS | 9.5\n+ side 2\nThe Cleo — grilled chicken, hummus\nThe Zen — tofu, carrot"),
  ).toEqual(["The Cleo = 9.5: grilled chicken, hummus"]);
});

test("the next priced heading ends the dishes of the one above it", () => {
  expect(
    read(
      "SANDWICHES £4.20\nChicken & Sweetcorn\nEgg & Cress\n\nHOT DISH £5.60\nChicken Tikka\nLasagne",
    ),
  ).toEqual(["Chicken & Sweetcorn = 4.2"]);
});

test("dishes with and without meat below one heading", () => {
  const menu =
    "BURGERS\nVEG\nBombay 180\nPaneer 220\nNON VEG\nRoast Chicken & Cheese 260\nMutton 340";
  expect(read(menu)).toEqual(["Roast Chicken & Cheese = 260"]);
  expect(isAsked(menu)).toEqual([false]);
});

test("kinds before a colon, each with its own row of prices", () => {
  expect(read("PUFFS: Veg 20 | Chicken 35\nSANDWICH: Veg 60 | Chicken 100")).toEqual([
    "Chicken = 100",
  ]);
});

test("prose with the prices in brackets", () => {
  expect(
    read(
      "This week: a roast chicken baguette (9.50), our ham terrine (11) and a Caesar salad (9).",
    ),
  ).toEqual(["roast chicken baguette = 9.5"]);
});

test("the name and the parts of the sandwich of the week, and the label of a package", () => {
  expect(
    read("THIS WEEK'S SANDWICH: The Hen & Fig — roasted chicken, fig jam on ciabatta. $12"),
  ).toEqual(["The Hen & Fig = 12: roasted chicken, fig jam on ciabatta"]);
  expect(
    read(
      "CHICKEN PANINI\nIngredients: chicken, provolone, ciabatta.\nNET WT 9 OZ   $9.49\nTUNA WRAP\nNET WT 9 OZ   $8.49",
    ).map((found) => found.split(":")[0]),
  ).toEqual(["Chicken Panini = 9.49"]);
});
