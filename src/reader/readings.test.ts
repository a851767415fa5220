import { expect, test } from "vitest";
import { readings } from "./readings.ts";

const dish = (name: string, price: number) => ({
  from: "script" as const,
  item: {
    name,
    description: "",
    prices: price > 0 ? [{ amount: price, text: String(price) }] : [],
    isPerWeight: false,
    markers: "",
    section: null,
    nameLine: null,
    descriptionLine: null,
    priceLine: null,
  },
});
const rolls = [
  dish("Chicken sandwich", 9),
  dish("Ham sandwich", 8),
  dish("Egg sandwich", 7),
  dish("Chips", 3),
  dish("Tea", 2),
];
const menuText = "Our grandmother's chicken sandwich\nChicken sandwich";
const namesBeside = (dishes: typeof rolls, text = menuText) =>
  readings
    .sandwiches({ menuText: text, restaurantName: "Hen House", dishes, model: null })
    .map(({ name }) => name);

test("beside a menu in data, lines without a price are no dishes", () => {
  expect(namesBeside(rolls)).toEqual(["Chicken sandwich"]);
  expect(namesBeside(rolls.slice(0, 2))).toContain("Our grandmother's chicken sandwich");
});

test("data that has little of a menu leaves the text its dishes", () => {
  const drinks = [
    dish("Chicken sandwich", 9),
    ...["Cola", "Tea", "Chips", "Slaw"].map((name) => dish(name, 3)),
  ];
  const names = ["Hot chicken sandwich", "Chicken club sandwich", "Grilled chicken wrap"];
  expect(namesBeside(drinks, names.join("\n"))).toEqual(["Chicken sandwich", ...names]);
});

test("a line that a model reads as a dish is no story", () => {
  const told = {
    name: "Our grandmother's chicken sandwich",
    description: "",
    price: 0,
    section: "",
    ingredients: [],
    containsGluten: null,
    containsDairy: null,
    containsEggs: null,
    spiceLevel: 0,
  };
  const found = readings.sandwiches({
    menuText: `Tea 3\nCola 2\n${menuText}`,
    restaurantName: "",
    dishes: rolls,
    model: [told],
  });
  expect(found.map(({ name }) => name)).toContain(told.name);
});
