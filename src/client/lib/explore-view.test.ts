import { expect, test } from "vitest";
import { readExploreViewCookie } from "./explore-view.ts";

// proves: explore-6
test("the cookie tells the server which view the person left", () => {
  expect(readExploreViewCookie("a=1; exploreView=restaurants; b=2")).toBe("restaurants");
  expect(readExploreViewCookie("exploreView=pies")).toBeUndefined();
  expect(readExploreViewCookie("myexploreView=restaurants")).toBeUndefined();
  expect(readExploreViewCookie(null)).toBeUndefined();
});
