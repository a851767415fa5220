import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findRestaurant, listMenu } from "#contract/restaurants.endpoints.ts";
import type { Location } from "#contract/restaurants.ts";
import { listRestaurantReviews } from "#contract/reviews.endpoints.ts";
import { catalogue } from "#tests/dom/catalogue.ts";
import { hotOne, roost, somewhere } from "#tests/dom/examples.ts";
import { openPage } from "#tests/dom/page.tsx";

// React logs what it could not render.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

test("a menu that failed is not requested by the other tab, but by coming back to its own", async () => {
  const api = catalogue().refuse(listMenu, 500).answer(listRestaurantReviews, []);
  const user = await openPage("/restaurant/5", api);
  await screen.findByRole("button", { name: "Try again" });
  await user.click(screen.getByRole("tab", { name: "Reviews" }));
  await screen.findByText("No reviews available for sandwiches at this restaurant.");
  expect(api.requested(listMenu)).toHaveLength(1);
  api.answer(listMenu, [hotOne]);
  await user.click(screen.getByRole("tab", { name: "Menu" }));
  await screen.findByRole("link", { name: "View Details of Hot One" });
});

const here = () => location.pathname + location.search;
const tab = (name: string) => screen.getByRole("tab", { name });
const isSelected = (name: string) => tab(name).getAttribute("aria-selected");

test("the tabs are in the address, and chosen by keyboard too", async () => {
  const user = await openPage("/restaurant/5", catalogue());
  await user.click(tab("Reviews"));
  await screen.findByRole("article");
  expect(here()).toBe("/restaurant/5?tab=reviews");
  expect(isSelected("Reviews")).toBe("true");
  tab("Reviews").focus();
  await user.keyboard("{ArrowLeft}{Enter}");
  await waitFor(() => expect(here()).toBe("/restaurant/5"));
  expect(document.activeElement).toBe(tab("Menu"));
  expect(isSelected("Menu")).toBe("true");
});

test("an empty menu and no reviews say so", async () => {
  const api = catalogue().answer(listMenu, []).answer(listRestaurantReviews, []);
  const user = await openPage("/restaurant/5", api);
  await screen.findByText("No chicken sandwiches found on the menu.");
  await user.click(tab("Reviews"));
  await screen.findByText("No reviews available for sandwiches at this restaurant.");
});

test.each([
  ["Hours not available", [somewhere]],
  ["Hours unavailable", []],
])("%s is said of hours that nobody knows", async (text, locations) => {
  await openPage("/restaurant/5", catalogue().answer(findRestaurant, { ...roost, locations }));
  screen.getByText(text);
});

const always = { text: "Mon-Sun 00:00-24:00" };
const daily = { text: "Mon-Sun 12:00-22:30" };

test.each([
  ["until 10:30 PM", "2024-01-05T15:00:00Z", [daily]],
  ["Opens at 12:00 PM", "2024-01-05T09:00:00Z", [daily]],
  ["Opens Mon 12:00 PM", "2024-01-05T23:00:00Z", [{ monday: "12-5" }]],
  ["at 1 of 2 locations around the clock", "2024-01-05T09:00:00Z", [daily, always]],
  ["at both locations, the last until 10:30 PM", "2024-01-05T15:00:00Z", [daily, daily]],
  ["at all 3 locations, the last until 10:30 PM", "2024-01-05T15:00:00Z", [daily, daily, daily]],
  ["at both locations, one around the clock", "2024-01-05T15:00:00Z", [daily, always]],
  ["at 2 of 3 locations around the clock", "2024-01-05T09:00:00Z", [daily, always, always]],
  ["at all 3 locations, 2 around the clock", "2024-01-05T15:00:00Z", [daily, always, always]],
  ["at both locations around the clock", "2024-01-05T15:00:00Z", [always, always]],
])("the page says %s", async (text, time, weeks) => {
  vi.useFakeTimers({ now: new Date(time), toFake: ["Date"] });
  const locations = weeks.map((hoursOfOperation, id) => ({
    ...somewhere,
    id,
    hoursOfOperation,
    timeZone: "UTC",
  }));
  await openPage("/restaurant/5", catalogue().answer(findRestaurant, { ...roost, locations }));
  const hero = screen.getByRole("heading", { level: 1 }).parentElement?.parentElement;
  expect(hero?.textContent).toContain(text);
  vi.useRealTimers();
});

test("the page names the open location that is nearest to a known place", async () => {
  vi.useFakeTimers({ now: new Date("2024-01-05T09:00:00Z"), toFake: ["Date"] });
  const locations = [daily, always, always].map((hoursOfOperation, id) => ({
    ...somewhere,
    id,
    address: `${id} Elm St, Portland`,
    hoursOfOperation,
    timeZone: "UTC",
    latitude: 45.5 + id / 10,
    longitude: -122.6,
  }));
  localStorage.setItem("place", JSON.stringify({ near: "45.5,-122.6", place: "My location" }));
  await openPage("/restaurant/5", catalogue().answer(findRestaurant, { ...roost, locations }));
  await screen.findByText("around the clock at 1 Elm St", { exact: false });
  localStorage.clear();
  vi.useRealTimers();
});

const read: Location["hoursSource"] = { from: "website", date: "2026-11-03" };
const typed: Location["hoursSource"] = { from: "team", date: "2026-11-04" };

test.each([
  ["once", [read, read], ["Hours from the website, read on Nov 3, 2026."]],
  [
    "at each address",
    [read, typed],
    ["Hours from the website, read on Nov 3, 2026.", "Hours confirmed on Nov 4, 2026 by the team."],
  ],
])("where the hours are from is said %s", async (_, sources, said) => {
  const locations = sources.map((hoursSource, id) => ({ ...somewhere, id, hoursSource }));
  await openPage("/restaurant/5", catalogue().answer(findRestaurant, { ...roost, locations }));
  const lines = await screen.findAllByText(/^Hours (from|confirmed)/);
  expect(lines.map((line) => line.textContent)).toEqual(said);
});

test("where the prices are from is said below the menu, of each if they differ", async () => {
  const cold = { ...hotOne, id: 4, name: "Cold One", priceSource: read };
  const menu = [{ ...hotOne, priceSource: read }, cold];
  await openPage("/restaurant/5", catalogue().answer(listMenu, menu));
  await screen.findByText("Prices from the website, read on Nov 3, 2026.");
  const other = [{ ...hotOne, priceSource: typed }, cold];
  await openPage("/restaurant/5", catalogue().answer(listMenu, other));
  const details = (await screen.findByText("Where these prices are from")).closest("details");
  expect(details?.querySelector("dl")?.textContent).toBe(
    "Prices confirmed on Nov 4, 2026 by the team.Hot OnePrices from the website, read on Nov 3, 2026.Cold One",
  );
});

test("every address has directions", async () => {
  const locations = [somewhere];
  await openPage("/restaurant/5", catalogue().answer(findRestaurant, { ...roost, locations }));
  const link = screen.getByRole("link", { name: /^Directions to 12 Elm St/ });
  const { searchParams } = new URL(link.getAttribute("href") ?? "");
  expect(searchParams.get("destination")).toBe("The Roost, 12 Elm St");
});

test("its rating is the mean over all ratings of its sandwiches", async () => {
  const menu = [
    { ...hotOne, averageRating: 5, reviewCount: 3 },
    { ...hotOne, id: 4, averageRating: 3, reviewCount: 1 },
    { ...hotOne, id: 6, averageRating: 0, reviewCount: 0 },
  ];
  await openPage("/restaurant/5", catalogue().answer(listMenu, menu));
  const hero = screen.getByRole("heading", { level: 1 }).parentElement;
  await waitFor(() => expect(hero?.textContent).toContain("4.5(4 ratings)"));
});

test.each(["/restaurant/999999", "/restaurant/nugget"])("%s is not found", async (address) => {
  await openPage(address, catalogue().refuse(findRestaurant, 404));
  screen.getByRole("heading", { level: 1, name: "Restaurant Not Found" });
  screen.getByText("The restaurant you're looking for doesn't exist or has been removed.");
  const browse = screen.getByRole("link", { name: "Browse Restaurants" });
  expect(browse.getAttribute("href")).toBe("/explore?view=restaurants");
});

test("one that was merged leads to what it has become", async () => {
  await openPage("/restaurant/4?tab=reviews", catalogue());
  screen.getByRole("heading", { level: 1, name: "The Roost" });
  expect(here()).toBe("/restaurant/5?tab=reviews");
});

test("the back link leads to Explore as it was left, else to the restaurants", async () => {
  const back = () => screen.findByRole("link", { name: "Back to Restaurants" });
  await openPage("/restaurant/5", catalogue());
  expect((await back()).getAttribute("href")).toBe("/explore?view=restaurants");
  const address = "/explore?q=roost&view=restaurants";
  const user = await openPage(address, catalogue());
  await user.click(await screen.findByRole("link", { name: "View Restaurant The Roost" }));
  await user.click(await back());
  await waitFor(() => expect(here()).toBe(address));
});
