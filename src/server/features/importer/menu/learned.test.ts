import { expect, test } from "vitest";
import { readContext } from "./chicken-in-dish.ts";
import { type Judgement, none } from "./classify.ts";
import { menuItems } from "./items.ts";
import { compareWithLearned } from "./learned.ts";
import { menuLines } from "./lines.ts";

const text = `SANDWICHES
Crispy Chicken Sandwich 9.50
Turkey Club 9.00
Italian Sub 8.75
Vegan Chicken Wrap 9.00
SOUPS & SIDES
Chicken Noodle Soup 4.00
French Fries 3.50
Onion Rings 4.50
Side Salad 4.00
`;
const sure: Judgement = { confidence: 0.97, doubt: null };
const doubted: Judgement = { confidence: 0.5, doubt: "sandwich" };

/** What becomes of a dish when the rules say this of all. */
function compare(judgement: Judgement, name: string, menu = text): Judgement | undefined {
  const items = menuItems(menuLines(menu));
  const context = readContext(items, "", menu);
  const at = items.findIndex((item) => item.name === name);
  const judgements = items.map(() => judgement);
  return compareWithLearned(items, judgements, context)[at];
}

test("what the rules and the corpus are sure of is found", () => {
  expect(compare(sure, "Crispy Chicken Sandwich")).toEqual(sure);
});

test("what one of them believes is asked about", () => {
  expect(compare(none, "Crispy Chicken Sandwich")).toMatchObject({ doubt: "sandwich" });
  expect(compare(sure, "Onion Rings")).toMatchObject({ doubt: "sandwich" });
  expect(compare(sure, "Turkey Club")).toMatchObject({ doubt: "chicken" });
});

test("what the rules doubt and the corpus finds unlikely is none", () => {
  expect(compare(doubted, "Onion Rings")).toEqual(none);
  expect(compare(doubted, "Crispy Chicken Sandwich")).toEqual(doubted);
});

test("what cannot be one stays none", () => {
  expect(compare(none, "Vegan Chicken Wrap")).toEqual(none);
});

test("of a few lines the rules alone decide", () => {
  const few = text.split("\n").slice(0, 4).join("\n");
  expect(compare(none, "Crispy Chicken Sandwich", few)).toEqual(none);
});
