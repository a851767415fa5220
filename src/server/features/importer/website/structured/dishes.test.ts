import { expect, test } from "vitest";
import { readDishes } from "./dishes.ts";
import { addValue, createThing } from "./thing.ts";

function priceOf(price: string) {
  const dish = createThing("json-ld", ["MenuItem"]);
  addValue(dish, "name", "Hen Roll");
  addValue(dish, "price", price);
  return readDishes([dish])[0]?.item.prices[0]?.amount;
}

test.each([
  ["9.5", 9.5],
  ["9.500", 9.5],
  ["$9.50", 9.5],
  ["9,50 €", 9.5],
  ["from $9", 9],
  ["$1,250.00", 1250],
  ["1 250 Ft", 1250],
  ["1\u00a0250\u00a0Ft", 1250],
  ["1.250 Ft", 1250],
  ["1'250.00 CHF", 1250],
  ["12 500 ₩", 12_500],
  ["KD 1.250", 1.25],
  ["ask us", undefined],
  ["0", undefined],
])("the price %j of marked-up dishes is %d", (price, amount) => {
  expect(priceOf(price)).toBe(amount);
});
