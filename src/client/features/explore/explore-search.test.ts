import { describe, expect, test } from "vitest";
import { readExploreSearch } from "./explore-search.ts";

/** Without undefined values. */
const read = (address: string) =>
  JSON.parse(JSON.stringify(readExploreSearch(Object.fromEntries(new URLSearchParams(address)))));

test("every filter comes back as it was written", () => {
  const sandwiches = {
    q: 'the "hot" one',
    view: "sandwiches",
    sort: "price-desc",
    minPrice: 7.5,
    maxPrice: 12,
    heat: 3,
    without: "gluten,eggs",
    organic: true,
    tag: "Nashville",
    minRating: 4.5,
    untried: 1,
    openNow: 1,
    near: "45.523,-122.676",
    place: "Portland",
    within: 2,
    saved: 1,
    cursor: "abc",
  };
  expect(readExploreSearch(sandwiches)).toEqual(sandwiches);
  const restaurants = {
    q: undefined,
    view: "restaurants",
    sort: "newest",
    priceRange: "$,$$$",
    restaurantType: "Food Truck",
  };
  expect(readExploreSearch(restaurants)).toMatchObject(restaurants);
});

describe("the view", () => {
  test("is sandwiches for a search without one", () => {
    expect(read("q=hot")).toEqual({ q: "hot", view: "sandwiches" });
    expect(read("openNow=1")).toEqual({ view: "sandwiches", openNow: 1 });
  });
  test("stays open for the remembered one when nothing is asked for", () => {
    expect(read("")).toEqual({});
    expect(read("q=++&view=pies")).toEqual({});
  });
});

test.each([
  "heat=6",
  "heat=hot",
  "heat=2.5",
  "heat=0",
  "minPrice=-1",
  "maxPrice=",
  "maxPrice=1e9",
  "minRating=5.5",
  "without=nuts",
  "openNow=yes",
  "openNow=0",
  "organic=false",
  "sort=colour",
  "sort=rank",
  "near=91,0",
  "near=here",
  "within=5",
  "sort=distance",
  "restaurantType=Deli",
])("%s is left out", (value) => {
  expect(read(`view=sandwiches&${value}`)).toEqual({ view: "sandwiches" });
});

test("a switch is on by either of its spellings, and the address then has its own", () => {
  expect(read("openNow=true&organic=1")).toMatchObject({ openNow: 1, organic: true });
});

test("what belongs to sandwiches means nothing for restaurants", () => {
  expect(read("view=restaurants&heat=3&untried=1&sort=rating")).toEqual({ view: "restaurants" });
});

test("boxes of a form with one name are one list, in our order", () => {
  expect(readExploreSearch({ without: ["eggs", "gluten"] }).without).toBe("gluten,eggs");
});

test("a place is rounded, and goes by its coordinates when it has no name", () => {
  expect(read("near=45.52345,-122.67649&sort=distance")).toEqual({
    view: "sandwiches",
    sort: "distance",
    near: "45.523,-122.676",
    place: "45.523,-122.676",
  });
  expect(read("place=45.5,-122&within=1")).toMatchObject({ near: "45.5,-122", within: 1 });
});

test("a typed place waits for its coordinates with the distance that was asked for", () => {
  expect(read("place=Portland&within=2&sort=distance")).toMatchObject({
    within: 2,
    sort: "distance",
  });
});

test("a distance that the API would refuse is left out", () => {
  expect(read("near=45.5,-122&within=0.001")).not.toHaveProperty("within");
});

test("a search is cut at its longest", () => {
  expect(read(`q=${"a".repeat(300)}`).q).toHaveLength(200);
});
