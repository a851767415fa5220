import { createElement } from "react";
import { expect, test } from "vitest";
import type { Api } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import { drawInPage, wordsOf } from "#tests/support/draw-in-page.ts";
import { RestaurantCard } from "./restaurant-card.tsx";
import { AboutCard } from "./restaurant-facts.tsx";

const restaurant = {
  id: 5,
  name: "The Roost",
  description: "Wings and things.",
  image: null,
  restaurantType: "Food Truck",
  priceRange: "$$",
  sandwichCount: 1,
  hoursOfOperation: { wednesday: "9:00 AM - 5:00 PM" },
  locations: [],
} as unknown as Restaurant;

const wednesday = (hour: string) => new Date(`2026-03-04T${hour}:00Z`);

const draw = (changes: Partial<Restaurant> = {}, now = wednesday("12:00")) =>
  drawInPage(
    createQueryClient({} as Api),
    createElement(RestaurantCard, { restaurant: { ...restaurant, ...changes } }),
    now,
  );

// proves: restaurant-card-1
test("a card shows name, badge, words, type, count and price range, and leads there", async () => {
  const html = await draw();
  const words = wordsOf(html).filter((word) => word !== "·" && word !== "R");
  expect(words).toEqual([
    "The Roost",
    "Open",
    "Wings and things.",
    "Food Truck",
    "1 sandwich",
    "$$",
    "View Restaurant",
  ]);
  expect(html).toMatch(/<a aria-label="View Restaurant The Roost"[^>]* href="\/restaurant\/5"/);
  expect(wordsOf(await draw({ sandwichCount: 5 }))).toContain("5 sandwiches");
});

// proves: restaurant-card-3
test("it is Closed out of hours, and when nobody knows them", async () => {
  expect(wordsOf(await draw({}, wednesday("18:00")))).toContain("Closed");
  expect(wordsOf(await draw({ hoursOfOperation: null }))).toContain("Closed");
});

// proves: restaurant-card-4
test("a distance is on the picture when it is known", async () => {
  expect(wordsOf(await draw({ distanceMiles: 0.7 })).join(" ")).toContain("0.7 miles away");
  expect(wordsOf(await draw({ distanceMiles: null })).join(" ")).not.toContain("away");
});

// proves: restaurant-4
test("About tells its words, type, price range and count", async () => {
  const about = createElement(AboutCard, { restaurant });
  const words = wordsOf(await drawInPage(createQueryClient({} as Api), about));
  expect(words).toEqual([
    "About",
    "Wings and things.",
    "Type",
    "Food Truck",
    "Price range",
    "$$",
    "Sandwiches",
    "1",
  ]);
});
