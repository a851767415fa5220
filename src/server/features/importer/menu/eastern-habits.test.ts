import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

/** "name = price: description" of each sandwich. */
const read = (text: string, restaurantName = "") =>
  readMenu(text, restaurantName).map(({ name, price, description }) =>
    [`${name} = ${price}`, description].filter(Boolean).join(": "),
  );

test("the kind of dish above priced meats is their heading", () => {
  expect(
    read(
      "ケバブ屋\nケバブサンド（ピタパン）\nチキン　600円\nビーフ　700円\nケバブライス\nチキン　800円",
    ),
  ).toEqual(["チキン = 600"]);
  expect(
    read("[샌드위치]\n치킨텐더 7,500원\nBLT베이글 6,900원\n[샐러드]\n닭가슴살 8,900원"),
  ).toEqual(["치킨텐더 = 7500"]);
});

test("kanji numbers, full-width digits and thousands of won are prices", () => {
  expect(read("サンド\nチキンサンド　　八五〇\nカツサンド　　九〇〇")).toEqual([
    "チキンサンド = 850",
  ]);
  expect(read("サンド\nチキンサンド　４５０円")).toEqual(["チキンサンド = 450"]);
  expect(
    read("치킨 샌드위치 11.5 (닭가슴살, 루꼴라, 바질)\n잠봉뵈르 12.0\n라떼 5.0\n단위: 천원"),
  ).toEqual(["치킨 샌드위치 = 11500: 닭가슴살, 루꼴라, 바질"]);
});

test("a table with the price including tax", () => {
  expect(
    read(
      "品名\t税込価格\t小麦\t卵\t備考\nチキンカツサンド\t388\t●\t●\tソース付き\nBLTベーグル\t464\t●\t\t",
    ),
  ).toEqual(["チキンカツサンド = 388: ソース付き"]);
});

test("praise is no part of the dish", () => {
  expect(
    read("バーガー\nチキンバーガー　980円【一番人気】\nマヨネーズ、レタス\nチーズバーガー　900円"),
  ).toEqual(["チキンバーガー = 980: マヨネーズ、レタス"]);
  expect(read("버거\n치킨버거 인기\n7,900원")).toEqual(["치킨버거 = 7900"]);
});

test("praise in brackets ends with its word", () => {
  expect(read("BURGERS\nChicken Burger (NEW!) 9.50\nChicken Roll (topped) 8.50")).toEqual([
    "Chicken Burger = 9.5",
    "Chicken Roll (topped) = 8.5",
  ]);
});

test("what is listed in brackets describes the dish", () => {
  expect(read("クラブハウスサンド(チキン・ベーコン・玉子)…950円")).toEqual([
    "クラブハウスサンド = 950: チキン・ベーコン・玉子",
  ]);
});

test("a remark about all dishes is no heading, and a dish in the first line is no name of the place", () => {
  expect(read("カフェ\n\nすべてサラダ付き\n\nチキンサンド　900円\nキーマカレー　1,000円")).toEqual([
    "チキンサンド = 900",
  ]);
  expect(read("싸이버거 4,900\n후라이드 치킨 18,900")).toEqual([]);
});

test("what a set holds is no name", () => {
  expect(
    read(
      "버거\n치킨버거 세트\n치킨버거 + 감자튀김\n10,500원\n새우버거\n통새우, 타르타르\n8,500원\n불고기버거\n소고기, 양파\n7,500원",
    ),
  ).toEqual(["치킨버거 = 10500: 치킨버거 + 감자튀김"]);
});

test("sizes in brackets before their prices, and sets with what comes along", () => {
  expect(
    read("버거\n치킨버거(단품) 6,500 (세트) 9,000\n새우버거(단품) 5,900 (세트) 8,400"),
  ).toEqual(["치킨버거 = 6500"]);
  expect(read("버거\n치킨버거  단품 6500  세트 8900\n새우버거  단품 6700  세트 9100")).toEqual([
    "치킨버거 = 6500",
  ]);
  expect(read("サンド\nチキンカツサンド 780円\nチキンカツサンドセット(スープ付) 1,050円")).toEqual([
    "チキンカツサンド = 780",
  ]);
});
