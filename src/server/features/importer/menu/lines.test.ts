import { expect, test } from "vitest";
import { menuLines } from "./lines.ts";

const getTexts = (menu: string) => menuLines(menu).map(({ text }) => text);

test("columns side by side are read one after the other, with their line numbers", () => {
  const lines = menuLines(`BURGERS                SALADS
Classic      9.50      Greek        8.00
onion, pickle          feta, olives
Bacon       11.50      Cobb        12.00
cheddar                chicken, egg`);
  expect(lines.map(({ text, number }) => `${number} ${text.replace(/ +/g, " ")}`)).toEqual([
    "1 BURGERS",
    "2 Classic 9.50",
    "3 onion, pickle",
    "4 Bacon 11.50",
    "5 cheddar",
    "1 SALADS",
    "2 Greek 8.00",
    "3 feta, olives",
    "4 Cobb 12.00",
    "5 chicken, egg",
  ]);
});

test("name, description and price in cells of one row stay one dish", () => {
  expect(getTexts("Club\tbacon, egg\t$9\nMelt\tcheddar\t$8")).toEqual([
    "Club\tbacon, egg\t$9",
    "Melt\tcheddar\t$8",
  ]);
});

test.each([
  ["Mimosa 10 / Coffee 4", ["Mimosa 10", "Coffee 4"]],
  ["Burger 3.49  Fries 1.99  Shake 2.99", ["Burger 3.49", "Fries 1.99", "Shake 2.99"]],
  ["WRAPS: Club 9 · Falafel 8", ["# WRAPS", "Club 9", "Falafel 8"]],
  ["Po'boy half 9 / full 14", ["Po'boy half 9 / full 14"]],
  ["Wrap £5.50 | 498 kcal | Contains: wheat", ["Wrap £5.50 | 498 kcal | Contains: wheat"]],
])("%s is %j", (row, dishes) => {
  expect(getTexts(row)).toEqual(dishes);
});

test("empty lines and rules are no lines, but they separate", () => {
  expect(menuLines("a1\n\n-----\nb2\nc3").map(({ followsBlank }) => followsBlank)).toEqual([
    true,
    true,
    false,
  ]);
});
