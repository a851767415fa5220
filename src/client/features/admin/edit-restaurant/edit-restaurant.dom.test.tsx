import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { sandwichLabels } from "#client/features/catalogue-editing/form-values.ts";
import { findViewer } from "#contract/accounts.endpoints.ts";
import {
  addLocation,
  changeLocation,
  changeRestaurant,
  changeSandwich,
} from "#contract/catalogue-changes.endpoints.ts";
import { findRestaurant, listMenu } from "#contract/restaurants.endpoints.ts";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import { eachTrait, type Trait, traits } from "#contract/traits.ts";
import { deleteLocation } from "#contract/trash.endpoints.ts";
import type { RestaurantType } from "#contract/vocabulary.ts";
import { admin, curator, hotOne, roost } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast, readTexts } from "#tests/dom/read.ts";

const at = (id: number, address: string, hoursOfOperation: Location["hoursOfOperation"] = {}) =>
  ({ id, restaurantId: 5, address, phoneNumber: "555-0100", hoursOfOperation }) as Location;

const catalogue = (changes: Partial<Restaurant> = {}, viewer = curator) =>
  fakeApi(viewer)
    .answer(findRestaurant, { ...roost, priceRange: "$$$", ...changes })
    .answer(listMenu, []);

const openTab = (tab: string, changes: Partial<Restaurant>) =>
  openPage(`/edit-restaurant?id=5${tab}`, catalogue(changes));

const refusal = { message: "Out of pickles.", code: "internal_error" };
const button = (name: string) => screen.getByRole("button", { name });

const ownTypes = ["Restaurant", "Fast Food", "Cafe", "Food Truck", "Deli", "Bakery"];

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

test("without any it offers the first", async () => {
  await openTab("&tab=locations", { locations: [] });
  screen.getByRole("button", { name: "Add First Location" });
  expect(screen.queryByRole("button", { name: "Add New Location" })).toBeNull();
});

test("a restaurant that cannot be loaded says why, and has a way back", async () => {
  await openPage("/edit-restaurant?id=5", catalogue({}, admin).refuse(findRestaurant, 500));
  await screen.findByText("Failed to fetch restaurant");
  const back = screen.getByRole("link", { name: "Back to Admin Dashboard" });
  expect(back.getAttribute("href")).toBe("/admin");
});

test.each(["", "?id=999999", "?id=hen"])("/edit-restaurant%s is none", async (search) => {
  await openPage(`/edit-restaurant${search}`, catalogue({}, admin).refuse(findRestaurant, 404));
  await screen.findByText("Failed to load restaurant data");
  screen.getByRole("link", { name: "Back to Admin Dashboard" });
});

test("a refused save says why and keeps what was typed", async () => {
  const api = catalogue().refuse(changeRestaurant, 500, refusal);
  const user = await openPage("/edit-restaurant?id=5", api);
  const phone = screen.getByRole<HTMLInputElement>("textbox", { name: "Phone Number" });
  await user.type(phone, "(503) 555-0100");
  await user.click(button("Update Restaurant"));
  expect(await findToast("Update Failed")).toContain(
    "Failed to update restaurant: Out of pickles.",
  );
  expect(phone.value).toBe("(503) 555-0100");
  const release = api.hold(changeRestaurant, { ...roost, version: 2 });
  await user.click(button("Update Restaurant"));
  expect(
    (await screen.findByRole<HTMLButtonElement>("button", { name: "Updating..." })).disabled,
  ).toBe(true);
  release();
  await findToast("Restaurant Updated");
});

test("what was typed outlasts a logout in another tab, until it is given up", async () => {
  const api = catalogue({ locations: [] });
  const user = await openPage("/edit-restaurant?id=5&tab=locations", api);
  await user.click(button("Add First Location"));
  const address = await screen.findByLabelText<HTMLInputElement>(/^Address/);
  await user.type(address, "9 Oak St");
  const asked = api.requested(findViewer).length;
  api.refuse(findViewer, 401);
  localStorage.removeItem("user");
  window.dispatchEvent(new StorageEvent("storage", { key: "user" }));
  const sessionEnded = "Your session has ended. Please log in again.";
  expect(await findToast("Login required")).toContain(sessionEnded);
  await user.click(screen.getByRole("tab", { name: "Menu" }));
  await user.click(screen.getByRole("tab", { name: "Locations" }));
  expect(address.isConnected && address.value).toBe("9 Oak St");
  expect(api.requested(findViewer)).toHaveLength(asked);

  await user.clear(address);
  await waitFor(() => expect(location.pathname).toBe("/"));
  expect(api.requested(findViewer)).toHaveLength(asked + 1);
});

test("what was typed outlasts a session that a save found ended, on every tab", async () => {
  const api = catalogue().refuse(changeRestaurant, 401);
  const user = await openPage("/edit-restaurant?id=5", api);
  const phone = screen.getByRole<HTMLInputElement>("textbox", { name: "Phone Number" });
  await user.type(phone, "(503) 555-0100");
  await user.click(button("Update Restaurant"));
  await user.click(await screen.findByRole("button", { name: "Stay" }));
  await findToast("Login required");
  for (const tab of ["Menu", "Restaurant Details"]) {
    await user.click(screen.getByRole("tab", { name: tab }));
    await screen.findByRole("tab", { name: tab, selected: true });
  }
  expect(location.pathname).toBe("/edit-restaurant");
  expect(phone.isConnected && phone.value).toBe("(503) 555-0100");
});

test("a location that cannot be added, changed or deleted says why and loses nothing", async () => {
  const api = catalogue({ locations: [] }).refuse(addLocation, 500, refusal);
  const user = await openPage("/edit-restaurant?id=5&tab=locations", api);
  await user.click(button("Add First Location"));
  await user.type(await screen.findByLabelText(/^Address/), "9 Oak St");
  await user.click(button("Add Location"));
  expect(await findToast("Error Adding Location")).toContain("Out of pickles.");
  const added = at(1, "9 Oak St");
  api.answer(addLocation, added).answer(findRestaurant, { ...roost, locations: [added] });
  await user.click(button("Add Location"));
  await user.click(await screen.findByRole("button", { name: "Edit 9 Oak St" }));
  const address = screen.getByLabelText<HTMLInputElement>(/^Address/);
  await user.type(address, " 2");
  api.refuse(changeLocation, 500, refusal);
  await user.click(button("Update Location"));
  expect(await findToast("Error Updating Location")).toContain("Out of pickles.");
  expect(address.value).toBe("9 Oak St 2");
  await user.click(button("Cancel"));
  api.disconnect(deleteLocation);
  await user.click(button("Delete 9 Oak St"));
  await user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }),
  );
  await findToast("Error Deleting Location");
  await user.click(button("Cancel"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  screen.getByRole("heading", { name: "9 Oak St" });
});

test("each trait of a sandwich is shown as it is, and can be stated", async () => {
  const api = catalogue().answer(listMenu, [{ ...hotOne, organic: false }]);
  const user = await openPage("/edit-restaurant?id=5&tab=menu", api.answer(changeSandwich, hotOne));
  await user.click(button("Edit Hot One"));
  await screen.findByRole("button", { name: "Update Sandwich" });
  const group = (trait: Trait) =>
    within(screen.getByRole("group", { name: sandwichLabels[trait] }));
  const chosen = eachTrait((trait) =>
    group(trait).getByRole("radio", { checked: true }).getAttribute("value"),
  );
  const shown = { ...eachTrait(() => "unknown"), containsGluten: "yes", organic: "no" };
  expect(chosen).toEqual(shown);
  for (const trait of traits) await user.click(group(trait).getByLabelText("No"));
  await user.click(button("Update Sandwich"));
  await findToast("Sandwich Updated");
  expect(api.sent(changeSandwich)).toMatchObject([eachTrait(() => false)]);
});

test("after the trash was refused, the way back from a failed page leads to the table", async () => {
  sessionStorage.setItem(
    "navigation-history",
    JSON.stringify(["/admin/restaurants?view=trash", "/"]),
  );
  const api = catalogue().refuse(findRestaurant, 500, refusal);
  await openPage("/edit-restaurant?id=5", api);
  const back = await screen.findByRole("link", { name: "Back to Restaurants" });
  expect(back.getAttribute("href")).toBe("/admin/restaurants");
});
