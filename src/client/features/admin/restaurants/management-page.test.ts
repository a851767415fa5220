import { createElement } from "react";
import { expect, test } from "vitest";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import type { Api } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { User } from "#contract/accounts.ts";
import type { ManagedRestaurant } from "#contract/management.ts";
import { drawInPage, wordsOf } from "#tests/support/draw-in-page.ts";
import { managedQuery } from "./management.queries.ts";
import { editRestaurantLink } from "./management-links.ts";
import { ManagedTable } from "./management-page.tsx";

const coop = {
  ...{ id: 4, name: "Coop", restaurantType: "Deli", priceRange: "$$", address: "5 Elm St" },
  ...{ locationCount: 1, sandwichCount: 2 },
} as ManagedRestaurant;

async function rowsFor(role: User["role"]) {
  const queryClient = createQueryClient({} as Api);
  queryClient.setQueryData(viewerQuery.queryKey, { id: "1", role } as User);
  const page = { items: [coop], nextCursor: null, total: "1" };
  queryClient.setQueryData(managedQuery({}).queryKey, page);
  const html = await drawInPage(queryClient, createElement(ManagedTable, { search: {} }));
  return html.split("<tr").slice(1);
}

// proves: managing-1, managing-2
test("the table shows name, type, price range and address, and leads to the edit page", async () => {
  const [head, row] = await rowsFor("admin");
  expect(wordsOf(`<tr${head}`)).toEqual(["Name", "Type", "Price range", "Address", "Actions"]);
  expect(wordsOf(`<tr${row}`)).toEqual(
    expect.arrayContaining(["Coop", "Deli", "$$", "5 Elm St", "Edit", "Delete"]),
  );
  expect(row).toMatch(/<a[^>]* aria-label="Edit Coop"[^>]* href="\/edit-restaurant\?id=/);
  expect(editRestaurantLink(4)).toEqual({ to: "/edit-restaurant", search: { id: "4" } });
});

// proves: managing-3
test("Delete is for admins alone", async () => {
  const [, row] = await rowsFor("user");
  expect(wordsOf(`<tr${row}`)).not.toContain("Delete");
});
