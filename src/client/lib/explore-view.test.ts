import { expect, test } from "vitest";
import { exploreViewOfCookie } from "./explore-view.ts";

// proves: explore-6
test("the cookie tells the server which view the person left", () => {
  expect(exploreViewOfCookie("a=1; exploreView=restaurants; b=2")).toBe("restaurants");
  expect(exploreViewOfCookie("exploreView=pies")).toBeUndefined();
  expect(exploreViewOfCookie("myexploreView=restaurants")).toBeUndefined();
  expect(exploreViewOfCookie(null)).toBeUndefined();
});
