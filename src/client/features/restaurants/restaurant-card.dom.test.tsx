import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Restaurant } from "#contract/restaurants.ts";
import { roost, somewhere } from "#tests/dom/examples.ts";
import { show } from "#tests/dom/page.tsx";
import { readTexts } from "#tests/dom/read.ts";
import { RestaurantCard } from "./restaurant-card.tsx";
import { AboutCard } from "./restaurant-facts.tsx";

const at = (hours: string) => ({
  ...somewhere,
  hoursOfOperation: { text: hours },
  timeZone: "UTC",
});
const always = at("Mon-Sun 00:00-24:00");
const midday = at("Mon-Sun 11:00-14:00");
const onWednesdays = { ...roost, hoursOfOperation: { wednesday: "9:00 AM - 5:00 PM" } };

async function showCard(changes: Partial<Restaurant> = {}, hour = "12:00") {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2026-03-04T${hour}:00Z`) });
  await show(<RestaurantCard restaurant={{ ...onWednesdays, ...changes }} />);
  return readTexts(document.body);
}

test("a card shows name, badge, words, type, count and price range, and leads there", async () => {
  const texts = await showCard();
  expect(texts.filter((text) => text !== "·")).toEqual([
    ...["The Roost", "Open", "Open until 5:00 PM", "Wings and things.", "Food Truck", "1 sandwich"],
    ...["$$", "View Restaurant"],
  ]);
  const link = screen.getByRole("link", { name: "View Restaurant The Roost" });
  expect(link.getAttribute("href")).toBe("/restaurant/5");
});

test("it counts the sandwiches", async () => {
  expect(await showCard({ sandwichCount: 5 })).toContain("5 sandwiches");
});

test.each([
  [{}, "12:00", "Open", "Open until 5:00 PM"],
  [{}, "18:00", "Closed", "Opens Wed 9:00 AM"],
  [{ hoursOfOperation: null }, "12:00", "Closed", "Hours unavailable"],
  [{ locations: [always, midday] }, "12:00", "Open", "2 open, one around the clock"],
  [{ locations: [always, always] }, "12:00", "Open", "2 open, around the clock"],
  [{ locations: [always] }, "12:00", "Open", "Open around the clock"],
])("with %j at %s it is %s, %s", async (changes, hour, badge, line) => {
  const texts = await showCard(changes, hour);
  expect([texts.includes(badge), texts.includes(line)]).toEqual([true, true]);
});

test.each([
  [0.7, true],
  [null, false],
])("at %s miles the picture has its distance: %s", async (distanceMiles, isShown) => {
  const texts = await showCard({ distanceMiles });
  expect(texts.join(" ").includes("0.7 miles away")).toBe(isShown);
});

test("About tells its words, type, price range and count", async () => {
  await show(<AboutCard restaurant={roost} />);
  expect(readTexts(document.body)).toEqual([
    ...["About", "Wings and things.", "Type", "Food Truck", "Price range", "$$"],
    ...["Sandwiches", "1"],
  ]);
});
