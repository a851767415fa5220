import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { login } from "#contract/accounts.endpoints.ts";
import { saveEntry, saveRestaurant } from "#contract/collection.endpoints.ts";
import { catalogue } from "#tests/dom/catalogue.ts";
import { henny, kept } from "#tests/dom/examples.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast } from "#tests/dom/read.ts";

const favorite = { ...kept, isFavorite: true };

test.each([
  ["Save: Hot One", "/sandwich/3", "save sandwiches to your collection", "Saved to collection"],
  ["Favorite: Hot One", "/", "mark sandwiches as favorites", "Added to favorites"],
  ["Favorite: Hot One", "/terms?sandwich=3", "mark sandwiches as favorites", "Added to favorites"],
  [
    "Save: The Roost",
    "/restaurant/5",
    "save restaurants to your collection",
    "Saved to collection",
  ],
])(
  "a visitor who clicks %s at %s logs in to %s, comes back, and it is done",
  async (name, address, wish, done) => {
    const api = catalogue()
      .answer(login, { user: henny })
      .answer(saveEntry, favorite)
      .answer(saveRestaurant, { restaurantId: 5, createdAt: kept.createdAt });
    const user = await openPage(address, api);
    await user.click(await screen.findByRole("button", { name }));
    expect(await findToast("Login required")).toContain(`Please log in to ${wish}.`);
    await waitFor(() => expect(location.pathname).toBe("/login"));
    await user.type(await screen.findByLabelText("Username"), "henny");
    await user.type(screen.getByLabelText("Password"), "pickle brine{Enter}");
    await waitFor(() => expect(location.pathname + location.search).toBe(address));
    await findToast(done);
    expect([...api.sent(saveEntry), ...api.sent(saveRestaurant)]).toHaveLength(1);
  },
);

test("a visitor who marks as tried or reviews is asked to log in", async () => {
  const user = await openPage("/sandwich/3", catalogue());
  await user.click(screen.getByRole("switch", { name: "Have you tried this sandwich?" }));
  expect(await findToast("Login required")).toContain("Please log in to mark sandwiches as tried.");
  const again = await openPage("/sandwich/3", catalogue());
  await again.click(screen.getByRole("link", { name: "Add Review" }));
  await screen.findByText("Please login to submit a review");
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    ...{ message: "review", next: "/sandwich/3/review" },
  });
});

test("a member's wishlist in the dialog keeps it as a favorite", async () => {
  const api = catalogue(henny).answer(saveEntry, favorite);
  const user = await openPage("/terms?sandwich=3", api);
  await user.click(await screen.findByRole("button", { name: "Wishlist: Hot One" }));
  await findToast("Added to wishlist");
  for (const name of ["Wishlist: Hot One", "Favorite: Hot One"])
    expect(screen.getByRole("button", { name }).getAttribute("aria-pressed")).toBe("true");
  expect(api.sent(saveEntry)).toMatchObject([{ isFavorite: true }]);
});
