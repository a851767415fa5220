import { expect, test } from "vitest";
import { readCollectionSearch, readWishlistSearch } from "./collection-search.ts";

test("what an address says comes back as it was written", () => {
  const search = { tab: "want-to-try", q: "hot", sort: "mine", cursor: "abc" } as const;
  expect(readCollectionSearch(search)).toEqual(search);
  const wishlist = { ...search, tab: "all" } as const;
  expect(readWishlistSearch(wishlist)).toEqual(wishlist);
});

test("what is as usual, unknown or wrong is left out", () => {
  for (const raw of [
    {},
    { tab: "all", sort: "newest", q: " " },
    { tab: "eaten", sort: "colour" },
  ]) {
    expect(JSON.stringify(readCollectionSearch(raw))).toBe("{}");
  }
  expect(JSON.stringify(readWishlistSearch({ tab: "want-to-try" }))).toBe("{}");
});

test("restaurants stand on the collection alone, in their own order", () => {
  const raw = { tab: "restaurants", q: "coop", sort: "mine" };
  expect(readCollectionSearch(raw)).toEqual({ tab: "restaurants", q: "coop" });
  expect(readWishlistSearch(raw).tab).toBeUndefined();
});
