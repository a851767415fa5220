import { describe, expect, test } from "vitest";
import { addPage, findOrigin, lastExplore, lastVisit } from "./navigation-history.ts";

const walk = (...hrefs: string[]) => hrefs.reduce<readonly string[]>(addPage, []);

describe("addPage", () => {
  test("keeps the last ten", () => {
    const hrefs = Array.from({ length: 12 }, (_, page) => `/restaurant/${page + 1}`);
    expect(walk(...hrefs)).toEqual(hrefs.slice(2));
  });

  test("a page that changes its search is the same page, as it was last", () => {
    expect(walk("/explore", "/explore?q=hot", "/EXPLORE?q=hot&view=sandwiches")).toEqual([
      "/EXPLORE?q=hot&view=sandwiches",
    ]);
  });

  test("forgets the dialog over a page", () => {
    expect(walk("/explore?q=hot", "/explore?q=hot&sandwich=3")).toEqual(["/explore?q=hot"]);
  });
});

describe("findOrigin", () => {
  const origin = (...hrefs: string[]) => findOrigin(walk(...hrefs), "/sandwich/3");

  test.each([
    [["/restaurant/2?tab=reviews", "/sandwich/3"], "/restaurant/2?tab=reviews"],
    [["/restaurant/2", "/sandwich/3", "/Sandwich/3/reviews", "/sandwich/3"], "/restaurant/2"],
    [["/collection", "/sandwich/3", "/login?next=/sandwich/3", "/sandwich/3"], "/collection"],
    [["/restaurant/2", "/sandwich/33", "/sandwich/3"], "/sandwich/33"],
    [["/sandwich/3"], undefined],
  ])("of %j is %s", (hrefs, expected) => expect(origin(...hrefs)).toBe(expected));
});

test("lastVisit is a page as it was left, with its search and its page", () => {
  const table = "/admin/restaurants?q=hen&cursor=abc";
  const edit = ["/edit-restaurant?id=1", "/edit-restaurant?id=1&tab=menu"];
  expect(lastVisit(walk("/admin/restaurants", table, ...edit), "/admin/restaurants")).toBe(table);
  expect(lastVisit(walk("/", ...edit), "/admin/restaurants")).toBeUndefined();
});

test("lastExplore remembers the search parameters", () => {
  expect(lastExplore(walk("/explore?q=hot", "/sandwich/3"))).toBe("/explore?q=hot");
  expect(lastExplore(walk("/", "/sandwich/3"))).toBeUndefined();
});
