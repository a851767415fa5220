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
test("dishes of a website's data come first, and its text adds what they leave out", () => {
  const found = readings.sandwiches({
    menuText: "SANDWICHES\nChicken Club 12\nHot Chicken Roll 11\nHam 8",
    restaurantName: "Hen House",
    dishes: [dish("Chicken club", 9), dish("Tea", 2)],
    model: null,
  });
  expect(found.map(({ name, price }) => [name, price])).toEqual([
    ["Chicken club", 9],
    ["Hot Chicken Roll", 11],
  ]);
  expect(found[0]?.sources).toMatchObject({
    name: { from: "script", line: null, text: "Chicken club" },
    price: { from: "script", line: null, text: "9" },
  });
});
