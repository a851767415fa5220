import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

const read = (text: string) =>
  readMenu(text, "").map(({ name, section, description }) => [name, section, description]);

test("among names in capitals a phrase below a price describes", () => {
  const page = `Sandwiches
Chicken Shawarma
$9.49
Garlic sauce
Beef Shawarma
$9.99
Tahini sauce
Mix Shawarma
$9.99
Chicken and beef, garlic and tahini
Crispy Chicken
$10.49
Chicken fingers, cheddar, mayo`;
  expect(read(page)).toEqual([
    ["Chicken Shawarma", "Sandwiches", "Garlic sauce"],
    ["Mix Shawarma", "Sandwiches", "Chicken and beef, garlic and tahini"],
    ["Crispy Chicken", "Sandwiches", "Chicken fingers, cheddar, mayo"],
  ]);
});
