import { expect, test } from "vitest";
import { readReviewsSearch, reviewsHref } from "./reviews-search.ts";

test.each([
  [{}, {}, "/sandwich/3/reviews"],
  [{ sort: "newest" }, {}, "/sandwich/3/reviews"],
  [{ sort: "highest" }, { sort: "highest" }, "/sandwich/3/reviews?sort=highest"],
  [{ sort: "rudest", cursor: 7 }, {}, "/sandwich/3/reviews"],
  [
    { sort: "lowest", cursor: "WzEs", page: "2" },
    { sort: "lowest", cursor: "WzEs" },
    "/sandwich/3/reviews?sort=lowest&cursor=WzEs",
  ],
  [{ from: 12 }, { from: 12 }, "/sandwich/3/reviews"],
  [{ from: "the start" }, {}, "/sandwich/3/reviews"],
])("%j is read as %j, which is %s", (search, read, href) => {
  expect(readReviewsSearch(search)).toEqual(read);
  expect(reviewsHref(3, read as ReturnType<typeof readReviewsSearch>)).toBe(href);
});
