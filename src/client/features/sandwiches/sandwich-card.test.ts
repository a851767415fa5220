import { createElement } from "react";
import { expect, test } from "vitest";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import type { Api } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { drawInPage, wordsOf } from "#tests/support/draw-in-page.ts";
import { SandwichCard } from "./sandwich-card.tsx";

const sandwich = {
  id: 3,
  name: "Hot One",
  restaurantName: "The Roost",
  description: "Crisp and long.",
  price: 11.5,
  image: null,
  ingredients: ["brioche"],
  spiceLevel: 4,
  averageRating: 4.25,
  reviewCount: 1,
  tags: ["Fried", "Hot", "Brioche", "Late"].map((name, id) => ({ id, name })),
} as unknown as Sandwich;

async function draw(changes: Partial<Sandwich> = {}) {
  const queryClient = createQueryClient({} as Api);
  queryClient.setQueryData(viewerQuery.queryKey, null);
  const card = createElement(SandwichCard, { sandwich: { ...sandwich, ...changes } });
  return drawInPage(queryClient, card);
}

// proves: sandwich-card-1, sandwich-card-7
test("a card shows name, place, rating, words, three tags at most and the price", async () => {
  expect(wordsOf(await draw())).toEqual([
    "Hot One",
    "The Roost",
    "4.3",
    "(1 rating)",
    "Crisp and long.",
    "Fried",
    "Hot",
    "Brioche",
    "$11.50",
    "View Details",
  ]);
});

// proves: sandwich-card-11, sandwich-card-12
test("it leads to the sandwich, and has its two buttons", async () => {
  const html = await draw();
  expect(html).toMatch(/<a aria-label="View Details of Hot One"[^>]* href="\/sandwich\/3"/);
  expect(html).toContain('aria-label="Wishlist: Hot One"');
  expect(html).toContain('aria-label="Favorite: Hot One"');
});

// proves: sandwich-card-2
test("without a photo it has a drawing, with one the photo", async () => {
  expect(await draw()).toMatch(/<img src="\/drawings\/\d+\/sandwich-\d+-4-brioche\.svg" alt=""/);
  const image = { url: "/images/k/800.webp", width: 800, height: 600, widths: [800], preview: "" };
  expect(await draw({ image })).toMatch(/<img[^>]+src="\/images\/k\/800.webp"/);
});

// proves: sandwich-card-14
test("a restaurant that nobody knows is said to be unknown", async () => {
  expect(wordsOf(await draw({ restaurantName: "" }))).toContain("Unknown Restaurant");
});

// proves: hours-17
test("a distance is on the picture when it is known", async () => {
  expect(wordsOf(await draw({ distanceMiles: 0.7 })).join(" ")).toContain("0.7 miles away");
  expect(wordsOf(await draw({ distanceMiles: null })).join(" ")).not.toContain("away");
});
