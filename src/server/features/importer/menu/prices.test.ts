import { expect, test } from "vitest";
import { readPrices } from "./prices.ts";

const amountsIn = (line: string) => readPrices(line).prices.map(({ amount }) => amount);

test.each([
  ["Club $12", [12]],
  ["Club ........ 11.95", [11.95]],
  ["Gyro.....9", [9]],
  ["Club 12", [12]],
  ["Club 12.-", [12]],
  ["Burger 89,-", [89]],
  ["Burger 12,50 €", [12.5]],
  ["Burger € 7,50", [7.5]],
  ["Burger £9", [9]],
  ["Sando ¥1,200", [1200]],
  ["Burger ₩9,500", [9500]],
  ["Burger 12,500 ₩", [12_500]],
  ["Sando 1200¥", [1200]],
  ["Bánh mì gà 45.000đ", [45_000]],
  ["Burger R$ 24,90", [24.9]],
  ["Burger 29 zł", [29]],
  ["Torta $8.990", [8990]],
  ["Wrap AED 14", [14]],
  ["Roll ₹220", [220]],
  ["Burger P45", [45]],
  ["Sauce 75¢", [0.75]],
  ["Shawarma - N3,000", [3000]],
  ["Shawarma ₦3,500", [3500]],
  ["Chicken pie K45.50", [45.5]],
  ["Malt N700", [700]],
  ["Sandwich KSh 450", [450]],
  ["Sandwich 450/=", [450]],
  ["Sandwich 149/-", [149]],
  ["Wrap GH₵ 35", [35]],
  ["Toast LKR 950", [950]],
  ["S2. Crispy Chicken Bao   $8.95", [8.95]],
  ["P1 Chicken Pho", []],
  ["Drink with E621", []],
  ["Po'boy 9.5 / 14", [9.5, 14]],
  ["Burger 8       11", [8, 11]],
  ["Club $14-16", [14, 16]],
  ["Club Half 7.29 Whole 11.99", [7.29, 11.99]],
  ["Sandwich$13.50", [13.5]],
  ["Sandwich $1O.99", [10.99]],
  ["Sandwich $ 9 .99", [9.99]],
  ["$9 Fried Chicken", [9]],
  ["Toastie £9.50 (GF) (V)", [9.5]],
])("%s costs %j", (line, amounts) => {
  expect(amountsIn(line)).toEqual(amounts);
});

test.each([
  "Chicken Tenders (4)",
  "Breakfast (served until 11.45)",
  "Main Street, Boise, ID 83702",
  "8 pc Nuggets",
  "1/2 Chicken",
  "12 oz strip",
  "Since 1978",
  "#12",
  "Step 2",
  "Chicken",
])("%s names no price", (line) => {
  expect(amountsIn(line)).toEqual([]);
});

test("market price is a price that nobody knows", () => {
  for (const line of ["Club MP", "Club Market Price", "Club market price"]) {
    expect(readPrices(line)).toMatchObject({ prices: [{ amount: 0 }] });
  }
});

test("a dinar has a thousand parts", () => {
  expect(amountsIn("Shawarma KD 0.850")).toEqual([0.85]);
  expect(amountsIn("Zinger KD 1.250")).toEqual([1.25]);
  expect(amountsIn("Lomito $ 8.990")).toEqual([8990]);
});

test("what is sold on top is not the price", () => {
  expect(amountsIn("Nachos 11.99 add chicken 3.00")).toEqual([11.99]);
  expect(amountsIn("Wedge $11 (+ chicken $6)")).toEqual([11]);
  expect(amountsIn("Extra Crispy Sandwich $9")).toEqual([9]);
});

test("a price by weight is marked", () => {
  expect(readPrices("Chicken Salad 13.99/lb").isPerWeight).toBe(true);
  expect(readPrices("Chicken Salad 13.99").isPerWeight).toBe(false);
});

test("the text before and after the first price is kept apart", () => {
  expect(readPrices("Wrap £5.50 contains wheat")).toMatchObject({
    before: "Wrap ",
    after: "  contains wheat",
  });
});
