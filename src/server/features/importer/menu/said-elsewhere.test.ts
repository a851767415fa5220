import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

const read = (text: string) =>
  readMenu(text, "").map(({ name, priceText }) => `${name} = ${priceText}`);

test.each([
  "SANDWICH (white/brown) £3.40   LARGE BARM £3.80   BAGUETTE £4.30",
  "Filled rolls £3.40 / Barms £3.80 / Baguettes £4.30",
  "Soft roll £3.40\nCrusty barm £3.80\nBaguette £4.30",
])("%s are the prices of the fillings below", (breads) => {
  expect(
    read(`${breads}\nCheese & pickle\nChicken, bacon & BBQ sauce\nChicken tikka\n\nCrisps 90p`),
  ).toEqual([
    "Chicken, bacon & BBQ sauce = £3.40 / £3.80 / £4.30",
    "Chicken tikka = £3.40 / £3.80 / £4.30",
  ]);
});

test("fillings may have one price, or stand in one line", () => {
  expect(read("Choose your filling £4.50\nHam\nEgg mayo\nChicken & sweetcorn")).toEqual([
    "Chicken & sweetcorn = £4.50",
  ]);
});

test("breads with prices above other dishes are dishes", () => {
  expect(read("BREADS\nNaan 2.50\nGarlic bread 3.00\nMAINS\nChicken korma 9.00")).toEqual([]);
});
