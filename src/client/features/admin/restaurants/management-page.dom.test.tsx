import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import { totalCountHeader } from "#contract/explore-choices.ts";
import { listManagedRestaurants } from "#contract/management.endpoints.ts";
import type { ManagedRestaurant } from "#contract/management.ts";
import { deleteRestaurant } from "#contract/trash.endpoints.ts";
import { admin, curator } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast } from "#tests/dom/read.ts";

const coop = {
  ...{ id: 4, name: "Coop", restaurantType: "Deli", priceRange: "$$", address: "5 Elm St" },
  ...{ locationCount: 1, sandwichCount: 2 },
} as ManagedRestaurant;

async function openTable(viewer: User = admin) {
  const api = fakeApi(viewer).answer(listManagedRestaurants, [coop], { [totalCountHeader]: "1" });
  return { api, user: await openPage("/admin/restaurants", api) };
}

const lastQuery = (requests: string[]) => new URLSearchParams(requests.at(-1)?.split("?")[1]);

test("the table shows name, type, price range and address, and leads to the edit page", async () => {
  await openTable();
  const headings = screen.getAllByRole("columnheader").map((cell) => cell.textContent);
  expect(headings).toEqual(["Name", "Type", "Price range", "Address", "Actions"]);
  const row = within(screen.getByRole("row", { name: /^Coop/ }));
  for (const text of ["Deli", "$$", "5 Elm St"]) row.getByText(text);
  row.getByRole("button", { name: /^Delete/ });
  const edit = row.getByRole("link", { name: "Edit Coop" });
  expect(edit.getAttribute("href")).toBe("/edit-restaurant?id=4");
});

test("Delete is for admins alone", async () => {
  await openTable(curator);
  expect(screen.queryByRole("button", { name: /^Delete/ })).toBeNull();
});

test("a heading sorts by its column, and clicked again turns the order around", async () => {
  const { api, user } = await openTable();
  const heading = (name: string) => screen.getByRole("columnheader", { name });
  expect(heading("Name").getAttribute("aria-sort")).toBe("ascending");
  await user.click(within(heading("Type")).getByRole("link"));
  await waitFor(() => expect(heading("Type").getAttribute("aria-sort")).toBe("ascending"));
  expect(heading("Name").getAttribute("aria-sort")).toBeNull();
  expect(location.search).toBe("?sort=type");
  expect(lastQuery(api.requested(listManagedRestaurants)).get("sort")).toBe("type");
  await user.click(within(heading("Type")).getByRole("link"));
  await waitFor(() => expect(heading("Type").getAttribute("aria-sort")).toBe("descending"));
  expect(location.search).toBe("?sort=type&direction=desc");
});

test("a search counts what it finds, and can be cleared", async () => {
  const { api, user } = await openTable();
  const box = screen.getByRole<HTMLInputElement>("searchbox", { name: /^Search by name/ });
  await user.type(box, " coop {Enter}");
  await screen.findByText(/^1 restaurant for “coop”/);
  expect(location.search).toBe("?q=coop");
  expect(lastQuery(api.requested(listManagedRestaurants)).get("q")).toBe("coop");
  await user.click(screen.getByRole("link", { name: "Clear search" }));
  await waitFor(() => expect(location.search).toBe(""));
  expect(box.value).toBe("");
});

test("a failed delete says why", async () => {
  const { api, user } = await openTable();
  api.refuse(deleteRestaurant, 500, { message: "Out of pickles.", code: "internal_error" });
  await user.click(screen.getByRole("button", { name: "Delete Coop" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await findToast("Deletion Failed")).toContain(
    "Could not delete restaurant: Out of pickles.",
  );
});
