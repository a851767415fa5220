import { expect, test } from "vitest";
import { exploreFilters, type Filter } from "#contract/explore-filters.ts";
import { activeFilters, withoutFilters } from "./active-filters.tsx";
import type { ExploreSearch } from "./explore-search.ts";

const search: ExploreSearch = {
  q: "hot",
  view: "sandwiches",
  sort: "distance",
  openNow: 1,
  untried: 1,
  saved: 1,
  near: "1,2",
  place: "Here",
  within: 2,
  maxPrice: 12.5,
  without: "gluten,eggs",
};
const labels = (isMember: boolean) =>
  activeFilters(search, { isMember, unit: "miles" }).map(({ label }) => label);

test("each filter is named; the search, the place and the order are none", () => {
  const shared = ["Within 2 miles", "Up to $12.50", "No gluten", "No egg"];
  expect(labels(true)).toEqual(["Open now", "Not yet tried", "Saved only", ...shared]);
  expect(labels(false)).toEqual(["Open now", ...shared]);
});

test.each(Object.entries<Filter>(exploreFilters))("the chip of %s is filled in", (name, filter) => {
  const value = filter.kind === "switch" ? filter.on : "words" in filter ? filter.words[0] : 2;
  const [chip] = activeFilters({ near: "1,2", [name]: value }, { isMember: true, unit: "km" });
  expect(chip?.label).toMatch(/^[^{}]+$/);
  expect(chip?.removal).toEqual({ [name]: undefined });
});

test("organic sandwiches are asked for by name", () => {
  const [filter] = activeFilters({ organic: true }, { isMember: false, unit: "km" });
  expect(filter).toEqual({ label: "Organic only", removal: { organic: undefined } });
});

test("taking one away leaves the others", () => {
  const filters = activeFilters(search, { isMember: true, unit: "km" });
  const gluten = filters.find(({ label }) => label === "No gluten");
  expect(gluten?.removal).toEqual({ without: "eggs" });
});

test("clearing them keeps the search, the place and the order", () => {
  const { q, view, sort, near, place } = search;
  expect(withoutFilters(search)).toEqual({ q, view, sort, near, place });
});
