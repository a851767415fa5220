import { expect, test } from "vitest";
import { restaurantHead } from "#client/features/restaurants/restaurant-head.ts";
import { reviewsHead, sandwichHead } from "#client/features/sandwiches/sandwich-head.ts";
import { pageHead, unlistedHead } from "./page-head.ts";

const isKept = ({ meta }: { meta: object[] }) =>
  !meta.some((tag) => "name" in tag && tag.name === "robots");

test("search engines keep a page under its one address", () => {
  const url = "https://cluck.example/explore";
  const head = pageHead({ title: "Explore", description: "All of them", url });
  expect(isKept(head)).toBe(true);
  expect(head.links).toEqual([{ rel: "canonical", href: url }]);
  expect(head.meta).toContainEqual({ property: "og:url", content: url });
});

test("search engines keep no page that says there is nothing, nor one for the team", () => {
  const origin = "https://cluck.example";
  const nothing = [
    restaurantHead(undefined, [], origin),
    sandwichHead(undefined, undefined, origin),
    reviewsHead(undefined, origin),
    unlistedHead("Members"),
  ];
  for (const head of nothing) expect(isKept(head)).toBe(false);
});
