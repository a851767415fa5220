import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";
import { displayName, readIngredients } from "./sandwich-fields.ts";

const only = (menu: string) => {
  const [sandwich] = readMenu(menu, "");
  if (!sandwich) throw new Error(`found nothing in ${menu}`);
  return sandwich;
};
const allergensOf = (menu: string) => {
  const { containsGluten, containsDairy, containsEggs } = only(menu);
  return [containsGluten, containsDairy, containsEggs];
};

test.each([
  ["Chicken Sandwich", null, null, null],
  ["Chicken Sandwich: brioche bun", true, null, null],
  ["Chicken Sandwich: cheddar, mayo", null, true, true],
  ["Chicken Sandwich: milk bun, fried egg", true, true, true],
  ["Chicken Sandwich: butter lettuce, peanut butter", null, null, null],
  ["Chicken Sandwich: vegan mayo, gluten-free bun", null, null, null],
  ["Chicken Sandwich: no mayo, lettuce", null, null, null],
  ["Chicken Sandwich (GF)", false, null, null],
  ["Chicken Sandwich (GF): brioche bun", true, null, null],
  ["Chicken Sandwich: tomato. Dairy free.", null, false, null],
  ["Gluten-Free Chicken Sandwich", false, null, null],
  ["Chicken Sandwich: gluten-free bun available", null, null, null],
  ["Chicken Sandwich. Contains: wheat, milk, egg", true, true, true],
])("%s: gluten %s, dairy %s, eggs %s", (menu, ...expected) => {
  expect(allergensOf(menu)).toEqual(expected);
});

test("the page's own signs count", () => {
  expect(allergensOf("Chicken Sandwich* 9\n\n* contains egg")).toEqual([null, null, true]);
  expect(allergensOf("Chicken Sandwich (1,7) 9\n\nAllergene: 1 Gluten, 3 Eier, 7 Milch")).toEqual([
    true,
    true,
    null,
  ]);
  expect(allergensOf("Chicken Sandwich (E) 9\n\nKey: (E) contains egg (N) contains nuts")).toEqual([
    null,
    null,
    true,
  ]);
});

test("what a section says of its bread counts for its sandwiches, unless they have another", () => {
  const menu = (dish: string) => `SANDWICHES\nAll come on a brioche bun.\n${dish}`;
  expect(only(menu("Chicken Club 9")).containsGluten).toBe(true);
  expect(only(menu("Chicken Club 9\ngluten-free bun, tomato")).containsGluten).toBeNull();
});

test.each([
  ["Chicken Sandwich", 0],
  ["Mild Chicken Sandwich", 1],
  ["Buffalo Chicken Sandwich", 2],
  ["Spicy Chicken Sandwich", 3],
  ["Chicken Sandwich: spicy mayo", 2],
  ["Nashville Hot Chicken Sandwich", 4],
  ["Chicken Sandwich: carolina reaper", 5],
  ["Chicken Sandwich 🌶", 3],
  ["Chicken Sandwich 🌶🌶", 4],
  ["Chicken Hot Wrap", 0],
  ["Hot Open Face Chicken Sandwich: gravy", 0],
  ["Chicken Sandwich: medium rare", 0],
  ["Chicken Sandwich: choose your heat: mild, hot, reaper", 0],
  ["Chicken Sandwich: bell pepper", 0],
])("%s has heat %d", (menu, heat) => {
  expect(only(menu)).toMatchObject({ spiceLevel: heat, isSpicy: heat >= 2 });
});

test("a page may say what its chillies mean", () => {
  expect(only("Mild 🌶  Hot 🌶🌶\n\nChicken Burger 🌶 9").spiceLevel).toBe(1);
});

// proves: calls-28
test.each([
  [
    "crispy chicken, slaw & pickles on a brioche bun",
    ["crispy chicken", "slaw", "pickles", "brioche bun"],
  ],
  ["Our hand-breaded chicken topped with swiss. Add bacon +2.", ["hand-breaded chicken", "swiss"]],
  ["slaw, hot  honey & hot honey", ["slaw", "hot  honey"]],
  ["mit Remoulade, Salat", ["remoulade", "salat"]],
  ["smoked, white sauce, brioche contains egg", ["white sauce", "brioche"]],
  ["fried chicken, slaw. Waiver required", ["fried chicken", "slaw"]],
  ["Choose your bread, sauce and toppings", ["sauce", "toppings"]],
  ["", []],
])("%s consists of %j", (description, ingredients) => {
  expect(readIngredients(description)).toEqual(ingredients);
});

test.each([
  ["CRISPY CHICKEN ON BRIOCHE", "Crispy Chicken on Brioche"],
  ["BBQ CHICKEN BLT", "BBQ Chicken BLT"],
  ["PO'BOY", "Po'boy"],
  ["McChicken", "McChicken"],
  ["Island Bird 🍍", "Island Bird"],
  ["Chicken Burger 치킨버거", "Chicken Burger"],
  ["チキンバーガー", "チキンバーガー"],
])("%s is shown as %s", (name, shown) => {
  expect(displayName(name)).toBe(shown);
});

test.each([
  ["Chicken Sandwich\t1\t65,00", 65],
  ["Chicken Sandwich   7,000     13,200     300", 7000],
  ["Chicken Slider   4   60", 4],
])("of the amounts behind %j the lowest that can be a price counts", (menu, price) => {
  expect(only(menu).price).toBe(price);
});

test.each([
  ["Chicken burger 610 kcal 8.99", 8.99],
  ["Chicken burger 329 + GST", 329],
  ["Chicken burger 12++", 12],
  ["Sandwich poulet 5,00 HT / 5,50 TTC", 5],
  ["Chicken burger 8 each or 2 for 14", 8],
  ["Chicken biscuit, hot honey   8½", 8.5],
  [
    "2 for £15 – any two from this list, all day\n\nButtermilk chicken burger & chips\nBeef burger & chips\nSausage & mash",
    0,
  ],
  ["Burger de poulet, frites 19.–\nBurger de poulet sans frites 15.–", 15],
])("%s costs %d", (menu, price) => {
  expect(readMenu(menu, "").map((found) => found.price)).toEqual([price]);
});
