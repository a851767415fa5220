import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

const pricesIn = (text: string) => readMenu(text, "").map(({ price }) => price);

test.each([
  ["prices in thousand rupiah\nChicken sandwich 85\nBeef burger 70", 85_000],
  ["All prices in '000\nChicken sandwich 85\nBeef burger 70", 85_000],
  ["Prices in 1,000 L.L.\nChicken sandwich 350\nBeef burger 400", 350_000],
  ["Valores en miles de pesos\nSándwich de pollo 6,5\nHamburguesa 7,2", 6500],
  ["IDR\nChicken sandwich 85\nBeef burger 70", 85_000],
  ["Chicken sandwich 85K\nBeef burger 70K", 85_000],
  ["Chicken sandwich Rp 22.5K\nBeef burger Rp 30K", 22_500],
  ["Sándwich de pollo 18 mil\nHamburguesa de res 20 mil", 18_000],
])("%s: %i", (text, price) => {
  expect(pricesIn(text)).toEqual([price]);
});

test("what has its thousands or another currency keeps its price", () => {
  expect(pricesIn("IDR\nChicken sandwich 85,000\nBeef burger 70,000\nEgg 900")).toEqual([85_000]);
  expect(pricesIn("1 USD = 16 IDR\nChicken sandwich $8\nBeef burger $9")).toEqual([8]);
});
