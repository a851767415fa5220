import { expect, test } from "vitest";
import { namesNothing } from "./dish-names.ts";
import { readMenu } from "./read-menu.ts";

test.each(["Kids", "5 por", "Thursday", "2 for", "cada una", "Jueves", "", "3"])(
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
