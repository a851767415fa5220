import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import * as imports from "#contract/importer.endpoints.ts";
import type { ImportBasicAnswer } from "#contract/importer.ts";
import { admin } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

test("two imports at the top, three tabs below", async () => {
  await openPage("/add-restaurant", fakeApi(admin));
  const page = within(screen.getByRole("main"));
  expect(texts(page.getAllByRole("heading")).slice(0, 3)).toEqual([
    ...["Add a Restaurant", "Quick Import", "Full AI Extraction"],
  ]);
  expect(texts(page.getAllByRole("tab"))).toEqual(["Basics", "Location", "Menu"]);
});

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

const hen: ImportBasicAnswer = {
  ...{ name: "Golden Hen", description: null, website: null, imageUrl: null, priceRange: null },
  ...{ restaurantType: null, address: null, phoneNumber: "555-0100", hoursOfOperation: null },
  ...{ locations: [], sources: {}, questions: [] },
};

test("an address that was missing in one import is no matter once another one runs", async () => {
  const server = fakeApi(admin);
  const answerImport = server.hold(imports.importBasics, hen);
  const user = await openPage("/add-restaurant", server);
  await user.click(screen.getByRole("button", { name: "Analyze Website" }));
  await screen.findByText("Website URL is required");
  await user.type(screen.getAllByLabelText("Website URL")[0] as HTMLElement, "hen.example");
  await user.click(screen.getByRole("button", { name: "Import Basics" }));
  await waitFor(() => expect(screen.queryByText("Website URL is required")).toBeNull());
  answerImport();
  await screen.findByText("Website Analyzed Successfully");
});

test("a double click imports once and processes a menu once", async () => {
  const server = fakeApi(admin);
  const answerImport = server.hold(imports.importBasics, hen);
  const user = await openPage("/add-restaurant", server);
  await user.type(screen.getAllByLabelText("Website URL")[0] as HTMLElement, "hen.example");
  await user.dblClick(screen.getByRole("button", { name: "Import Basics" }));
  await screen.findByRole("button", { name: "Cancel" });
  answerImport();
  await screen.findByText("Website Analyzed Successfully");
  expect(server.sent(imports.importBasics)).toHaveLength(1);

  const answerMenu = server.hold(imports.processMenu, { sandwiches: [] });
  await user.click(screen.getByRole("tab", { name: "Menu" }));
  await user.type(screen.getByLabelText("Menu text"), "Beef 9");
  await user.dblClick(screen.getByRole("button", { name: "Process Menu" }));
  await screen.findByRole("button", { name: "Processing..." });
  answerMenu();
  await screen.findByText("No Chicken Sandwiches Found");
  expect(server.sent(imports.processMenu)).toHaveLength(1);
});
