import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

const read = (text: string, name = "") =>
  readMenu(text, name).map((dish) => `${dish.name} = ${dish.price}`);

test("a letter in a column before the prices is no part of the name, and no column of dishes", () => {
  expect(
    read(`TUCKSHOP
G = green   A = amber
GF gluten free  DF dairy free  V vegetarian  H halal

Sandwiches (white bread)            Wrap add 50c
  Vegemite                    G    $2.50
  Chicken & lettuce           G    $4.50

Hot food
  Chicken burger, on a bun    A    $5.50
  Lasagne                     A    $5.00`),
  ).toEqual(["Chicken & lettuce = 4.5", "Chicken burger = 5.5"]);
});

test("mixed meats beside those of chicken and lamb are a column too", () => {
  expect(
    read("Kebab House\n\n              Chicken   Lamb   Mix\nDürüm         7.50      9.00   8.50"),
  ).toContain("Dürüm Chicken = 7.5");
});

test("what is chosen by size is no dish", () => {
  expect(
    read(
      "Kebab\n\nKebab w bułce\nkurczak, surówki, sos\nDo wyboru: Mały 24,00 zł, Duży 29,00 zł\nod 24,00 zł\n\nKebab pita\nkurczak, sos\n25,00 zł\n\nFalafel w bułce\nfalafel, sos\n24,00 zł",
    ),
  ).toEqual(["Kebab w bułce = 24", "Kebab pita = 25"]);
});

test("a list without prices between a price for all and the next heading has dishes", () => {
  expect(
    read(
      "Griddle\nPancakes\n$8.49\nWaffles\n$9.49\n\nTriple Deckers\n$15.99 each, on white toast, with fries\nTurkey Club\nChicken Salad Club\nBLT Club\nTuna Club\n\nMelts\nTuna Melt\n$13.49\nPatty Melt\n$14.99",
    ),
  ).toEqual(["Chicken Salad Club = 15.99"]);
});

test.each(["Todas nuestras tortas llevan frijoles.", "TODAS LAS TORTAS CON AGUACATE"])(
  "a place for sandwiches says what its dishes are: %s",
  (remark) => {
    const menu = `TORTAS "EL GÜERO"\n\n${remark}\n\nSENCILLAS\nJamón $45\nMilanesa de pollo $62\n\nHAMBURGUESAS\nSencilla $60\n\nCALDOS\nConsomé de pollo $40`;
    expect(read(menu, "Tortas El Güero")).toEqual(["Milanesa de pollo = 62"]);
  },
);

test.each([
  [
    "                  CAL    PRICE\nChicken wrap      480    9.49\nBeef burger       610    8.99",
    9.49,
  ],
  ["WRAPS     kcal   fat   salt\nChicken wrap     480   16   1.8\nBeef wrap    510   20   1.9", 0],
  ["Item | Price | Pieces\nChicken wrap | 8.50 | 2\nWings | 9.50 | 10", 8.5],
  ["KANAPKI   cena   gramatura\nBurger z kurczaka   29   350\nBurger wołowy   31   360", 29],
  ["SUBS   L   XL\nChicken sub   8   9.50\nBeef sub   8   9.50", 8],
  ["BURGERS\tL\tXL\nChicken burger\t8,90\t10,90\nBeef burger\t9\t11", 8.9],
  ["BURGER   Stk   Menü\nChicken Burger   6,50   9,50", 6.5],
  ["SANDWICHES   CAL   PRICE\nGrilled Chicken   480   9.49\nTurkey Club   500   8.99", 9.49],
  ["SANDWICHES   Unit   Combo\nChicken sandwich   6   9", 6],
])("%s: of the columns only those of prices count", (menu, price) => {
  expect(readMenu(menu, "").map((found) => found.price)).toEqual([price]);
});

test.each([
  "WRAPS   Small   Large",
  "SANDWICHES",
  "COMBOS",
  "\nFrom the grill, all with fries and slaw",
])("a head of numbers is over at %j", (heading) => {
  const menu = `BURGERS   kcal   ₹\nBeef burger   610   180\n${heading}\nChicken wrap   150   190`;
  expect(readMenu(menu, "").map((found) => found.price)).toEqual([150]);
});
