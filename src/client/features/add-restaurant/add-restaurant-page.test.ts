import { createElement } from "react";
import { expect, test } from "vitest";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import type { Api } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { drawInPage, wordsOf } from "#tests/support/draw-in-page.ts";
import { AddRestaurantPage } from "./add-restaurant-page.tsx";

function draw() {
  const queryClient = createQueryClient({} as Api);
  queryClient.setQueryData(viewerQuery.queryKey, null);
  return drawInPage(queryClient, createElement(AddRestaurantPage, { search: {} }));
}

// proves: adding-1, adding-2, adding-4
test("two imports at the top, three tabs below", async () => {
  const html = await draw();
  const headings = [...html.matchAll(/<h[12][^>]*>([^<]+)/g)].map(([, text]) => text);
  expect(headings.slice(0, 3)).toEqual(["Add a Restaurant", "Quick Import", "Full AI Extraction"]);
  const tabs = [...html.matchAll(/<a[^>]* role="tab"[^>]*>([^<]+)/g)].map(([, text]) => text);
  expect(tabs).toEqual(["Basics", "Location", "Menu"]);
});

// proves: adding-7, adding-8, adding-11, adding-17
test("the basics have their fields, options and defaults", async () => {
  const html = await draw();
  const form = html.slice(html.indexOf(">Basics</legend>"));
  const labels = [...form.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label);
  expect(labels.slice(0, 8)).toEqual([
    ...["Name", "Description", "Restaurant Type", "Price Range", "Website (Optional)"],
    ...["Phone Number (Optional)", "Main address (Optional)", "Hours of Operation"],
  ]);
  // The hours bring options of their own as soon as their editor is loaded.
  const aboveHours = form.slice(0, form.indexOf("Hours of Operation"));
  const options = [...aboveHours.matchAll(/<option[^>]*>([^<]+)/g)].map(([, label]) => label);
  expect(options).toEqual([
    ...["Fast Food", "Fast Casual", "Casual Dining", "Fine Dining", "Food Truck", "Cafe", "Pub"],
    ...["$ (under $10)", "$$ ($10-$20)", "$$$ ($21-$30)", "$$$$ (over $30)"],
  ]);
  expect(wordsOf(form)).toContain("Hours unavailable");
});
