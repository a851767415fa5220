import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

const read = (text: string) => readMenu(text, "").map(({ name, price }) => `${name} = ${price}`);

test.each([
  "WRAPS 9.95\nChicken Caesar\nTurkey Club\nVeggie",
  "WRAPS\n$9.95 each\nVeggie\nChicken Caesar\nTurkey Club",
  "Wraps – all $9.95\nVeggie\nChicken Caesar\nTurkey Club",
  "WRAPS 9.95\nserved with chips\nTurkey Club\nChicken Caesar\nVeggie",
  "WRAPS (12 inch) 9.95\nVeggie · Chicken Caesar · Turkey Club",
  "WRAP - toasted while you wait 9.95\nVeggie\nChicken Caesar\nTurkey Club",
  "Wraps 9.95\n- Veggie\n- Chicken Caesar\n- Turkey Club",
  "Wraps (all in a flour tortilla, $9.95)\n\nTurkey Club\nChicken Caesar\nVeggie",
  "WRAPS: $9.95 (with chips $12)\nTurkey Club\nChicken Caesar\nVeggie",
])("one price beside a heading is that of all its dishes: %s", (menu) => {
  expect(read(`${menu}\n\nSALADS\nCaesar 9`)).toEqual(["Chicken Caesar = 9.95"]);
});

test("fillings in lower case below a price are dishes", () => {
  expect(
    read(
      "FILLED ROLLS 8.90\nham & salad\nchicken, apricot & cream cheese\nall rolls are buttered\n\nCLUB SANDWICHES (3 points) 6.20\nham / egg / chicken & celery mayo",
    ),
  ).toEqual(["chicken, apricot & cream cheese = 8.9", "chicken & celery mayo = 6.2"]);
});

test("a menu for children is no dish", () => {
  expect(
    read(
      "👶 Lil' Pirates $7.99\nPopcorn Shrimp, Chicken Nuggets, Grilled Cheese\n\nSides\nFries 4",
    ),
  ).toEqual([]);
  expect(
    read("For little ones (all £5.50 with a drink)\n• Cheese toastie\n• Mini chicken burger"),
  ).toEqual(["Mini chicken burger = 5.5"]);
});
