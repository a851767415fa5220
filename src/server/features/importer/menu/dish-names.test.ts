import { expect, test } from "vitest";
import { namesNothing } from "./dish-names.ts";
import { readMenu } from "./read-menu.ts";

test.each(["Kids", "5 por", "Thursday", "2 for", "cada una", "Jueves", "인기 2위", "", "3"])(
  "%s names nothing",
  (name) => {
    expect(namesNothing(name)).toBe(true);
  },
);

test.each(["Kids burger", "The One", "Friday Club", "No. 1 Bun", "Bun"])("%s is a name", (name) => {
  expect(namesNothing(name)).toBe(false);
});

test.each([
  "Chicken Shawarma Meat (1/2 Kg)",
  "Chicken kebab 1kg",
  "Selection of chicken sandwiches",
  "+ Chicken sandwich",
  "Chicken burger add",
])("%s is no dish", (name) => {
  expect(readMenu(`SANDWICHES\n${name}  9.50\nChicken Club  8.50`, "")).toHaveLength(1);
});

test.each([
  "DEALS\nChicken Burger Deluxe, chips, can  11.50",
  "Student offer: Chicken Burger Deluxe + fries + drink  8.00",
  "COMBOS\nChicken Burger Deluxe + Coke  9.00",
])("%s is a meal of another one", (meal) => {
  const found = readMenu(`BURGERS\nChicken Burger Deluxe  6.50\nBeef Burger  6.00\n\n${meal}`, "");
  expect(found.map(({ name, price }) => [name, price])).toEqual([["Chicken Burger Deluxe", 6.5]]);
});

test("how dishes come, soup beside bread and pieces are no sandwiches", () => {
  const names = (menu: string, place = "") => readMenu(menu, place).map(({ name }) => name);
  expect(names("Cold Sandwiches\nOn rye, white or roll\nChicken Salad\n$9.95")).toEqual([
    "Chicken Salad",
  ]);
  expect(names("Chicken burger 8\nSoup + bun 6 (Sat: beef, Sun: chicken)")).toEqual([
    "Chicken burger",
  ]);
});

test("a mixture with another meat is asked about", () => {
  const [found] = readMenu("PITA\nHalf & Half Pita 12.99\nBeef and chicken shawarma, tahini", "");
  expect(found?.questions.map(({ about }) => about)).toEqual(["chicken"]);
});

test.each([
  "Chicken burgers, karton 6 kg  118",
  "Mini chicken sandwiches, plateau de 24 : 42,00 €",
  "Chicken sliders, 50 pieces  120",
  "Free Chicken Roll",
  "1 Chicken-Sandwich gratis",
  "Why Your Chicken Sandwich Is Dry",
  "Chicken Sandwich Sauce  7.99",
  "Chicken burger buns  2.40",
  "Kebab z kurczaka na talerzu  34",
  "Hähnchen-Döner auf dem Teller  12",
  "SLIDER PANS (24 ct)\nBuffalo chicken  68",
  "CENTO\nMini sanduíche de frango  160",
  "PUP MENU (for dogs only!)\nMini chicken burger  3.50",
])("%s: no sandwich for one", (dish) => {
  const found = readMenu(`SANDWICHES\nChicken Club  8.50\n\n${dish}`, "");
  expect(found.map(({ name }) => name)).toEqual(["Chicken Club"]);
});

test("free-range chicken is sold, and so is a question with a price", () => {
  const found = readMenu(
    "BURGERS\nFree-range chicken burger 9\nWhat the cluck chicken burger 8",
    "",
  );
  expect(found.map(({ price }) => price)).toEqual([9, 8]);
});
