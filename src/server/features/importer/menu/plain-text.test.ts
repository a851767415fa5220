import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test("a pasted page is its text, line by line", () => {
  const html = `<h2>Wraps &amp; Subs</h2><ul><li><b>Club</b> <i>$9</i><p>Bacon</p></li></ul>
    <script>alert("Chicken Sandwich $1")</script><style>p{}</style><!-- Chicken Sub $2 -->`;
  expect(
    plainText(html)
      .split("\n")
      .filter((line) => line.trim()),
  ).toEqual(["# Wraps & Subs", "Club $9", "Bacon"]);
});

test("cells of a table stay apart", () => {
  expect(plainText("<table><tr><td>Club</td><td>$9</td></tr></table>").trim()).toBe("Club\t$9");
});

test("text that is no page stays as it is", () => {
  expect(plainText("We <3 chicken & waffles")).toBe("We <3 chicken & waffles");
});

test.each([
  ["Crunch® Deluxe™", "Crunch Deluxe"],
  ["Club\u00a0\u20095", "Club  5"],
  ["Rye 8⁹⁵", "Rye 8.95"],
  ["Chick’n", "Chick'n"],
  ["a\r\nb\rc", "a\nb\nc"],
  ["１２円", "12円"],
  ["ﾁｷﾝｶﾂ ￥６８０", "チキンカツ ¥680"],
  ["Pollo 6’50 €", "Pollo 6,50 €"],
  ["Burger 1 290 Kč", "Burger 1290 Kč"],
  ["1️⃣ Club", "1. Club"],
  ["**Club**", "Club"],
  ['"Club","Ham, cheese",9', "Club\tHam, cheese\t9"],
])("%j is read as %j", (pasted, text) => {
  expect(plainText(pasted)).toBe(text);
});

test("broken pages end", () => {
  for (const html of [
    "<p>a</p><",
    "</p><script>never closed",
    "</p><!-- never closed",
    "</p>&#xffffff;&#0;",
  ]) {
    expect(plainText(html)).not.toContain("never");
  }
});
