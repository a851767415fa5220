import { describe, expect, it } from "vitest";
import { restaurantDrawing } from "#contract/drawings.ts";
import { drawRestaurant } from "#drawings/draw.ts";

const kinds = [
  "Restaurant",
  "Fast Food",
  "Cafe",
  "Food Truck",
  "Deli",
  "Bakery",
  "Fast Casual",
  "Casual Dining",
  "Fine Dining",
  "Pub",
];

const owl = { name: "The Owl & Drumstick", restaurantType: "Pub" };

const draw = (changes: Partial<typeof owl> = {}) =>
  drawRestaurant(restaurantDrawing({ ...owl, ...changes }));

describe("RestaurantDrawing", () => {
  it("draws the same place the same way every time, and another its own way", () => {
    expect(draw()).toBe(draw());
    expect(draw({ name: "Cinder & Hen" })).not.toBe(draw());
  });

  it.each(kinds)("draws a %s within its size", (restaurantType) => {
    const drawing = draw({ restaurantType });
    expect(drawing).not.toMatch(/NaN|undefined|null|\sid=/);
    expect(drawing.length).toBeLessThan(7000);
  });

  it("draws a kind it does not know as a shop", () => {
    expect(draw({ restaurantType: "Spaceship" })).toBe(draw({ restaurantType: "Restaurant" }));
  });

  it("writes the initial without the article", () => {
    expect(draw()).toContain(">O</text>");
  });
});
