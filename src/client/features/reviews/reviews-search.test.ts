import { expect, test } from "vitest";
import { readReviewsSearch } from "./reviews-search.ts";

test.each([
  [{}, {}],
  [{ sort: "newest" }, {}],
  [{ sort: "highest" }, { sort: "highest" }],
  [{ sort: "rudest", cursor: 7 }, {}],
  [
    { sort: "lowest", cursor: "WzEs", page: "2" },
    { sort: "lowest", cursor: "WzEs" },
  ],
  [{ from: 12 }, { from: 12 }],
  [{ from: "the start" }, {}],
])("%j is read as %j", (search, read) => {
  expect(readReviewsSearch(search)).toEqual(read);
});
