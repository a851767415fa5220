import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { login } from "#contract/accounts.endpoints.ts";
import { countEntries, listEntries, removeEntry } from "#contract/collection.endpoints.ts";
import type { ListedEntry } from "#contract/collection.ts";
import { catalogue } from "#tests/dom/catalogue.ts";
import { henny, hotOne, kept } from "#tests/dom/examples.ts";
import type { FakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { readTexts } from "#tests/dom/read.ts";

const hot: ListedEntry = {
  ...kept,
  hasTried: true,
  isFavorite: true,
  sandwich: hotOne,
  isListed: true,
  ownRating: null,
};
const coldOne = { ...hotOne, id: 4, name: "Cold One" };
const cold: ListedEntry = {
  ...{ ...hot, id: 8, sandwichId: 4, hasTried: false, isFavorite: false, sandwich: coldOne },
};
const counts = { all: 2, tried: 1, favorites: 1, wantToTry: 1, restaurants: 0 };
const empty = { all: 0, tried: 0, favorites: 0, wantToTry: 0, restaurants: 0 };

const member = () => catalogue(henny).answer(countEntries, counts).answer(listEntries, [cold, hot]);

const here = () => location.pathname + location.search;
const tab = (name: string | RegExp) => screen.getByRole("tab", { name });
const tabs = () => screen.getAllByRole("tab").map((each) => readTexts(each).join(" "));
const names = () =>
  screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
/** The query of the newest request for the list. */
const lastAsked = (api: FakeApi) =>
  Object.fromEntries(
    new URLSearchParams(
      api
        .requested(listEntries)
        .findLast((address) => address.includes("include=sandwich"))
        ?.split("?")[1],
    ),
  );

test.each([
  ["/collection?tab=tried", "Nothing tried yet"],
  ["/wishlist", "No sandwiches in your wishlist"],
])("a visitor of %s logs in and comes back, to read: %s", async (address, text) => {
  const api = catalogue().answer(login, { user: henny }).answer(countEntries, empty);
  const user = await openPage(address, api);
  expect(location.pathname).toBe("/login");
  expect(new URLSearchParams(location.search).get("next")).toBe(address);
  await user.type(screen.getByLabelText("Username"), "henny");
  await user.type(screen.getByLabelText("Password"), "pickle brine{Enter}");
  await screen.findByText(text);
  expect(here()).toBe(address);
  expect(screen.queryByText("0 sandwiches")).toBeNull();
});

test("an empty wishlist leads to Explore", async () => {
  await openPage("/wishlist", member().answer(countEntries, empty).answer(listEntries, []));
  const panel = await screen.findByText("No sandwiches in your wishlist");
  const link = panel.parentElement?.querySelector("a");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual([
    "Explore Sandwiches",
    "/explore",
  ]);
});

test("the wishlist counts, narrows and searches", async () => {
  const api = member();
  const user = await openPage("/wishlist", api);
  screen.getByRole("heading", { level: 1, name: "My Wishlist" });
  expect(tabs()).toEqual(["All", "Tried", "Favorites", "Want to Try"]);
  await waitFor(() => expect(names()).toEqual(["Cold One"]));
  expect(lastAsked(api)).toMatchObject({ tab: "want-to-try" });
  expect(tab("Want to Try").getAttribute("aria-selected")).toBe("true");
  const counters = screen.getAllByRole("term").map((term) => term.parentElement);
  expect(counters.map((counter) => readTexts(counter))).toEqual([
    ["Total Tried", "1"],
    ["Favorites", "1"],
    ["Want to Try", "1"],
  ]);
  await user.click(tab("All"));
  await waitFor(() => expect(here()).toBe("/wishlist?tab=all"));
  await waitFor(() => expect(names()).toEqual(["Cold One", "Hot One"]));
  await user.click(tab("Want to Try"));
  await waitFor(() => expect(here()).toBe("/wishlist"));
  api.answer(listEntries, [hot]);
  tab("All").focus();
  await user.keyboard("{ArrowRight}{Enter}");
  await waitFor(() => expect(names()).toEqual(["Hot One"]));
  api.answer(listEntries, []);
  await user.type(screen.getByLabelText("Search your wishlist"), "zzz");
  await screen.findByText("None of them matches “zzz”.");
  expect(lastAsked(api)).toMatchObject({ tab: "tried", q: "zzz" });
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  await waitFor(() => expect(names()).toEqual(["Hot One"]));
});

test("the collection has its tabs with their numbers, is ordered and searched", async () => {
  const api = member();
  const user = await openPage("/collection", api);
  screen.getByRole("heading", { level: 1, name: "My Collection" });
  await screen.findByRole("heading", { level: 2, name: "2 sandwiches" });
  expect(tabs()).toEqual(["All 2", "Tried 1", "Favorites 1", "Want to try 1", "Restaurants 0"]);
  await user.selectOptions(screen.getByLabelText("Sort by"), "Recently tried");
  await waitFor(() => expect(here()).toBe("/collection?sort=tried"));
  await waitFor(() => expect(lastAsked(api)).toMatchObject({ sort: "tried" }));
  api.answer(listEntries, [hot]);
  await user.type(screen.getByLabelText("Search your collection"), "HONEY");
  await screen.findByRole("heading", { level: 2, name: "Matches for “HONEY”" });
  expect(here()).toBe("/collection?q=HONEY&sort=tried");
  await waitFor(() => expect(lastAsked(api)).toMatchObject({ q: "HONEY", sort: "tried" }));
});

test("what is removed leaves the list and its number at once", async () => {
  const api = member().answer(removeEntry, undefined);
  const user = await openPage("/collection", api);
  await waitFor(() => expect(names()).toEqual(["Cold One", "Hot One"]));
  api.answer(countEntries, { ...counts, all: 1, wantToTry: 0 });
  await user.click(screen.getByRole("button", { name: "More: Cold One" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
  await waitFor(() => expect(names()).toEqual(["Hot One"]));
  await screen.findByRole("heading", { level: 2, name: "1 sandwich" });
});

test("rows instead of cards, once chosen on the shelf, are those of the wishlist too", async () => {
  const list = () => screen.getByRole("link", { name: "Hot One" }).closest("ul")?.className;
  const user = await openPage("/collection", member());
  expect(list()).not.toContain("compact-rows");
  await user.click(screen.getByRole("button", { name: "Compact rows", pressed: false }));
  expect(list()).toContain("compact-rows");
  await openPage("/wishlist?tab=all", member());
  expect(list()).toContain("compact-rows");
  await user.click(screen.getByRole("button", { name: "Compact rows", pressed: true }));
  expect(list()).not.toContain("compact-rows");
});
