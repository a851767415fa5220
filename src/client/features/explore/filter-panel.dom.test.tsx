import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { listEntries, removeEntry, saveEntry } from "#contract/collection.endpoints.ts";
import { listPlaces, listRestaurants, listSandwiches } from "#contract/explore.endpoints.ts";
import { exploreViews, hiddenUnknownHeader, totalCountHeader } from "#contract/explore-choices.ts";
import { exploreFilters, type Filter, isFilterOf } from "#contract/explore-filters.ts";
import { claimNames, eachClaim } from "#contract/traits.ts";
import { catalogue, one } from "#tests/dom/catalogue.ts";
import { henny, hotOne, kept, roost } from "#tests/dom/examples.ts";
import type { FakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast } from "#tests/dom/read.ts";

afterEach(() => vi.restoreAllMocks());

const filters = () => within(screen.getByRole("form", { name: "Filters" }));
const chips = () =>
  within(screen.getByRole("list", { name: "Active filters" }))
    .queryAllByRole("link", { name: /^Remove filter: / })
    .map((chip) => chip.textContent);
const query = () => Object.fromEntries(new URLSearchParams(location.search));
const claimLabels = claimNames.map((claim) => exploreFilters[claim].chip);
/** The query of the newest request for a list. */
const lastAsked = (api: FakeApi, list: typeof listSandwiches | typeof listRestaurants) =>
  Object.fromEntries(new URLSearchParams(api.requested(list).at(-1)?.split("?")[1]));

test("each control of the sandwiches puts its filter into the address and the request, with a chip", async () => {
  const api = catalogue();
  const user = await openPage("/explore?view=sandwiches", api);
  await user.click(filters().getByRole("switch", { name: "Open now" }));
  for (const label of claimLabels) await user.click(filters().getByRole("switch", { name: label }));
  await user.click(filters().getByRole("radio", { name: "At least 3 of 5" }));
  await user.click(filters().getByRole("radio", { name: "At least 3.5 stars" }));
  for (const allergen of ["gluten", "dairy", "egg"])
    await user.click(filters().getByRole("checkbox", { name: `No ${allergen}` }));
  await user.selectOptions(filters().getByRole("combobox", { name: "Tag" }), "Hot");
  await user.type(filters().getByRole("spinbutton", { name: "Lowest price" }), "5{Enter}");
  await user.type(filters().getByRole("spinbutton", { name: "Highest price" }), "13.5{Enter}");
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Price: low to high");
  const asked = {
    ...{ sort: "price", minPrice: "5", maxPrice: "13.5", heat: "3", minRating: "3.5" },
    ...{ without: "gluten,dairy,eggs", tag: "Hot", openNow: "1", ...eachClaim(() => "true") },
  };
  await waitFor(() => expect(query()).toEqual({ view: "sandwiches", ...asked }));
  await waitFor(() => expect(lastAsked(api, listSandwiches)).toEqual({ ...asked, limit: "24" }));
  const labels = [
    ...["Open now", "From $5", "Up to $13.50", "Heat 3 or more", "3.5 stars or more"],
    ...["No gluten", "No dairy", "No egg", "Hot", ...claimLabels],
  ];
  expect(chips().toSorted()).toEqual(labels.toSorted());
});

test.each(exploreViews)("every filter of %s has a control of its name", async (view) => {
  await openPage(`/explore?view=${view}`, catalogue(henny));
  const form = screen.getByRole("form", { name: "Filters" });
  const names = Object.entries<Filter>(exploreFilters)
    .filter(([, filter]) => isFilterOf(view, filter))
    .map(([name]) => name);
  expect(names.filter((name) => !form.querySelector(`[name="${name}"]`))).toEqual([]);
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

test("quick filters keep their places, add up while the list loads, and go with a second tap", async () => {
  const api = catalogue();
  const user = await openPage("/explore?view=sandwiches", api);
  const quick = within(screen.getByRole("list", { name: "Quick filters" }));
  const names = () => quick.getAllByRole("button").map(({ textContent }) => textContent);
  const inOrder = ["Open now", "Heat 3 or more", "No gluten"];
  expect(names()).toEqual(inOrder);
  const release = api.hold(listSandwiches, [hotOne]);
  for (const name of inOrder) await user.click(quick.getByRole("button", { name, pressed: false }));
  expect(quick.getAllByRole("button", { pressed: true })).toHaveLength(3);
  expect(names()).toEqual(inOrder);
  release();
  const asked = { view: "sandwiches", openNow: "1", heat: "3", without: "gluten" };
  await waitFor(() => expect(query()).toEqual(asked));
  await user.click(quick.getByRole("button", { name: "Heat 3 or more", pressed: true }));
  quick.getByRole("button", { name: "Open now" }).focus();
  await user.keyboard(" ");
  await waitFor(() => expect(query()).toEqual({ view: "sandwiches", without: "gluten" }));
  expect(names()).toEqual(inOrder);
});

test("a lowest price above the highest is said at the fields, and the address stays", async () => {
  await openPage("/explore?view=sandwiches&minPrice=20&maxPrice=10", catalogue());
  for (const name of ["Lowest price", "Highest price"])
    filters().getByRole("spinbutton", {
      name,
      description: "The lowest price is above the highest.",
    });
  expect(query()).toMatchObject({ minPrice: "20", maxPrice: "10" });
});

test("a visitor who wants their saved sandwiches is asked to log in", async () => {
  const user = await openPage("/explore?view=sandwiches", catalogue());
  await user.click(filters().getByRole("switch", { name: /saved/i }));
  expect(await findToast("Login required")).toContain(
    "Please log in to see your saved sandwiches.",
  );
  await waitFor(() => expect(location.pathname).toBe("/login"));
  expect(query()["next"]).toContain("saved=1");
});

test("a member's own switches narrow the list to what they saved and did not try, and it follows their changes", async () => {
  const api = catalogue(henny).answer(listEntries, [kept]).answer(removeEntry, undefined);
  const user = await openPage("/explore?view=sandwiches", api);
  await user.click(filters().getByRole("switch", { name: "Saved only" }));
  await user.click(filters().getByRole("switch", { name: "Not yet tried" }));
  await waitFor(() => expect(query()).toMatchObject({ saved: "1", untried: "1" }));
  await waitFor(() =>
    expect(lastAsked(api, listSandwiches)).toMatchObject({ saved: "1", untried: "1" }),
  );
  api.answer(listSandwiches, [], { [totalCountHeader]: "0" });
  await user.click(await screen.findByRole("button", { name: "Wishlist: Hot One" }));
  const card = { name: "View Details of Hot One" };
  await waitFor(() => expect(screen.queryByRole("link", card)).toBeNull());
  api.answer(listSandwiches, [hotOne], one).answer(saveEntry, kept);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByRole("link", card);
});

test("restaurants are narrowed by price ranges and type", async () => {
  const user = await openPage("/explore?view=restaurants", catalogue());
  await user.click(filters().getByRole("checkbox", { name: "$$" }));
  await user.click(filters().getByRole("checkbox", { name: "$$$" }));
  await user.selectOptions(filters().getByRole("combobox", { name: "Type" }), "Food Truck");
  await waitFor(() =>
    expect(query()).toMatchObject({ priceRange: "$$,$$$", restaurantType: "Food Truck" }),
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Newest first");
  await waitFor(() => expect(query()["sort"]).toBe("newest"));
});

test.each([
  ["1", "1 more is hidden because nobody stated whether it contains gluten."],
  ["3", "3 more are hidden because nobody stated whether they contain gluten."],
])("leaving out an allergen says that nobody stated it for %s", async (count, text) => {
  const counted = { ...one, [hiddenUnknownHeader]: count };
  const api = catalogue().answer(listSandwiches, [hotOne], counted);
  await openPage("/explore?view=sandwiches&without=gluten", api);
  await screen.findByText(text);
});

const place = () =>
  screen.getByRole<HTMLInputElement>("combobox", { name: "Near a city or postcode" });

/** The browser's answer to a request for its position. */
function stubPosition(answer: "refused" | GeolocationCoordinates) {
  const ask = vi.fn((found: PositionCallback, refuse?: PositionErrorCallback | null) =>
    answer === "refused"
      ? refuse?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
      : found({ coords: answer } as GeolocationPosition),
  );
  vi.spyOn(navigator, "geolocation", "get").mockReturnValue({
    getCurrentPosition: ask,
  } as never);
  return ask;
}
const portland = { latitude: 45.5231, longitude: -122.6771 } as GeolocationCoordinates;

test("the position is never asked for on load; refused, a typed place does it", async () => {
  const ask = stubPosition("refused");
  const api = catalogue().answer(listPlaces, [
    { label: "Portland", latitude: 45.5281, longitude: -122.6471 },
  ]);
  const user = await openPage("/explore?view=sandwiches", api);
  expect(ask).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Use my location" }));
  await screen.findByText(
    "Your browser keeps your position to itself. Type a city or postcode instead.",
  );
  await user.type(place(), "port");
  await waitFor(() =>
    expect(document.querySelector("datalist option")?.getAttribute("value")).toBe("Portland"),
  );
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(query()).toEqual({ view: "sandwiches", near: "45.528,-122.647", place: "Portland" }),
  );
  await waitFor(() => expect(place().value).toBe("Portland"));
  expect(screen.queryByText(/keeps your position to itself/)).toBeNull();
  api.answer(listPlaces, []);
  await user.clear(place());
  await user.type(place(), "Atlantis{Enter}");
  await screen.findByText("We know no restaurant in “Atlantis” yet.");
  // Results from elsewhere would be no answer.
  await screen.findByText("Nothing in Atlantis yet");
  expect(screen.queryByText("Hot One")).toBeNull();
  const recommend = screen.getAllByRole("link", { name: "Recommend a Restaurant" });
  expect(recommend[0]?.getAttribute("href")).toBe("/recommend-restaurant");
  await user.clear(place());
  await user.keyboard("{Enter}");
  await waitFor(() => expect(query()).toEqual({ view: "sandwiches" }));
});

test("Nearest first asks for the position, and cards tell the distance", async () => {
  stubPosition(portland);
  const api = catalogue().answer(listRestaurants, [{ ...roost, distanceMiles: 0.7 }], one);
  const user = await openPage("/explore?view=restaurants", api);
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Nearest first");
  await waitFor(() => expect(place().value).toBe("My location"));
  const nearest = { sort: "distance", near: "45.523,-122.677" };
  await waitFor(() => expect(query()).toMatchObject(nearest));
  await waitFor(() => expect(lastAsked(api, listRestaurants)).toMatchObject(nearest));
  const distance = await screen.findByText("0.7 miles");
  expect(distance.textContent).toBe("0.7 miles away");
});

test("what a member can eat now leaves out what they tried", async () => {
  stubPosition(portland);
  const user = await openPage("/explore?q=zzz&view=restaurants", catalogue(henny));
  await user.click(screen.getByRole("link", { name: "What can I eat now?" }));
  await waitFor(() =>
    expect(query()).toEqual({
      ...{ view: "sandwiches", sort: "distance", openNow: "1", untried: "1" },
      ...{ near: "45.523,-122.677", place: "My location" },
    }),
  );
});
