import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

const told =
  "We cook burgers and fries every day for everyone in town and beyond, come hungry and leave happy. Our kitchen has been here for ages and we like it.";
const typeOf = (title: string, line: string) =>
  readPage(
    `<html lang="en"><head><title>${title}</title></head><body><p>${line}</p><p>${told}</p></body></html>`,
    new URL("https://example.com/"),
    new Date("2026-01-15"),
  ).facts.restaurantType?.value ?? null;

test.each([
  ["The Dugout Bar &amp; Grill | Ames", "", "Pub"],
  ["Hobbs Sports Bar", "", "Pub"],
  ["Three Mule Brewing Co.", "", "Pub"],
  ["Three Mule", "Brewery & taproom in the old feed warehouse", "Pub"],
  ["Tin Lantern Coffee", "", "Cafe"],
  ["Tin Lantern", "a small coffee shop in Endion with a very old stove", "Cafe"],
  ["Tin Lantern Coffee Roasters", "", "Cafe"],
  ["Cafetería Luz", "", "Cafe"],
  ["Gravy Train", "Scratch-made. Treasure Valley's biscuit food truck.", "Food Truck"],
  ["Gravy Train – Boise's biscuit truck", "", "Food Truck"],
  ["Le Camion-restaurant de Germaine", "", "Food Truck"],
  ["Toni's Hendlwagen", "", "Food Truck"],
  ["Saj & Sumac Cafeteria", "", null],
  ["Hen House", "Book our food truck", null],
  ["Hen House", "Bakery", null],
  ["Hen House", "Let's meet at the brewery", null],
  ["Hen House", "A pint from the brewery", null],
  ["Hen House", "Today's special: bread of the bakery", null],
  ["Hen House", "Boise's favorite little bakery", "Bakery"],
  ["Hen House", "Pair it with a beer from the brewery next door", null],
])("%s, %j is a %s", (title, line, type) => expect(typeOf(title, line)).toBe(type));
