import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

const pricesIn = (text: string) => readMenu(text, "").map(({ price }) => price);

test.each([
  ["prices in thousand rupiah\nChicken sandwich 85\nBeef burger 70", 85_000],
  ["All prices in '000\nChicken sandwich 85\nBeef burger 70", 85_000],
  ["Prices in 1,000 L.L.\nChicken sandwich 350\nBeef burger 400", 350_000],
  ["Valores en miles de pesos\nSándwich de pollo 6,5\nHamburguesa 7,2", 6500],
  ["(000)\nChicken sandwich 85\nBeef burger 70", 85_000],
  ["*dalam ribuan rupiah\nChicken sandwich 85\nBeef burger 70", 85_000],
  ["SANDWICHES (prices in COP)\nChicken sandwich 22.5\nBeef burger 70", 22_500],
  ["Chicken sandwich Rp 45\nBeef burger Rp 52", 45_000],
  ["IDR\nChicken sandwich 85\nBeef burger 70", 85_000],
  ["Chicken sandwich 85K\nBeef burger 70K", 85_000],
  ["Chicken sandwich Rp 22.5K\nBeef burger Rp 30K", 22_500],
  ["Sándwich de pollo 18 mil\nHamburguesa de res 20 mil", 18_000],
])("%s: %i", (text, price) => {
  expect(pricesIn(text)).toEqual([price]);
});

test.each([
  "Call us: (000) 000-0000",
  "(000) 555-0100",
  "Sold in thousands every year!",
  "Loved in thousands of homes",
  "come in 1,000 calories or less",
  "One in 1000 hot sauces",
  "Rue Neuve 5 in 1000 Bruxelles",
  "gevestigd in 1000 Brussel",
  "Gare du Midi, x1000 Bruxelles",
  "We accept LBP",
  "We accept USD, EUR, COP",
  "Aceptamos COP y USD",
  "GOOD COP BAD COP",
  "TOP COP DONUTS 3",
  "Gs Catering BV",
  "Free delivery above 50 thousand rupiah",
])("%s multiplies no price", (line) => {
  expect(pricesIn(`Chicken sandwich 9\nBeef burger 8\n${line}`)).toEqual([9]);
});

test.each([
  ["IDR\nChicken sandwich 85,000\nBeef burger 70,000\nEgg 900", 85_000],
  ["1 USD = 16 IDR\nChicken sandwich $8\nBeef burger $9", 8],
  ["IDR\nChicken sandwich 4.5 USD\nBeef burger 5 USD", 4.5],
  ["Prices in LBP or USD\nChicken sandwich 4\nBeef burger 5", 4],
  ["Prices in thousands\nChicken sandwich 9.50\nBeef burger 8", 9.5],
])("what has its thousands, cents or another currency keeps its price: %s", (text, price) => {
  expect(pricesIn(text)).toEqual([price]);
});
