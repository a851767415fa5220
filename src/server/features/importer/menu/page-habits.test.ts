import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

const read = (text: string) =>
  readMenu(text, "").map(({ name, section }) => `${name} (${section ?? ""})`);

const page = (list: string) =>
  `Big Bird\n\n${list}\n\nThe Big Ones\nOG Bird\nFried chicken, pickles, bun\n$11\nHot Bird\nFried chicken, slaw, bun\n$12\n\nSandwiches\nHam, Cheese & Tomato Toastie\nThick white\n$9\nChicken, Brie & Cranberry Turkish\nShredded chicken, brie\n$13\n\nSides\nFries\n$4`;

test.each(["The Big Ones\nSandwiches\nSides", "The Big Ones | Sandwiches (2) | Sides"])(
  "what a page lists first are its headings: %s",
  (list) => {
    expect(read(page(list))).toEqual([
      "OG Bird (The Big Ones)",
      "Hot Bird (The Big Ones)",
      "Chicken, Brie & Cranberry Turkish (Sandwiches)",
    ]);
  },
);

test("dishes that are listed twice are none", () => {
  expect(
    read(
      "Popular\nChicken Club\nBLT\nTuna Melt\n\nSandwiches\nChicken Club\n$9\nBLT\n$8\nTuna Melt\n$8",
    ),
  ).toEqual(["Chicken Club (Sandwiches)"]);
});

test.each([
  ["> ", ""],
  ["★ ", ""],
  ["* ", " *"],
])("a sign that opens no dish marks the headings: %sMILAS%s", (sign, end) => {
  const title = (text: string) => `${sign}${text}${end}`;
  expect(
    read(
      `El Tano\n\n${title("MILAS AL PAN")}\nMila de pollo $ 9.50\nMila de ternera $ 9.50\n\n${title("PIZZAS")}\nPollo y verdeo $ 13.90\nFugazzeta $ 11.90\n\n${title("BEBIDAS")}\nAgua $ 2.00\nCerveza $ 4.00`,
    ),
  ).toEqual(["Mila de pollo (Milas al Pan)"]);
});

test("a sign before every dish marks no headings", () => {
  expect(read("Lunch\n★ Chicken wrap\n★ Ham roll\n★ Chicken soup\n★ Tuna melt")).toEqual([
    "Chicken wrap ()",
  ]);
});

test("dishes in lower case below a line without a price are kinds of it, where others have capitals", () => {
  expect(
    readMenu(
      "KLASYCZNA 9 zł\nGÓRALSKA 12 zł\nGRECKA 12 zł\n\nBUŁKA Z KOTLETEM\nze schabowym 17 zł\nz kurczakiem 16 zł\nz rybą 17 zł",
      "",
    ).map(({ price }) => price),
  ).toEqual([16]);
});

test("a dish without a price between others is no heading", () => {
  expect(read("SANDWICHES\nHam & Swiss 7.50\nTuna Melt\nEgg Salad 5.95\nHot Chicken 9.95")).toEqual(
    ["Hot Chicken (Sandwiches)"],
  );
});
