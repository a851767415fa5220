import fc from "fast-check";
import { expect, test } from "vitest";
import { extractedSandwich } from "#contract/importer.ts";
import { readMenu } from "./read-menu.ts";

// proves: imports-11, imports-12
test("every value says where it comes from", () => {
  const [sandwich] = readMenu(
    "Paula's\n\nSANDWICHES\nCHICKEN CLUB .... 11.95 / 14\n  bacon, mayo, brioche bun\n",
    "",
  );
  expect(sandwich).toEqual({
    name: "Chicken Club",
    description: "bacon, mayo, brioche bun",
    price: 11.95,
    priceText: "11.95 / 14",
    section: "Sandwiches",
    ingredients: ["bacon", "mayo", "brioche bun"],
    containsGluten: true,
    containsDairy: null,
    containsEggs: true,
    isSpicy: false,
    spiceLevel: 0,
    dietaryInfo: {
      containsGluten: true,
      containsDairy: null,
      containsEggs: true,
      spicy: false,
      spicyLevel: 0,
    },
    questions: [],
    sources: {
      name: { from: "menu", line: 4, text: "CHICKEN CLUB .... 11.95 / 14", confidence: 0.97 },
      description: { from: "menu", line: 5, text: "bacon, mayo, brioche bun", confidence: 0.9 },
      price: { from: "menu", line: 4, text: "CHICKEN CLUB .... 11.95 / 14", confidence: 0.8 },
      section: { from: "menu", line: 3, text: "SANDWICHES", confidence: 0.9 },
      ingredients: { from: "menu", line: 5, text: "bacon, mayo, brioche bun", confidence: 0.8 },
      containsGluten: { from: "menu", line: null, text: "brioche", confidence: 0.9 },
      containsEggs: { from: "menu", line: null, text: "mayo", confidence: 0.9 },
    },
  });
});

test("a sandwich that a page repeats is one, with the longer description", () => {
  const sandwiches = readMenu(
    "Most Ordered\nChicken Club\n$9\n\nSandwiches\nChicken Club\nBacon, mayo, sourdough\n$9",
    "",
  );
  expect(sandwiches).toMatchObject([
    { name: "Chicken Club", description: "Bacon, mayo, sourdough" },
  ]);
});

const pieces = [
  ..."a A 1 $ < > & ( ) * | / - – . , : ; + # = _ \" ' 🌶 é \u0301 \ud800 \u0000 \t".split(" "),
  ..." |  |   |\n|\n\n|chicken |Chicken Sandwich|SANDWICHES\n|$9.99 |9 / |12|<script|<!--|</p>|&amp;".split(
    "|",
  ),
  ..."(GF)|(1,3|* a\n|add |contains |on a |with |MP|650 cal|. . . |....|チキン|Step 1|serves 10".split(
    "|",
  ),
];

test("whatever is pasted, it ends, and what it finds keeps the contract", () => {
  const text = fc
    .array(fc.constantFrom(...pieces), { maxLength: 300 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: "binary", maxLength: 500 })), (menu) => {
      for (const sandwich of readMenu(menu, menu.slice(0, 50))) extractedSandwich.parse(sandwich);
    }),
    { numRuns: 300 },
  );
});

/** Some hundred lines; tests/reader-growth.test.ts reads longer menus and looks at how the time grows. */
const longMenu = 2500;

test.each(pieces)("%j repeated ends", (piece) => {
  for (const unit of [piece, `${piece}\n`]) {
    const menu = unit.repeat(Math.ceil(longMenu / unit.length)).slice(0, longMenu);
    expect(readMenu(menu, "").length).toBeLessThanOrEqual(500);
  }
});
