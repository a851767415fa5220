import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { countEntries } from "#contract/collection.endpoints.ts";
import { listRestaurants } from "#contract/explore.endpoints.ts";
import { catalogue } from "#tests/dom/catalogue.ts";
import { henny, roost } from "#tests/dom/examples.ts";
import { openPage } from "#tests/dom/page.tsx";
import { rememberedPlace } from "./remembered-place.ts";

const portland = { near: "45.523,-122.676", place: "Portland" };
const near = new URLSearchParams(portland);
const counts = { all: 0, tried: 0, favorites: 0, wantToTry: 0, restaurants: 0 };

beforeEach(() => localStorage.clear());

test("a place that was searched near is remembered, and home shows what is nearest to it", async () => {
  const api = catalogue();
  await openPage(`/explore?view=sandwiches&${near}`, api);
  expect(rememberedPlace()).toEqual(portland);
  api.answer(listRestaurants, [{ ...roost, distanceMiles: 0.7 }]);
  await openPage("/", api);
  await screen.findByText(/^Nearest to Portland,/);
  expect(api.requested(listRestaurants).at(-1)).toContain(
    `near=${encodeURIComponent(portland.near)}`,
  );
  const all = screen.getByRole("link", { name: "All by distance" }).getAttribute("href");
  expect(all).toContain("sort=distance");
});

test("the shelf puts it into its address", async () => {
  localStorage.setItem("place", JSON.stringify(portland));
  await openPage("/collection", catalogue(henny).answer(countEntries, counts));
  const asked = () => Object.fromEntries(new URLSearchParams(location.search));
  await waitFor(() => expect(asked()).toEqual(portland));
});

test.each(["", "null", "7", "{", '{"near":"1,2"}', '{"near":1,"place":"Here"}'])(
  "%j in the browser's storage is no place",
  async (text) => {
    localStorage.setItem("place", text);
    expect(rememberedPlace()).toBeNull();
  },
);
