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
  "Chicken burger kids toy 6",
  "Kebab z kurczaka na talerzu  34",
  "SLIDER PANS (24 ct)\nBuffalo chicken slider  68",
  "CENTO\nMini sanduíche de frango  160",
  "PUP MENU (for dogs only!)\nMini chicken burger  3.50",
])("%s: perhaps no sandwich for one", (dish) => {
  const [, ...found] = readMenu(`SANDWICHES\nChicken Club  8.50\n\n${dish}`, "");
  expect(found.map(({ questions }) => questions.map(({ about }) => about))).toEqual([["sandwich"]]);
});

test.each([
  "Free-range chicken burger 9",
  "What the cluck chicken burger 8",
  "What the Cluck Chicken Sandwich Combo",
  "Meet The Beast Chicken Burger",
  "Jak u mamy burger z kurczaka classic",
  "Chicken Burger Gluten Free 9.50",
  "Chicken Wrap dairy free 8",
  "Free Bird Chicken Sandwich 10",
  "Free Run Chicken Sandwich",
  "Free Willy Chicken Burger 10",
  "Gratis frites bij kipburger 9",
  "Chicken Burger with sauce 9.50",
  "Chicken Burger Special Recipe 8",
  "Chicken Sandwich Lunch Box 12",
  "Chicken Burger patty melt 9",
  "Chicken Sandwich Class of '92 9.50",
  "Bocadillo de pollo en pan 100% integral 6,50",
  "Bocadillo de pollo en pan de 20 cm 7",
  "Chicken sandwich, bag of 20 chips 9",
  "Chicken burger combo box 2024 9",
  "Grilled chicken sandwich. 12 pieces of pepperoni 9",
  "Chicken sandwich 9\ncut in 12 pieces",
])("%s: a sandwich for one", (dish) => {
  const found = readMenu(`SANDWICHES\n${dish}`, "");
  expect(found.map(({ questions }) => questions.map(({ about }) => about))).toEqual([[]]);
});

test.each([
  "NUGGETS & BURGERS (10 pcs)",
  "Sandwiches (48 pieces or fewer)",
  "PANINI\ncento per cento carne italiana",
  "SANDWICHES (min 10 minutes)",
  "SANDWICHES - card minimum 10",
  "SALADS & SANDWICHES by the dozen or each",
  "HAMBURGUESAS\nsalsas para perros y hamburguesas",
  "BURGERS (ask for our dog menu)",
  "Hot dogs & burgers for dogs and people",
])("%s: what stands below is for one person", (heading) => {
  const found = readMenu(`${heading}\nChicken burger 9\nBeef burger 8`, "");
  expect(found.map(({ name, questions }) => [name, questions.length])).toEqual([
    ["Chicken burger", 0],
  ]);
});
