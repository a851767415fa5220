import fc from "fast-check";
import { expect, test } from "vitest";
import { listRestaurants, listSandwiches } from "#contract/explore.endpoints.ts";
import { restaurantsQuery, sandwichesQuery } from "#contract/explore.ts";
import { exploreViews } from "#contract/explore-choices.ts";
import { exploreFilters, type Filter } from "#contract/explore-filters.ts";
import { listUrl } from "./explore.queries.ts";
import { readExploreSearch } from "./explore-search.ts";

test("the API is asked for what the address says, under its own names", () => {
  const search = { q: "a&b", near: "1,2", place: "Here", within: 2, heat: 3, saved: 1 } as const;
  expect(listUrl(listSandwiches, search, true)).toBe(
    "/api/sandwiches?q=a%26b&near=1%2C2&within=2&heat=3&saved=1&limit=24",
  );
});

test("a visitor has no collection, and a place that nobody found no distance", () => {
  const search = { saved: 1, untried: 1, place: "Atlantis", within: 2, sort: "distance" } as const;
  expect(listUrl(listSandwiches, search, false)).toBe("/api/sandwiches?limit=24");
});

const lists = {
  sandwiches: { endpoint: listSandwiches, query: sandwichesQuery },
  restaurants: { endpoint: listRestaurants, query: restaurantsQuery },
};

/** Valid and invalid values of a filter. */
function typedValue(filter: Filter): fc.Arbitrary<unknown> {
  const words = "words" in filter ? [...filter.words, filter.words.join(",")] : [];
  const bounds = filter.kind === "number" ? [filter.min, filter.max, filter.max + 1] : [];
  return fc.oneof(fc.constantFrom(undefined, 1, true, -1, 2.5, ...words, ...bounds), fc.string());
}

test("whatever an address says, the API takes what is made of it", () => {
  const address = fc.record({
    ...Object.fromEntries(
      Object.entries<Filter>(exploreFilters).map(([name, filter]) => [name, typedValue(filter)]),
    ),
    view: fc.constantFrom(...exploreViews),
    q: fc.string({ maxLength: 300 }),
    sort: fc.constantFrom("distance", "price", "rank", "name", "colour"),
    place: fc.constantFrom("Portland", "45.5,-122", undefined),
  });
  fc.assert(
    fc.property(address, fc.boolean(), (raw, isMember) => {
      const { endpoint, query } = lists[raw.view];
      const [, written] = listUrl(endpoint, readExploreSearch(raw), isMember).split("?");
      const parsed = query.safeParse(Object.fromEntries(new URLSearchParams(written)));
      expect(parsed.error?.issues).toBeUndefined();
    }),
  );
});
