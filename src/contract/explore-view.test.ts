import { expect, test } from "vitest";
import { exploreViewOfCookies } from "./explore-view.ts";

test("the cookie tells the server which view the person left", () => {
  expect(exploreViewOfCookies("a=1; exploreView=restaurants; b=2")).toBe("restaurants");
  expect(exploreViewOfCookies("exploreView=pies")).toBeUndefined();
  expect(exploreViewOfCookies("myexploreView=restaurants")).toBeUndefined();
  expect(exploreViewOfCookies(null)).toBeUndefined();
});
