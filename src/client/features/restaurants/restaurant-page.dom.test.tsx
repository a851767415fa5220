import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findRestaurant, listMenu } from "#contract/restaurants.endpoints.ts";
import { listRestaurantReviews } from "#contract/reviews.endpoints.ts";
import { hotOne, roost } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";

// React reports on the console what it could not draw.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

// proves: loading-10
test("a menu that failed is not requested by the other tab, but by coming back to its own", async () => {
  const api = fakeApi()
    .answer(findRestaurant, roost)
    .refuse(listMenu, 500)
    .answer(listRestaurantReviews, []);
  const user = await openPage("/restaurant/5", api);
  await screen.findByRole("button", { name: "Try again" });
  await user.click(screen.getByRole("tab", { name: "Reviews" }));
  await screen.findByText("No reviews available for sandwiches at this restaurant.");
  expect(api.requested(listMenu)).toHaveLength(1);
  api.answer(listMenu, [hotOne]);
  await user.click(screen.getByRole("tab", { name: "Menu" }));
  await screen.findByRole("link", { name: "View Details of Hot One" });
});
