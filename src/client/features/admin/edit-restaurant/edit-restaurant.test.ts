import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import type { Api } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import type { RestaurantType } from "#contract/vocabulary.ts";
import { drawInPage, wordsOf } from "#tests/support/draw-in-page.ts";
import { UnsavedChangesGuard } from "../unsaved-changes.tsx";
import { DetailsForm } from "./edit-forms.tsx";
import { LocationsTab } from "./edit-restaurant-page.tsx";

const at = (address: string, hoursOfOperation = {}) =>
  ({ id: address.length, address, phoneNumber: "555-0100", hoursOfOperation }) as Location;
const restaurant = (restaurantType: RestaurantType, locations: Location[] = []) =>
  ({ id: 4, name: "Coop", restaurantType, priceRange: "$$$", locations }) as unknown as Restaurant;

function draw(content: ReactNode) {
  const queryClient = createQueryClient({} as Api);
  queryClient.setQueryData(viewerQuery.queryKey, null);
  return drawInPage(queryClient, createElement(UnsavedChangesGuard, null, content));
}

const ownTypes = ["Restaurant", "Fast Food", "Cafe", "Food Truck", "Deli", "Bakery"];

// proves: adding-10, editing-8, editing-9, editing-10, editing-11, editing-12
test.each([
  ["Deli", ownTypes],
  ["Pub", [...ownTypes, "Pub"]],
] as const)("the details of a %s, with the types it may become", async (type, types) => {
  const html = await draw(createElement(DetailsForm, { restaurant: restaurant(type) }));
  const labels = [...html.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label);
  expect(labels).toEqual([
    ...["Name", "Restaurant Type", "Price Range", "Website", "Phone Number", "Description"],
  ]);
  const options = [...html.matchAll(/<option[^>]*>([^<]+)/g)].map(([, label]) => label);
  expect(options).toEqual([
    ...types,
    ...["$ Budget", "$$ Moderate", "$$$ Expensive", "$$$$ Very Expensive"],
  ]);
  expect(wordsOf(html)).toContain("Update Restaurant");
});

// proves: editing-21, editing-22, editing-23, editing-25
test("its locations, with address, phone and hours, and a button for another", async () => {
  const places = [at("1 Main St", { text: "daily 9-5" }), at("22 Main St")];
  const tab = createElement(LocationsTab, { restaurant: restaurant("Deli", places) });
  const html = await draw(tab);
  expect(wordsOf(html).slice(0, 2)).toEqual(["Manage Locations", "Add New Location"]);
  const [, first = "", second = ""] = html.split(/<li/);
  expect(wordsOf(`<li${first}`)).toEqual(
    expect.arrayContaining(["1 Main St", "555-0100", "daily 9-5", "Edit", "Delete"]),
  );
  expect(wordsOf(`<li${second}`)).toContain("Hours not available");
});

// proves: editing-24
test("without any it offers the first", async () => {
  const html = await draw(createElement(LocationsTab, { restaurant: restaurant("Deli") }));
  expect(wordsOf(html)).toContain("Add First Location");
  expect(wordsOf(html)).not.toContain("Add New Location");
});
