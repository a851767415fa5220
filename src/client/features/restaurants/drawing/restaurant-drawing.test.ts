import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RestaurantDrawing } from "./restaurant-drawing.tsx";

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

function draw(props: Partial<Parameters<typeof RestaurantDrawing>[0]> = {}) {
  return renderToStaticMarkup(
    createElement(RestaurantDrawing, {
      name: "The Owl & Drumstick",
      restaurantType: "Pub",
      ...props,
    }),
  );
}

describe("RestaurantDrawing", () => {
  it("draws the same place the same way every time, and another its own way", () => {
    expect(draw()).toBe(draw());
    expect(draw({ name: "Cinder & Hen" })).not.toBe(draw());
  });

  it.each(kinds)("draws a %s within its size", (restaurantType) => {
    const drawing = draw({ restaurantType });
    expect(drawing).not.toMatch(/NaN|undefined|null|\sid=|<style/);
    expect(drawing.length).toBeLessThan(6000);
  });

  it("draws a kind it does not know as a shop", () => {
    expect(draw({ restaurantType: "Spaceship" })).toBe(draw({ restaurantType: "Restaurant" }));
  });

  it("writes the initial without the article", () => {
    expect(draw()).toContain(">O</text>");
  });

  it("is decoration unless it has a title", () => {
    expect(draw()).toContain('aria-hidden="true"');
    expect(draw({ title: "A pub" })).toContain('aria-label="A pub"');
    expect(draw({ title: "A pub" })).not.toContain("aria-hidden");
  });
});
