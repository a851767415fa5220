import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { listEntries, listSavedRestaurants } from "#contract/collection.endpoints.ts";
import { listRestaurants, listSandwiches, listTags } from "#contract/explore.endpoints.ts";
import { totalCountHeader } from "#contract/explore-choices.ts";
import { henny, hotOne, roost } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast } from "#tests/dom/read.ts";

const one = { [totalCountHeader]: "1" };

const catalogue = (viewer: typeof henny | null = null) =>
  fakeApi(viewer)
    .answer(listSandwiches, [hotOne], one)
    .answer(listRestaurants, [roost], one)
    .answer(listTags, [{ id: 1, name: "Hot", type: "style" }])
    .answer(listEntries, [])
    .answer(listSavedRestaurants, []);

const filters = () => within(screen.getByRole("form", { name: "Filters" }));
const chips = () =>
  within(screen.getByRole("list", { name: "Active filters" }))
    .queryAllByRole("link", { name: /^Remove filter: / })
    .map((chip) => chip.textContent);
const query = () => Object.fromEntries(new URLSearchParams(location.search));

// proves: explore-30, explore-31
test("each control of the sandwiches puts its filter into the address, with a chip", async () => {
  const api = catalogue();
  const user = await openPage("/explore?view=sandwiches", api);
  await user.click(filters().getByRole("switch", { name: "Organic only" }));
  await user.click(filters().getByRole("radio", { name: "At least 3 of 5" }));
  await user.click(filters().getByRole("radio", { name: "At least 4 stars" }));
  await user.click(filters().getByRole("checkbox", { name: /gluten/ }));
  await user.selectOptions(filters().getByRole("combobox", { name: "Tag" }), "Hot");
  await user.type(filters().getByRole("spinbutton", { name: "Highest price" }), "12{Enter}");
  await waitFor(() => expect(chips()).toHaveLength(6));
  await waitFor(() => expect(query()).toMatchObject({ heat: "3", minRating: "4", maxPrice: "12" }));
  expect(query()).toMatchObject({ without: "gluten", tag: "Hot", organic: "true" });
  const asked = api.requested(listSandwiches).at(-1) ?? "";
  expect(Object.fromEntries(new URLSearchParams(asked.split("?")[1]))).toMatchObject({
    ...{ heat: "3", minRating: "4", maxPrice: "12", without: "gluten", tag: "Hot" },
  });
});

test("a chip takes its filter away, and Clear filters all of them", async () => {
  const user = await openPage(
    "/explore?view=sandwiches&heat=3&openNow=1&organic=true",
    catalogue(),
  );
  expect(chips()).toHaveLength(3);
  await user.click(screen.getByRole("link", { name: "Remove filter: Organic only" }));
  await waitFor(() => expect(query()).not.toHaveProperty("organic"));
  expect(query()).toMatchObject({ heat: "3", openNow: "1" });
  expect(filters().getByRole<HTMLInputElement>("switch", { name: "Organic only" }).checked).toBe(
    false,
  );
  await user.click(screen.getByRole("link", { name: "Clear filters" }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Active filters" })).toBeNull());
  expect(query()).toEqual({ view: "sandwiches" });
});

// proves: explore-27
test("a lowest price above the highest is said at the fields, and the address stays", async () => {
  await openPage("/explore?view=sandwiches&minPrice=20&maxPrice=10", catalogue());
  for (const name of ["Lowest price", "Highest price"])
    filters().getByRole("spinbutton", {
      name,
      description: "The lowest price is above the highest.",
    });
  expect(query()).toMatchObject({ minPrice: "20", maxPrice: "10" });
});

// proves: explore-16
test("a visitor who wants their saved sandwiches is asked to log in", async () => {
  const user = await openPage("/explore?view=sandwiches", catalogue());
  await user.click(filters().getByRole("switch", { name: /saved/i }));
  expect(await findToast("Login required")).toContain(
    "Please log in to see your saved sandwiches.",
  );
  await waitFor(() => expect(location.pathname).toBe("/login"));
  expect(query()["next"]).toContain("saved=1");
});

// proves: explore-15
test("a member's own switch narrows the list to what they saved", async () => {
  const api = catalogue(henny);
  const user = await openPage("/explore?view=sandwiches", api);
  await user.click(filters().getByRole("switch", { name: /saved/i }));
  await waitFor(() => expect(query()["saved"]).toBe("1"));
  await waitFor(() => expect(api.requested(listSandwiches).at(-1)).toContain("saved"));
});

// proves: explore-14
test("restaurants are narrowed by price ranges and type", async () => {
  const user = await openPage("/explore?view=restaurants", catalogue());
  await user.click(filters().getByRole("checkbox", { name: "$$" }));
  await user.click(filters().getByRole("checkbox", { name: "$$$" }));
  await user.selectOptions(filters().getByRole("combobox", { name: "Type" }), "Food Truck");
  await waitFor(() =>
    expect(query()).toMatchObject({ priceRange: "$$,$$$", restaurantType: "Food Truck" }),
  );
});

// proves: explore-2, explore-3
test("Enter and the Search button search, and the clear button clears", async () => {
  const user = await openPage("/explore?view=sandwiches", catalogue());
  const box = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search for sandwiches" });
  await user.type(box, " hot {Enter}");
  await waitFor(() => expect(query()["q"]).toBe("hot"));
  await user.clear(box);
  await user.type(box, "crisp");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(query()["q"]).toBe("crisp"));
  await user.click(screen.getByRole("button", { name: /^Clear/ }));
  await waitFor(() => expect(query()).not.toHaveProperty("q"));
  expect(box.value).toBe("");
});

// proves: explore-24
test("a list that cannot be loaded says so and can be tried again", async () => {
  const api = catalogue().refuse(listSandwiches, 500);
  const user = await openPage("/explore?view=sandwiches", api);
  const again = await screen.findByRole("button", { name: "Try again" });
  api.answer(listSandwiches, [hotOne], one);
  await user.click(again);
  await screen.findByRole("link", { name: "View Details of Hot One" });
});
