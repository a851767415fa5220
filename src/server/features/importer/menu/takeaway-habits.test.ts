import { expect, test } from "vitest";
import { menuLines } from "./lines.ts";
import { readPrices } from "./prices.ts";
import { readMenu } from "./read-menu.ts";

/** "name = price: description" of each sandwich. */
const read = (text: string, restaurantName = "") =>
  readMenu(text, restaurantName).map(({ name, price, description }) =>
    [`${name} = ${price}`, description].filter(Boolean).join(": "),
  );

test("a row across the columns ends them, with the heading above it", () => {
  const page = `BARMS                        SANDWICHES
Bacon              £3.80     Cheese & Tomato      £3.20
Sausage            £3.80     Ham Salad            £3.60
Chicken & Stuffing £4.90     Chicken Mayo         £3.80
Hot Chicken & Bacon £4.90 .. Chicken Tikka        £3.90
Fish Finger        £4.60     Corned Beef          £3.60

TOASTIES £4.40
Cheese & Onion     Cheese & Ham     Tuna & Cheese
Chicken & Cheese     Cheese & Beans`;
  const found = read(page);
  expect(found).toContain("Chicken Mayo = 3.8");
  expect(found).toContain("Chicken & Stuffing = 4.9");
  expect(found).toContain("Chicken & Cheese = 4.4");
});

test("the longest row of a column may end one space before the next", () => {
  const rows = ["Egg           4.20  Ham        3.20", "Bacon & Egg   4.20  Tuna       3.30"];
  const page = [
    ...rows,
    "Sausage       4.10  Beef       3.40",
    "Hot Chicken 1 4.90 Chicken Mayo 3.80",
  ];
  expect(menuLines(page.join("\n")).map(({ text }) => text)).toContain("Chicken Mayo 3.80");
});

test.each([
  ["Pitta bread 80p", 0.8],
  ["Sauce 50c", 0.5],
  ["Nuggets 6 £3.60", 3.6],
  ["SET A  Kaya Toast + 2 Eggs + Kopi    $5.60", 5.6],
])("%s costs %d", (line, amount) => {
  expect(readPrices(line).prices.map((price) => price.amount)).toEqual([amount]);
});

test("a sentence about what is added is no price of the dishes", () => {
  const note =
    "Your choice of white, brown or rye bread. Served with fries. Substitute poutine 3.50";
  expect(readPrices(note)).toMatchObject({ prices: [], isExtra: true });
  expect(read(`SALADS\nGreek 9.50\n\nSANDWICHES\n${note}\nBLT 12.95\nChicken Salad 13.25`)).toEqual(
    ["Chicken Salad = 13.25"],
  );
});

test("capitals with a remark behind them are a heading, and a remark in capitals is none", () => {
  expect(
    read(
      "ROLLS\nSteak Roll 9.00\nSOUVLAKI  in pita, salad, garlic sauce\nLamb 14.00\nChicken 13.50",
    ),
  ).toEqual(["Chicken = 13.5"]);
  const [burger] = readMenu(
    "BURGERS\nALL IN A FLOURED BAP WITH LETTUCE & MAYO\nBeef Burger 4.00\nChicken Burger 5.20",
    "",
  );
  expect(burger).toMatchObject({
    name: "Chicken Burger",
    section: "Burgers",
  });
});

test("a list may begin with a plain one", () => {
  expect(
    read("CHIPS 3.00\n\nBURGERS\non a toasted bun\nPlain 9.50\nCheese 10.00\nChicken 12.00"),
  ).toEqual(["Chicken = 12"]);
});

test("unknown words above a remark about all are a heading", () => {
  expect(
    read(
      "SANDWICHES\nHam 5.00\n\nRoasts\nAll served with Yorkshire pudding\nRoast Beef 9.00\nChicken 9.00",
    ),
  ).toEqual([]);
});

test("what follows the price with no price of its own describes the dish", () => {
  expect(read("Chicken & stuffing roll €5.75 with red onion and mayo")).toEqual([
    "Chicken & stuffing roll = 5.75: with red onion and mayo",
  ]);
  expect(read("Chicken wrap €5.75 with chips €7.75")).toEqual(["Chicken wrap = 5.75"]);
});

test("a size before the first price is no description", () => {
  expect(
    read("KEBABS (in pitta)\nMixed Kebab (chicken & lamb)    Reg $14.50 / Large $17.50"),
  ).toEqual(["Mixed Kebab = 14.5: chicken & lamb"]);
});

test("one filling at two prices is named by its headings", () => {
  expect(read("WRAPS\nChicken Mayo 6.00\nTOASTED ROLLS\nChicken Mayo 5.00")).toEqual([
    "Chicken Mayo Wrap = 6",
    "Chicken Mayo Toasted Roll = 5",
  ]);
});

test.each([
  ["STARTERS\nMixed Kebab 4.95\nChicken tikka, lamb tikka, sheek kebab", ""],
  ["SIDES\nCorn Cob 4.00", "Big Red Charcoal Chicken"],
  ["ISKENDER\nChicken Iskender, diced bread, tomato sauce 19.50", ""],
  ["Fried chicken waffles 25", ""],
  ["TO FINISH\nIced Bun 1.80\n1 Gluten  3 Eggs  7 Milk\nAll our chicken is Irish.", ""],
])("%j has no chicken sandwich", (page, place) => {
  expect(read(page, place)).toEqual([]);
});

test("a set of a toast is the toast", () => {
  const page = "TOAST\nChicken Ham Toast 4.50\nSET B  Chicken Ham Toast + 2 Eggs + Kopi 7.80";
  expect(read(page)).toEqual(["Chicken Ham Toast = 4.5"]);
});
