import { expect, test } from "vitest";
import { readListedDishes } from "./broken-lines.ts";

test.each([
  [
    "Chicken wrap, tuna wrap, ham wrap 5.50",
    ["• Chicken wrap   5.50", "• tuna wrap   5.50", "• ham wrap   5.50"],
  ],
  ["Deli Line: Turkey Sub (W,M), Chicken Wrap (W)", ["• Turkey Sub (W,M)", "• Chicken Wrap (W)"]],
  [
    "Ham sub / Cheese sub / Chicken sub $6",
    ["• Ham sub   $6", "• Cheese sub   $6", "• Chicken sub   $6"],
  ],
  [
    "$5 hot dog   $5 16oz soda   $6 chicken slider",
    ["$5 hot dog", "$5 16oz soda", "$6 chicken slider"],
  ],
  ["$3 tacos | $4 sliders | $5 wings", ["$3 tacos", "$4 sliders", "$5 wings"]],
])("every part of %s is a dish", (row, dishes) => {
  expect(readListedDishes(row)).toEqual(dishes);
});

test.each([
  "Chicken club, bacon, lettuce 9.50",
  "Wrap de pollo / Chicken wrap 8",
  "Fried Chicken Sandwich w/ mayo, lettuce on coco bread 9.50",
  "Turkey sub, ham sub 6",
  "$3 small   $4 medium   $5 large",
])("%s is no list of dishes", (row) => {
  expect(readListedDishes(row)).toBeNull();
});
