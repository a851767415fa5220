import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

const read = (menu: string) =>
  readMenu(menu, "").map(({ name, containsGluten, containsDairy, containsEggs }) => [
    name,
    containsGluten,
    containsDairy,
    containsEggs,
  ]);

test("letters that the page explains are no part of a name", () => {
  expect(
    read("Dürüm\nDürüm Kalb A 8,00 €\nDürüm Hähnchen A 8,00 €\n\nA Gluten · C Eier · G Milch"),
  ).toEqual([["Dürüm Hähnchen", true, null, null]]);
  expect(
    read(
      "gf = gluten free   v = vegetarian   df = dairy free\n\nHandhelds\nLemon Chicken Sandwich   df   15.5",
    ),
  ).toEqual([["Lemon Chicken Sandwich", null, false, null]]);
  expect(
    read("[G] gluten  [L] lácteos  [H] huevo\n\nSÁNDWICHES\nVegetal con pollo [G H] 4,90"),
  ).toEqual([["Vegetal con pollo", true, null, true]]);
});

test.each([
  "Chicken Wrap (GFO) 9.50\n\nGF gluten free   GFO gluten free option   V vegetarian",
  "Chicken Wrap (DFO) 9.50\n\nGF gluten free, DFO dairy free optional",
  "Chicken Wrap (GFM) 9.50\n\nGF gluten free  GFM gluten free if modified",
  "Chicken Wrap * 9.50\n\n* can be made gluten free",
  "Chicken Wrap (GF) 9.50\n\nGF = gluten free on request",
  "Wrap Hähnchen (GF) 9.50\n\nGF glutenfrei möglich, V vegan",
  "Wrap de pollo (SG) 9.50\n\nSG = sin gluten bajo pedido",
  "Chicken Wrap gluten free option 9.50",
  "Chicken Wrap GF opt. 9.50",
])("%j can be had without, and is not", (menu) => {
  expect(read(`WRAPS\n${menu}`)).toEqual([[expect.any(String), null, null, null]]);
});

test.each([
  "Chicken Wrap (GF) 9.50",
  "Chicken Wrap (GF) 9.50\n\nGF gluten free   GFO gluten free option   V vegetarian",
  "Chicken Wrap (SG) 9.50\n\nSG = made without gluten",
])("%j is without", (menu) => {
  expect(read(`WRAPS\n${menu}`)).toEqual([[expect.any(String), false, null, null]]);
});

test("where nobody explains them they are", () => {
  expect(read("Chicken Sandwich Menu A 8.50")[0]?.[0]).toContain("A");
});

test("small letters in brackets are codes", () => {
  const [found] = readMenu("BRÖTCHEN\nHähnchenschnitzel im Brötchen, Salat, Mayo (a,c)  6,50", "");
  expect(found).toMatchObject({
    name: "Hähnchenschnitzel im Brötchen",
    description: "Salat, Mayo",
    price: 6.5,
  });
});

test("of sauces that one may choose from none is in the dish", () => {
  const [found] = readMenu(
    "PANINI\nCon insalata e salse a scelta (yogurt, maionese, piccante)\n\nPanino kebab pollo   € 5,00\nPanino falafel   € 4,50",
    "",
  );
  expect(found).toMatchObject({ containsDairy: null, containsEggs: null, spiceLevel: 0 });
});
