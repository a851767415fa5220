import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

/** "name = price: description" of each sandwich. */
const read = (text: string, restaurantName = "") =>
  readMenu(text, restaurantName).map(({ name, price, description }) =>
    [`${name} = ${price}`, description].filter(Boolean).join(": "),
  );

test("weights, counts and codes between slashes are no part of a name", () => {
  expect(
    read(
      "BURGERY\n1. 150g Kuřecí burger /1,3,7/   159,-\nCrispy chicken 180 g   219 Kč\n1 ks Hovězí burger 199 Kč",
    ),
  ).toEqual(["Kuřecí burger = 159", "Crispy chicken = 219"]);
});

test("a list that a narrow column broke goes on below", () => {
  expect(
    read("KANAPKI\nZ kurczakiem, pomidorami,\nrukolą i majonezem .... 24 zł\nZ szynką .... 19 zł"),
  ).toEqual(["Z kurczakiem, pomidorami, rukolą i majonezem = 24"]);
  expect(
    read(
      "TOAST\nHühnertoast ... 6,90\n   Mozzarella, Paradeiser, pikante\n   Salsa\nSchinkentoast ... 4,90",
    ),
  ).toEqual(["Hühnertoast = 6.9: Mozzarella, Paradeiser, pikante Salsa"]);
});

test("bread said right below the last dish is that of all", () => {
  expect(
    read(
      "KLASIK – hovězí, čedar – 185,-\nBABIČKA – kuřecí řízek, tatarka – 169,-\nVšechno dáváme do briošky",
      "Grilovna",
    ),
  ).toEqual(["Babička = 169: kuřecí řízek, tatarka"]);
});

test("what the spit gives is a sandwich in bread and none on a plate, with fries or on a pizza", () => {
  expect(
    read(
      "Kebab talíř kuřecí 185 Kč\nKuřecí gyros s hranolky 145 Kč\nKebab di pollo (piatto) 9,00\nGyros v pitě kuřecí 125 Kč\n\nPizza 32 cm\nKebab 189 Kč\nkuřecí kebab, mozzarella",
    ),
  ).toEqual(["Gyros v pitě kuřecí = 125"]);
  expect(read("Kebab kuřecí\nv housce 109 Kč\nna talíři 149 Kč")).toEqual([
    "Kebab kuřecí v housce = 109",
  ]);
  expect(
    read(
      "GRILL   Sandwich   Menu   Assiette\nPoulet   7,00   9,00   11,50\nKöfte   7,00   9,00   11,50",
    ),
  ).toEqual(["Poulet = 7"]);
});

test("plates and pieces below a heading of sandwiches are none, a meat in a list of meats is one", () => {
  expect(
    read("BOKITS\nBokit poulet 6 €\nPoulet boucané, riz 13 €\nPoulet frit 3 morceaux 9 €"),
  ).toEqual(["Bokit poulet = 6"]);
  expect(read("SANDWICHS\nPoulet 7,00 €\nTenders 7,50 €\nMerguez 7,00 €")).toEqual([
    "Poulet = 7",
    "Tenders = 7.5",
  ]);
});

test("a dish with chicken is not described by the sandwich that is called so", () => {
  expect(
    read(
      "LES POUTINES   P   M   G\nGalvaude   9,25   11,25   13,95\n  poulet, pois verts\n\nSANDWICHS\nPoulet   6,50",
    ),
  ).toEqual(["Poulet = 6.5"]);
});

test("a set of a sandwich that is sold alone is no second one", () => {
  expect(
    read(
      "Kebab w bułce – kurczak, surówki, sos – 22 zł\nZestaw student – kebab w bułce z kurczakiem, frytki, napój – 32 zł",
    ),
  ).toEqual(["Kebab w bułce = 22: kurczak, surówki, sos"]);
});

test("bread as the last of a list stands beside the dish", () => {
  expect(read("Kuřecí špíz na grilu, zelí, chléb 119 Kč\nChléb s kuřecím řízkem 55 Kč")).toEqual([
    "Chléb s kuřecím řízkem = 55",
  ]);
});
