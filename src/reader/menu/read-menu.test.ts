import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { doubtfulBelow } from "../reader.types.ts";
import { readMenu } from "./read-menu.ts";

const read = (menu: string, place = "") => readMenu(menu, place);
const names = (menu: string, place = "") => read(menu, place).map(({ name }) => name);
/** "Chicken Club 12.5": what the draft shows first. */
const priced = (menu: string) => read(menu).map(({ name, price }) => `${name} ${price}`);

describe("which dishes are chicken sandwiches", () => {
  test.each([
    ["by its name", "Chicken Sandwich 9\nHam Sandwich 8", ["Chicken Sandwich"]],
    ["by its heading", "WRAPS\nChicken Caesar 9\nSteak 11", ["Chicken Caesar"]],
    ["by its description", "The Rooster 9\nfried chicken on a brioche bun", ["The Rooster"]],
    [
      "in any bread",
      "Torta de Pollo 9\nPan bagnat 8\nKip Burger 7",
      ["Torta de Pollo", "Kip Burger"],
    ],
    [
      "on bread that the name carries",
      "FROM THE GRILL\nChicken breast on a roll 9\nRibs 14",
      ["Chicken breast on a roll"],
    ],
    [
      "a filling where sandwiches are sold",
      "SANDWICHES\nChicken Salad 8\nTuna 8",
      ["Chicken Salad"],
    ],
    ["beside fries", "GRILL\nChicken Burger & Fries 12\nSteak 20", ["Chicken Burger"]],
    ["not a salad", "SALADS\nChicken Caesar 9\nCobb 10", []],
    ["not tenders, wings or a bowl", "Chicken Tenders 9\nWings 10\nChicken Rice Bowl 11", []],
    ["not without meat", "Vegan Chicken Burger 12\nTofu Sandwich 11", []],
    ["not of another meat", "Chicken Fried Steak Sandwich 12\nTurkey Club 11", []],
    ["not for a party", "CATERING\nChicken Sandwich Tray 60", []],
    ["not an extra", "Add chicken 4\nSub grilled chicken on any sandwich 3", []],
    ["not a title", "Order Guide 2026\nChicken Sandwich Menu", []],
  ])("%s", (_, menu, expected) => expect(names(menu)).toEqual(expected));

  test("a dish and its combo are one", () => {
    expect(priced("Spicy Chicken Sandwich 8\nSpicy Chicken Sandwich Combo 12")).toEqual([
      "Spicy Chicken Sandwich 8",
    ]);
  });

  test("a dish that only its page makes one is doubtful", () => {
    const [found] = read(
      "OUR CHICKEN\nThe Deluxe 9\nlettuce, tomato, mayo",
      "Hen House Sandwiches",
    );
    expect(found?.sources.name.confidence).toBeLessThan(doubtfulBelow);
  });

  test("a common one on a whole menu is not", () => {
    const menu =
      "SANDWICHES\nHam 7\nGrilled Chicken Sandwich 9\nTurkey Club 9\nReuben 11\nTuna Melt 8";
    expect(read(menu)[0]?.sources.name.confidence).toBeGreaterThan(0.9);
  });
});

describe("name, description, price and section", () => {
  test.each([
    ["in one line", "SANDWICHES\nChicken Club - bacon, mayo 12.50"],
    ["below each other", "SANDWICHES\n\nChicken Club\nbacon, mayo\n12.50\n\nHam\ncheese\n9.00"],
    ["with leaders", "SANDWICHES\nChicken Club ........ $12.50\n   bacon, mayo"],
    ["as a page", "<h2>Sandwiches</h2><p>Chicken Club <b>$12.50</b></p><p>bacon, mayo</p>"],
    ["after calories", "SANDWICHES\nChicken Club   $12.50   690 cal\n   bacon, mayo"],
    ["before its price", "SANDWICHES\nChicken Club\n$12.50\nbacon, mayo\nHam\n$9.00\ncheese"],
    ["behind its price", "SANDWICHES\n$12.50 Chicken Club - bacon, mayo\n$9.00 Ham - cheese"],
    ["in tabs", "SANDWICHES\nChicken Club\tbacon, mayo\t12.50\nHam\tcheese\t9.00"],
    ["between bars", "SANDWICHES\nChicken Club | bacon, mayo | 12.50\nHam | cheese | 9.00"],
    [
      "in cells",
      "<h3>Sandwiches</h3><table><tr><td>Chicken Club</td><td>bacon, mayo</td><td>12.50</td></tr><tr><td>Ham</td><td>9</td></tr></table>",
    ],
    [
      "in Markdown",
      "## Sandwiches\n**Chicken Club** - bacon, mayo **12.50**\n**Ham** - cheese **9.00**",
    ],
    [
      "with numbers",
      "SANDWICHES\n1. Chicken Club - bacon, mayo 12.50\n2. Ham - cheese 9\n3. BLT 8",
    ],
    ["with bullets", "SANDWICHES\n• Chicken Club - bacon, mayo 12.50\n• Ham - cheese 9.00"],
    ["in capitals", "SANDWICHES\nCHICKEN CLUB 12.50\nbacon, mayo\nHAM 9.00\ncheese"],
    ["broken over lines", "SANDWICHES\nChicken Club 12.50\nbacon,\nmayo\nHam 9.00"],
    [
      "between empty lines",
      "SANDWICHES\n\nChicken Club\n\nbacon, mayo\n\n12.50\n\nHam\n\ncheese\n\n9.00",
    ],
    ["in euros", "SANDWICHES\nChicken Club 12,50 €\nbacon, mayo\nHam 9,00 €\ncheese"],
    ["misread by a scanner", "SANDWICHES\nChicken Club $l2.5O\nbacon, mayo\nHam $9.00"],
    [
      "on a delivery page",
      "Sandwiches\n\nChicken Club\nbacon, mayo\n$12.50 • 92% (38)\nAdd to cart\n\nHam\ncheese\n$9.00",
    ],
    [
      "on a leaflet",
      "The Hen House\n12 Main St, Tulsa\n(918) 555-0100\nMon-Sat 11am-9pm\nSANDWICHES\nChicken Club 12.50\nbacon, mayo\nHam 9.00\n20% gratuity for parties of 6",
    ],
  ])("%s", (_, menu) => {
    expect(read(menu)[0]).toMatchObject({
      name: "Chicken Club",
      description: expect.stringMatching(/^bacon, mayo$/i),
      price: 12.5,
      section: "Sandwiches",
      sources: { name: { from: "menu" }, price: { from: "menu" } },
    });
  });

  test("columns side by side are read one after the other", () => {
    const menu = [
      "Chicken Club       9.50      Caesar Salad       8.50",
      "Ham Sandwich       8.00      Greek Salad        8.00",
      "Spicy Chicken Melt 9.75      Cobb Salad         9.50",
    ].join("\n");
    expect(priced(menu)).toEqual(["Chicken Club 9.5", "Spicy Chicken Melt 9.75"]);
  });

  test("the price of a heading is that of its dishes", () => {
    expect(priced("TORTAS $12\nPollo\nAsada")).toEqual(["Pollo 12"]);
  });

  test.each([
    ["a year", "Chicken Sandwich since 1985", 0],
    ["a size", "8 oz Chicken Sandwich", 0],
    ["calories", "Chicken Sandwich 450 cal", 0],
    ["market price", "Chicken Sandwich MP", 0],
    ["an addition", "Chicken Sandwich 9, add bacon 2", 9],
    ["a number before it", "#12 Chicken Sandwich 9", 9],
    ["raised cents", "Chicken Sandwich 9⁹⁵", 9.95],
  ])("%s is no price of its own", (_, line, price) => {
    expect(read(`SANDWICHES\n${line}\nHam 8`)[0]?.price).toBe(price);
  });

  test("names in capitals are shown as people write them", () => {
    expect(names("CHICKEN BLT ON RYE 9\nHAM 8")).toEqual(["Chicken BLT on Rye"]);
  });

  test("a value names its line", () => {
    const [found] = read("Welcome\n\nSANDWICHES\nChicken Club 12");
    expect(found?.sources.price).toEqual({
      from: "menu",
      line: 4,
      text: "Chicken Club 12",
      confidence: 0.95,
    });
  });
});

describe("half and whole", () => {
  const whole = {
    about: "price",
    text: "Turkey & Chicken Club: which price is for a whole sandwich?",
    choices: [
      { label: "half: 7.50", price: 7.5 },
      { label: "whole: 11", price: 11 },
    ],
  };

  test("are asked about, whichever way they stand", () => {
    const [inLine] = read("SANDWICHES\nTurkey & Chicken Club half 7.50 / whole 11");
    expect(inLine).toMatchObject({ name: "Turkey & Chicken Club", questions: [whole] });
    const [inColumns] = read("SANDWICHES   Half   Whole\nTurkey & Chicken Club   7.50   11");
    expect(inColumns?.questions).toMatchObject([
      { choices: [{ label: "Half: 7.50" }, { label: "Whole: 11" }] },
    ]);
  });

  test("other sizes are not: the lowest price counts", () => {
    expect(read("SANDWICHES\nChicken Wrap small 8.50 large 10.50")[0]).toMatchObject({
      price: 8.5,
      questions: [],
    });
  });
});

test("an order guide claims nothing that it does not say, and loses no dish", () => {
  const menu = `Order Guide 2026
Fri & Sat 10-11

SANDWICHES   Half   Whole
Chicken Club on GF bread   7.50   11
Grilled Chicken Panini   8   12
Ham on rye   7   10`;
  const asked = { about: "price", choices: [{ price: 7.5 }, { price: 11 }] };
  expect(read(menu)).toMatchObject([
    { name: "Chicken Club on GF bread", containsGluten: null, questions: [asked] },
    { name: "Grilled Chicken Panini", containsGluten: null, questions: [{ about: "price" }] },
  ]);
});

describe("allergens", () => {
  const gluten = (menu: string) => read(menu)[0]?.containsGluten;

  test("an ingredient says what is in it", () => {
    expect(read("Chicken Sandwich 9\nbrioche bun, cheddar, mayo")[0]).toMatchObject({
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
    });
  });

  test("nothing said is unknown", () => {
    expect(read("WRAPS\nChicken 9")[0]).toMatchObject({ containsDairy: null, containsEggs: null });
  });

  test.each([
    ["a sign", "WRAPS\nChicken Lettuce Cup Wrap GF 9\nHam 8\nGF gluten free"],
    ["a word", "WRAPS\nGluten Free Chicken 9\nHam 8"],
  ])("%s says that it is free of gluten", (_, menu) => expect(gluten(menu)).toBe(false));

  test("nobody is told that a dish is free of what it may contain", () => {
    const file = new URL("../../../tests/reader-evaluation/corpus/free-of.json", import.meta.url);
    const menus: { menu: string; dish: string; free: string[] }[] = JSON.parse(
      readFileSync(file, "utf8"),
    );
    const claimed = menus.flatMap(({ menu, dish, free }) =>
      read(menu)
        .filter(({ name }) => dish.startsWith(name) || name.startsWith(dish))
        .filter(
          ({ containsGluten, containsDairy, containsEggs }) =>
            (containsGluten === false && !free.includes("gluten")) ||
            (containsDairy === false && !free.includes("dairy")) ||
            (containsEggs === false && !free.includes("eggs")),
        ),
    );
    expect(menus.length).toBeGreaterThan(100);
    expect(claimed).toEqual([]);
  });

  test.each([
    ["bread that one may have", "SUBS\nChicken on GF bread 12\nHam 9"],
    ["an offer", "WRAPS\nChicken (GF bread available) 12\nHam 9"],
    [
      "a sign of another meaning",
      "WRAPS\nChicken GF 9\nHam CG 8\nGF = griddle fried, CG = char grilled",
    ],
    ["a sign that is an offer", "WRAPS\nChicken * 9\nHam 8\n* gluten free on request"],
    ["bread in the name", "Chicken Club on gluten free bun 12\nHam 9"],
  ])("%s does not", (_, menu) => expect(gluten(menu)).not.toBe(false));
});

test.each([
  ["Halal Chicken Burger 9", true],
  ["Chicken Burger 9\nhand-cut halal thigh, slaw", true],
  ["Chicken Burger 9\nnon-halal, slaw", null],
  ["Chicken Burger 9\nhalal option, slaw", null],
  ["Chicken Burger 9\nslaw, can be made halal", null],
  ["Chicken Burger 9\nslaw", null],
])("%j: halal is %s", (menu, halal) => {
  const [found] = read(`BURGERS\n${menu}\nBeef Burger 10`);
  expect(found).toMatchObject({ halal });
  expect(found?.sources.halal !== undefined).toBe(halal === true);
});

test.each([
  ["Chicken Sandwich", 0],
  ["Buffalo Chicken Sandwich", 2],
  ["Spicy Chicken Sandwich", 3],
  ["Nashville Hot Chicken Sandwich", 4],
  ["Carolina Reaper Chicken Sandwich", 5],
  ["Chicken Sandwich 🌶🌶", 4],
])("%s is of heat %d", (name, heat) => {
  expect(read(`${name} 9\nHam 8`)[0]?.spiceLevel).toBe(heat);
});

test.each(["", "   ", "\n\n", "😀", "<div>", "$$$", "1 2 3", "((((", "Chicken"])(
  "%j is a menu without sandwiches",
  (menu) => expect(read(menu)).toEqual([]),
);
