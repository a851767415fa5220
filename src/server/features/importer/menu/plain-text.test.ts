import { expect, test } from "vitest";
import { easternPrices, plainText } from "./plain-text.ts";

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

test.each([
  ["チキンサンド      八五〇", "チキンサンド      850"],
  ["カツサンド　千二百円".replace("　", " "), "カツサンド 1200円"],
  ["コッペ 三二〇円", "コッペ 320円"],
  ["二十歳未満 三種のチーズ", "二十歳未満 三種のチーズ"],
  ["치킨버거 6천5백원", "치킨버거 6500원"],
  ["치킨버거 1만2천원", "치킨버거 12000원"],
  ["닭강정 만원", "닭강정 만원"],
])("%j is read as %j", (text, read) => {
  expect(easternPrices(text)).toBe(read);
});

test("prices in thousands of won, by the remark or by the habit of the page", () => {
  const cafe = "라떼 4.5\n치킨 랩 8.5\n스콘 4.0";
  expect(easternPrices(cafe)).toBe("라떼 4500원\n치킨 랩 8500원\n스콘 4000원");
  expect(easternPrices("치킨 랩 8.5\n단위: 천원")).toContain("치킨 랩 8500");
  expect(easternPrices("⭐ 4.8 (120)\n치킨 랩 8,500원")).toContain("⭐ 4.8 (120)");
  expect(easternPrices("latte 4.5\nbagel 3.5\nscone 4.0")).toContain("latte 4.5");
});
