import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { listMenu } from "#contract/restaurants.endpoints.ts";
import { explainScore } from "#contract/sandwiches.endpoints.ts";
import type { Sandwich, SandwichScore } from "#contract/sandwiches.ts";
import { catalogue } from "#tests/dom/catalogue.ts";
import { hotOne } from "#tests/dom/examples.ts";
import type { FakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";

const early: SandwichScore = {
  reviewCount: 2,
  mean: 5,
  catalogueMean: 3.9,
  ranked: 4.21,
  place: 3,
  above: { id: 8, name: "Big Hen", averageRating: 4.4, reviewCount: 30, ranked: 4.33 },
  below: { id: 9, name: "Newcomer", averageRating: 0, reviewCount: 0, ranked: 3.9 },
};

const explain = (score: SandwichScore) =>
  askWhy("/sandwich/3", catalogue().answer(explainScore, score), /“Best first” counts every/);

const explainMenu = (menu: Sandwich[]) =>
  askWhy("/restaurant/5", catalogue().answer(listMenu, menu), /The score is the average/);

async function askWhy(address: string, api: FakeApi, part: RegExp) {
  const user = await openPage(address, api);
  const button = await screen.findByRole("button", { name: "Why this score?" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await user.click(button);
  await screen.findByText(part);
  return document.getElementById(button.getAttribute("aria-controls") ?? "")?.textContent;
}

test("one tap says how many ratings, what the order uses and who stands beside it", async () => {
  const text = await explain(early);
  expect(text).toContain("Early score: 2 ratings by members, 5.00 stars on average.");
  expect(text).toContain("five more ratings of 3.90 stars, the average of all sandwiches");
  expect(text).toContain("Together with its own that makes 4.21.");
  expect(text).toContain("That is place 3.");
  expect(text).toContain("Just above is Big Hen with 4.33 from 30 ratings.");
  expect(text).toContain("Just below is Newcomer with 3.90 from 0 ratings.");
});

test("five ratings are no early score, and none say so", async () => {
  expect(await explain({ ...early, reviewCount: 5 })).not.toContain("Early score");
});

test("a sandwich without ratings stands at the average", async () => {
  const text = await explain({ ...early, reviewCount: 0, mean: 0, place: null, above: null });
  expect(text).toContain("Nobody has rated it yet.");
  expect(text).toContain("Without ratings of its own it stands at that average.");
  expect(text).toContain("That is behind the first thousand.");
});

test("a restaurant's score says how many ratings of how many sandwiches it is made of", async () => {
  const rated = { ...hotOne, reviewCount: 4 };
  const unrated = { ...hotOne, id: 4, reviewCount: 0, averageRating: 0 };
  const early = await explainMenu([rated, unrated]);
  expect(early).toContain("Early score: 4 ratings by members, of 1 of its 2 sandwiches.");
  expect(early).toContain("Every rating counts the same");
  const grown = await explainMenu([rated, { ...rated, id: 6, reviewCount: 1 }, unrated]);
  expect(grown).toMatch(/^5 ratings by members, of 2 of its 3 sandwiches\./);
});
