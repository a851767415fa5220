import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";
import { readStation } from "./stations.ts";

const read = (text: string) =>
  readMenu(text, "").map(({ name, price, description }) =>
    [`${name} = ${price}`, description].filter(Boolean).join(": "),
  );

test.each([
  ["Sandwich: Tuna melt on rye", { title: "Sandwich", dish: "Tuna melt on rye" }],
  ["Special #1: Chicken wrap, slaw", { title: "", dish: "Chicken wrap, slaw" }],
  ["Salad of the day: Cobb", { title: "Salad of the day", dish: "Cobb" }],
  [
    "Wochenhit: Cubano vom Huhn — Schinken, Senf",
    { title: "", dish: "Cubano vom Huhn — Schinken, Senf" },
  ],
  ["Club: chicken, bacon, egg", null],
  ["Chicken Burger: lettuce, mayo", null],
  ["Wrap: served with fries", null],
])("%s: what the label says", (label, station) => {
  expect(readStation(label)).toEqual(station);
});

test("a weekly plan names its sandwiches behind a label", () => {
  expect(
    read(
      'MONDAY\nSandwich: Roast beef on rye, 12\nSoup: Chicken tortilla\nTUESDAY\nSandwich: "The Vermonter" - roast chicken, apple, cheddar on raisin bread, 12.25\nSoup: Leek',
    ),
  ).toEqual(["The Vermonter = 12.25: roast chicken, apple, cheddar on raisin bread"]);
});

test("a post names its specials behind a label", () => {
  expect(
    read(
      "🍲 Soup: tomato OR chicken tortilla $4 cup / $6 bowl\n🥪 Special #1: Chicken salad on a croissant w/ grapes & pecans, fruit cup - $11.50\n🌶 Special #2: SPICY chicken wrap, pepper jack, ranch - $11\n🍝 Plate lunch: poppyseed chicken, beans, roll - $13\nWEEKLY SPECIAL: Chicken Parm Sliders!! 3 for $14, marinara, garlic rolls",
    ),
  ).toEqual([
    "Chicken salad on a croissant = 11.5: w/ grapes & pecans, fruit cup",
    "SPICY chicken wrap = 11: pepper jack, ranch",
    "Chicken Parm Sliders!! = 14: marinara, garlic rolls",
  ]);
});

test("several days before a dish are no part of its name", () => {
  expect(
    read(
      "DELI FEATURE\nMon-Tue  Chicken Pesto Panini  9.25\nWed & Thu: Chicken Club 9\nFri  Tuna 8",
    ),
  ).toEqual(["Chicken Pesto Panini = 9.25", "Chicken Club = 9"]);
});
