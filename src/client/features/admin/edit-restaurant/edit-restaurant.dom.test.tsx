import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { findRestaurant, listMenu } from "#contract/restaurants.endpoints.ts";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import type { RestaurantType } from "#contract/vocabulary.ts";
import { curator, roost } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { readTexts } from "#tests/dom/read.ts";

const at = (id: number, address: string, hoursOfOperation: Location["hoursOfOperation"] = {}) =>
  ({ id, restaurantId: 5, address, phoneNumber: "555-0100", hoursOfOperation }) as Location;

function openTab(tab: string, changes: Partial<Restaurant>) {
  const api = fakeApi(curator)
    .answer(findRestaurant, { ...roost, priceRange: "$$$", ...changes })
    .answer(listMenu, []);
  return openPage(`/edit-restaurant?id=5${tab}`, api);
}

const ownTypes = ["Restaurant", "Fast Food", "Cafe", "Food Truck", "Deli", "Bakery"];

// proves: adding-10 (Pub), editing-8, editing-9 (Deli), editing-10 (Pub), editing-11, editing-12
test.each<[RestaurantType, string[]]>([
  ["Deli", ownTypes],
  ["Pub", [...ownTypes, "Pub"]],
])("the details of a %s, with the types it may become", async (restaurantType, types) => {
  await openTab("", { restaurantType });
  for (const label of ["Name", "Website", "Phone Number", "Description"])
    screen.getByRole("textbox", { name: label });
  const optionsOf = (name: string) =>
    within(screen.getByRole("combobox", { name }))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(optionsOf("Restaurant Type")).toEqual(types);
  expect(optionsOf("Price Range")).toEqual([
    ...["$ Budget", "$$ Moderate", "$$$ Expensive", "$$$$ Very Expensive"],
  ]);
  screen.getByRole("button", { name: "Update Restaurant" });
});

// proves: editing-21, editing-22, editing-23, editing-25
test("its locations, with address, phone and hours, and a button for another", async () => {
  const locations = [at(1, "1 Main St", { text: "daily 9-5" }), at(2, "22 Main St")];
  await openTab("&tab=locations", { locations });
  screen.getByRole("heading", { name: "Manage Locations" });
  screen.getByRole("button", { name: "Add New Location" });
  const textsOf = (address: string) => readTexts(screen.getByText(address).closest("li"));
  for (const text of ["555-0100", "daily 9-5", "Edit", "Delete"])
    expect(textsOf("1 Main St")).toContain(text);
  expect(textsOf("22 Main St")).toContain("Hours not available");
});

// proves: editing-24
test("without any it offers the first", async () => {
  await openTab("&tab=locations", { locations: [] });
  screen.getByRole("button", { name: "Add First Location" });
  expect(screen.queryByRole("button", { name: "Add New Location" })).toBeNull();
});
