import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Price } from "#client/ui/price.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { hotOne, photo } from "#tests/dom/examples.ts";
import { show } from "#tests/dom/page.tsx";
import { readTexts } from "#tests/dom/read.ts";
import { RatingSummary, SpiceBadge } from "./sandwich-badges.tsx";
import { SandwichCard } from "./sandwich-card.tsx";

async function showCard(changes: Partial<Sandwich> = {}) {
  await show(<SandwichCard sandwich={{ ...hotOne, ...changes }} />);
  return document.body;
}

test("a card shows name, place, rating, words, three tags at most and the price", async () => {
  expect(readTexts(await showCard())).toEqual([
    ...["Hot One", "The Roost", "4.3", "(1 rating)", "Crisp and long."],
    ...["Fried", "Hot", "Brioche", "$11.50", "View Details"],
  ]);
});

test.each([
  ["21:00", "12 Elm St, Portland", "Open until 10:00 PM at 12 Elm St"],
  ["21:00", null, "Open until 10:00 PM"],
  ["22:00", "12 Elm St, Portland", "Opens Wed 9:00 AM at 12 Elm St"],
])("in a list of what is open it says until when: at %s, %j, %s", async (time, address, line) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2026-03-04T${time}:00Z`) });
  const hoursOfOperation = { wednesday: "9:00 AM - 10:00 PM" };
  const openAt = { address, hoursOfOperation, timeZone: "UTC" };
  await showCard({ openAt });
  await screen.findByText(line);
});

test("it leads to the sandwich, and has its two buttons", async () => {
  await showCard();
  const link = screen.getByRole("link", { name: "View Details of Hot One" });
  expect(link.getAttribute("href")).toBe("/sandwich/3");
  screen.getByRole("button", { name: "Wishlist: Hot One" });
  screen.getByRole("button", { name: "Favorite: Hot One" });
});

test("without a photo it has a drawing", async () => {
  const card = await showCard();
  const drawing = card.querySelector("img");
  expect(drawing?.alt).toBe("");
  expect(drawing?.getAttribute("src")).toMatch(/^\/drawings\/\d+\/sandwich-\d+-4-brioche\.svg$/);
});

test("with a photo it has that", async () => {
  const card = await showCard({ image: photo });
  expect(card.querySelector("img")?.getAttribute("src")).toBe(photo.url);
});

test("a restaurant that nobody knows is said to be unknown", async () => {
  expect(readTexts(await showCard({ restaurantName: "" }))).toContain("Unknown Restaurant");
});

test.each([
  [0.7, true],
  [null, false],
])("at %s miles the picture has its distance: %s", async (distanceMiles, isShown) => {
  const card = await showCard({ distanceMiles });
  expect(card.textContent?.includes("0.7 miles away")).toBe(isShown);
});

test.each([
  [4.25, 2, ["4.3", "(2 ratings)"]],
  [5, 1, ["5.0", "(1 rating)"]],
  [0, 0, ["0.0", "(0 ratings)"]],
])("an average of %d from %d reads %j", (averageRating, reviewCount, texts) => {
  const { container } = render(
    <RatingSummary averageRating={averageRating} reviewCount={reviewCount} />,
  );
  expect(readTexts(container)).toEqual(texts);
});

test.each([
  [13.5, "$13.50"],
  [9, "$9.00"],
  [0, "Price not listed"],
])("the price %d is shown as %s", (value, text) => {
  expect(render(<Price value={value} />).container.textContent).toBe(text);
});

test.each([
  [0, ""],
  [2, ""],
  [3, "Spicy"],
  [4, "Very Spicy"],
  [5, "Very Spicy"],
])("heat %d says %j", (spiceLevel, text) => {
  expect(render(<SpiceBadge spiceLevel={spiceLevel} />).container.textContent).toBe(text);
});
