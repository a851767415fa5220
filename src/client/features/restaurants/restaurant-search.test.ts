import { expect, test } from "vitest";
import { readRestaurantSearch } from "./restaurant-search.ts";

test.each([
  [{}, {}],
  [{ tab: "reviews" }, { tab: "reviews" }],
  [
    { tab: "reviews", cursor: "WzEs" },
    { tab: "reviews", cursor: "WzEs" },
  ],
  [{ tab: "reviews", cursor: 7 }, { tab: "reviews" }],
  [{ tab: "gossip", cursor: "WzEs" }, {}],
])("%j is read as %j", (search, read) => {
  expect(readRestaurantSearch(search)).toEqual(read);
});
