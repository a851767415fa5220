import { expect, test } from "vitest";
import { nameSimilarity } from "./duplicates.service.ts";

test.each([
  ["Joe's Chicken", "joes chicken"],
  ["The Gilded Wishbone", "Gilded Wishbone Restaurant"],
  ["Café Plume", "Plume Cafe"],
])("%s is like %s", (a, b) => expect(nameSimilarity(a, b)).toBeGreaterThan(0.6));

test.each([
  ["Torta Paloma", "Morning Rooster"],
  ["Panko Pony", "The Owl and Drumstick"],
  ["", ""],
  ["", "Coop"],
])("%s is not like %s", (a, b) => expect(nameSimilarity(a, b)).toBeLessThan(0.3));

test("a name is like itself, either way round", () => {
  expect(nameSimilarity("Copper Hen", "Copper Hen")).toBe(1);
  expect(nameSimilarity("Copper Hen", "Hen")).toBe(nameSimilarity("Hen", "Copper Hen"));
});
