import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { listRestaurants, listSandwiches, suggestSpelling } from "#contract/explore.endpoints.ts";
import { chosenLooks } from "#contract/looks.ts";
import { catalogue, one } from "#tests/dom/catalogue.ts";
import { hotOne, photo, roost } from "#tests/dom/examples.ts";
import { openPage } from "#tests/dom/page.tsx";

const query = () => Object.fromEntries(new URLSearchParams(location.search));
const tab = (name: string) => screen.getByRole("tab", { name });
const box = () => screen.getByRole<HTMLInputElement>("searchbox");

const noSandwiches =
  "No chicken sandwiches found matching your criteria. Try adjusting your filters";
const noRestaurants = "No restaurants found matching your criteria. Try adjusting your filters";

const canonical = () =>
  document
    .querySelector('link[rel="canonical"]')
    ?.getAttribute("href")
    ?.replace(/^.*?(?=\/explore)/, "");

test.each([
  ["?view=sandwiches&heat=2", "Explore Chicken Sandwiches · Cluck", "/explore"],
  [
    "?q=hot&view=restaurants&openNow=1",
    "Restaurants for “hot” · Cluck",
    "/explore?q=hot&view=restaurants",
  ],
])("%s has its title and its one address for search engines", async (search, title, address) => {
  await openPage(`/explore${search}`, catalogue());
  expect(document.title).toBe(title);
  expect(canonical()).toBe(address);
});

test("a phone's lists become rows, and stay so", async () => {
  const user = await openPage("/explore", catalogue());
  const list = () =>
    screen.getByRole("link", { name: "View Details of Hot One" }).closest("ul > li")?.parentElement;
  expect(list()?.className).not.toContain("compact-rows");
  const button = screen.getByRole("button", { name: "Compact rows", pressed: false });
  await user.click(button);
  expect(list()?.className).toContain("compact-rows");
  expect(chosenLooks(document.cookie)).toEqual(["compactRows"]);
  await user.click(screen.getByRole("button", { name: "Compact rows", pressed: true }));
  expect(list()?.className).not.toContain("compact-rows");
  expect(chosenLooks(document.cookie)).toEqual([]);
});

test("whoever prefers drawings gets them of every sandwich, and can have the photos back", async () => {
  const taken = { ...hotOne, image: photo };
  const plain = { ...hotOne, id: 4, name: "Cold One" };
  const user = await openPage("/explore", catalogue().answer(listSandwiches, [taken, plain]));
  const drawn = () =>
    [...document.querySelectorAll(".card img")].map((img) =>
      img.getAttribute("src")?.startsWith("/drawings/"),
    );
  expect(drawn()).toEqual([false, true]);
  await user.click(screen.getByRole("button", { name: "Show drawings" }));
  expect(drawn()).toEqual([true, true]);
  expect(chosenLooks(document.cookie)).toEqual(["drawings"]);
  await user.click(screen.getByRole("button", { name: "Show photos" }));
  expect(drawn()).toEqual([false, true]);
  expect(chosenLooks(document.cookie)).toEqual([]);
});

test("where nothing has a photo there is nothing to choose", async () => {
  await openPage("/explore", catalogue());
  expect(screen.queryByRole("button", { name: "Show drawings" })).toBeNull();
});

test("without a view a search is for sandwiches", async () => {
  await openPage("/explore?q=honey", catalogue());
  expect(query()).toEqual({ q: "honey", view: "sandwiches" });
  expect(tab("Chicken Sandwiches").getAttribute("aria-selected")).toBe("true");
});

test.each(["2024", "true", `% _ "hot" ' 🍗 a+b \\`])("a search for %s is just text", async (q) => {
  const api = catalogue();
  await openPage(`/explore?${new URLSearchParams({ q, view: "restaurants" })}`, api);
  expect(box().value).toBe(q);
  const asked = new URLSearchParams(api.requested(listRestaurants)[0]?.split("?")[1]);
  expect(asked.get("q")).toBe(q);
});

test("the tabs are reached and chosen by keyboard", async () => {
  const user = await openPage("/explore?view=sandwiches", catalogue());
  tab("Chicken Sandwiches").focus();
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(tab("Restaurants"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(query()).toEqual({ view: "restaurants" }));
  expect(document.activeElement).toBe(tab("Restaurants"));
});

test("Enter and the Search button search, the clear button clears, and the box keeps the focus", async () => {
  const user = await openPage("/explore?view=sandwiches", catalogue());
  await user.type(box(), " hot {Enter}");
  await screen.findByRole("heading", { level: 2, name: "1 sandwich for “hot”" });
  await waitFor(() => expect(query()).toEqual({ q: "hot", view: "sandwiches" }));
  expect(document.activeElement).toBe(box());
  await user.clear(box());
  await user.type(box(), "CRISP");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(query()["q"]).toBe("CRISP"));
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  await waitFor(() => expect(query()).toEqual({ view: "sandwiches" }));
  expect(box().value).toBe("");
  expect(document.activeElement).toBe(box());
});

test.each([
  ["sandwiches", listSandwiches, noSandwiches, "1 sandwich"],
  ["restaurants", listRestaurants, noRestaurants, "1 restaurant"],
] as const)(
  "nothing found among %s says so, and offers the nearest spelling",
  async (view, list, text, whole) => {
    const api = catalogue()
      .answer(list, [])
      .answer(suggestSpelling, { suggestion: "katsu", ingredients: [] });
    const user = await openPage(`/explore?q=katsuu&view=${view}`, api);
    await screen.findByText(text);
    const found = await screen.findByRole("link", { name: "katsu" });
    expect(found.parentElement?.textContent).toBe("Did you mean katsu?");
    const clear = screen.getByRole("link", { name: "Clear search and filters" });
    expect(clear.getAttribute("href")).toBe(`/explore?view=${view}`);
    if (list === listSandwiches) api.answer(list, [hotOne], one);
    else api.answer(listRestaurants, [roost], one);
    await user.click(found);
    await screen.findByRole("heading", { level: 2, name: `${whole} for “katsu”` });
    expect(query()).toEqual({ q: "katsu", view });
  },
);

test("a list that cannot be loaded says so and can be tried again", async () => {
  const api = catalogue().refuse(listSandwiches, 503);
  const user = await openPage("/explore?view=sandwiches", api);
  await screen.findByText("The list could not be loaded");
  api.answer(listSandwiches, [hotOne], one);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("link", { name: "View Details of Hot One" });
});

test("a next page that cannot be loaded can be tried again", async () => {
  const more = { ...one, Link: '</api/sandwiches?cursor=more>; rel="next"' };
  const api = catalogue().answer(listSandwiches, [hotOne], more);
  const user = await openPage("/explore?view=sandwiches", api);
  api.refuse(listSandwiches, 503);
  await user.click(await screen.findByRole("link", { name: "Load more" }));
  await screen.findByText("The next page could not be loaded.");
  screen.getByRole("link", { name: "View Details of Hot One" });
  api.answer(listSandwiches, [{ ...hotOne, id: 4, name: "Cold One" }], one);
  await user.click(screen.getByRole("link", { name: "Try again" }));
  await screen.findByRole("link", { name: "View Details of Cold One" });
  screen.getByRole("link", { name: "View Details of Hot One" });
  expect(screen.queryByRole("link", { name: "Load more" })).toBeNull();
});
