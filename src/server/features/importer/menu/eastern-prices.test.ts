import { expect, test } from "vitest";
import { easternPrices } from "./eastern-prices.ts";

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
