import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { admin } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

// proves: adding-1, adding-2, adding-4
test("two imports at the top, three tabs below", async () => {
  await openPage("/add-restaurant", fakeApi(admin));
  const page = within(screen.getByRole("main"));
  expect(texts(page.getAllByRole("heading")).slice(0, 3)).toEqual([
    ...["Add a Restaurant", "Quick Import", "Full AI Extraction"],
  ]);
  expect(texts(page.getAllByRole("tab"))).toEqual(["Basics", "Location", "Menu"]);
});

// proves: adding-7, adding-8, adding-11, adding-17
test("the basics have their fields, options and defaults", async () => {
  await openPage("/add-restaurant", fakeApi(admin));
  const form = within(screen.getByRole("group", { name: "Basics" }));
  for (const name of [
    ...["Name", "Description", "Website (Optional)", "Phone Number (Optional)"],
    "Main address (Optional)",
  ])
    form.getByRole("textbox", { name });
  const options = (name: string) =>
    texts(within(form.getByRole("combobox", { name })).getAllByRole("option"));
  expect(options("Restaurant Type")).toEqual([
    ...["Fast Food", "Fast Casual", "Casual Dining", "Fine Dining", "Food Truck", "Cafe", "Pub"],
  ]);
  expect(options("Price Range")).toEqual([
    ...["$ (under $10)", "$$ ($10-$20)", "$$$ ($21-$30)", "$$$$ (over $30)"],
  ]);
  form.getByText("Hours of Operation");
  form.getByText("Hours unavailable");
});
