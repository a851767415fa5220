import { load } from "cheerio";
import { expect, test } from "vitest";
import { extractMenuText } from "./menu-text.ts";

const linesOf = (html: string) =>
  extractMenuText(load(html))
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);

test.each([
  [
    "inline elements and a paragraph",
    "<li><span>Monroe</span><span>9.50</span><p>egg, cheddar</p></li>",
    ["Monroe 9.50", "egg, cheddar"],
  ],
  [
    "blocks, with the price last",
    "<div><div><h5>Torta</h5><p>frijoles</p></div><h6>$75</h6></div>",
    ["Torta $75", "frijoles"],
  ],
  [
    "a price for each size, and a button",
    '<div><div>Shish</div><div>Small £7.50</div><div>Large £9.50</div><button>+</button></div><div><div>Fries 10" box</div><div>£3.00</div></div>',
    ["Shish Small £7.50 Large £9.50", 'Fries 10" box £3.00'],
  ],
  [
    "a card with a footer, and cents above the line",
    "<article><header><h3>Hot Hen</h3></header><div>slaw</div><footer><b>$12<sup>50</sup></b><button>Add to cart</button></footer></article>",
    ["Hot Hen $12.50", "slaw"],
  ],
  [
    "lines within a column",
    "<div><div><b>Broodje kip</b><br><i>pesto</i></div><div>€ 8,50</div></div>",
    ["Broodje kip € 8,50", "pesto"],
  ],
  ["the price first", "<a><p>$8</p><p>Hot Hen</p><p>pickles</p></a>", ["Hot Hen $8", "pickles"]],
  [
    "lines of a cell",
    "<table><thead><tr><th>Pitas</th><th></th></tr></thead><tr><td>Taouk<br>garlic, fries</td><td>$12</td></tr></table>",
    ["# Pitas", "Taouk $12", "garlic, fries"],
  ],
  [
    "a title that has a row of its own, with a remark",
    '<table><tr><td colspan="2"><b>Subs</b> <i>deluxe add 2.75</i></td></tr><tr><td>Reuben</td><td>8.95</td></tr></table>',
    ["# Subs", "deluxe add 2.75", "Reuben 8.95"],
  ],
])("a dish is a line with its prices, and one with what it is: %s", (_, html, lines) =>
  expect(linesOf(html)).toEqual(lines),
);

test("what holds several dishes is none", () =>
  expect(linesOf("<div><p>Hen</p><p>$8</p><p>Duck</p><p>$9</p></div>")).toEqual([
    "Hen",
    "$8",
    "Duck",
    "$9",
  ]));

test("the label of a tab is the title of its pane", () =>
  expect(
    linesOf(
      '<ul><li><a href="#a">Subs</a></li><li><a href="#b">Sides</a></li></ul><div id="a"><p>Hen $8</p></div><h2 id="b">Sides</h2><p>Slaw $3</p><p>Fries $4</p>',
    ),
  ).toEqual(["# Subs", "Hen $8", "# Sides", "Slaw $3", "Fries $4"]));

test("what stands between a title and its dishes is a remark", () =>
  expect(
    linesOf(
      "<div><h2>On a roll</h2><p>Pulled chicken on a seed roll</p></div><ul><li><b>Court</b><i>$13</i></li></ul>",
    ),
  ).toEqual(["# On a roll", "(Pulled chicken on a seed roll)", "Court $13"]));
