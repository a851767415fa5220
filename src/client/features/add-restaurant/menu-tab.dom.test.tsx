import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { processMenu } from "#contract/importer.endpoints.ts";
import type { ExtractedSandwich } from "#contract/importer.ts";
import { eachTrait } from "#contract/traits.ts";
import { admin } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast } from "#tests/dom/read.ts";

const unstated = eachTrait(() => null);
const dish = (name: string, confidence: number): ExtractedSandwich => ({
  ...{ name, description: "", price: 9, priceText: "9", section: null, ingredients: [] },
  ...{ ...unstated, isSpicy: false, spiceLevel: 0 },
  dietaryInfo: { ...unstated, spicy: false, spicyLevel: 0 },
  sources: { name: { from: "menu", line: 3, text: name, confidence } },
  questions: [],
});

beforeEach(() => localStorage.clear());

/** The menu tab with three doubtful dishes among five. */
async function processedMenu() {
  const sandwiches = [
    dish("Yardbird", 0.4),
    ...[dish("Chicken Club", 0.9), dish("Rooster", 0.5), dish("Hot Chicken", 0.8)],
    dish("Cluckwich", 0.6),
  ];
  const server = fakeApi(admin).answer(processMenu, { sandwiches });
  const user = await openPage("/add-restaurant?tab=menu", server);
  await user.type(await screen.findByLabelText("Menu text"), "A menu");
  await user.click(screen.getByRole("button", { name: "Process Menu" }));
  await findToast("Menu Processed Successfully");
  await user.click(press("Dismiss"));
  return user;
}

const press = (name: string) => screen.getByRole("button", { name });
const names = () =>
  screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("doubtful dishes stand last, say so, and are not asked about above", async () => {
  await processedMenu();
  expect(names()).toEqual(["Chicken Club", "Hot Chicken", "Yardbird", "Rooster", "Cluckwich"]);
  const card = screen.getByRole("heading", { name: "Yardbird" }).closest("li") as HTMLElement;
  within(card).getByText("Is this a chicken sandwich?");
  within(card).getByText("From the menu, line 3 · 40% sure");
  expect(screen.getAllByText("Is this a chicken sandwich?")).toHaveLength(3);
  expect(screen.queryByText("Please check these first")).toBeNull();
});

test("one press drops a dish and the keyboard goes on to the next, at last to the heading", async () => {
  const user = await processedMenu();
  press("Drop Yardbird").focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(press("Drop Rooster")));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(press("Drop Cluckwich")));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("2 sandwiches"));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(names()).toEqual(["Chicken Club", "Hot Chicken", "Cluckwich"]);
});

test("all doubtful dishes are dropped at once, and come back at once", async () => {
  const user = await processedMenu();
  await user.click(press("Drop all doubtful (3)"));
  expect(names()).toEqual(["Chicken Club", "Hot Chicken"]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(names()).toEqual(["Chicken Club", "Hot Chicken", "Yardbird", "Rooster", "Cluckwich"]);
});

test("a dish whose name somebody corrects keeps its place and is no longer doubtful", async () => {
  const user = await processedMenu();
  await user.click(press("Edit Yardbird"));
  await user.type(screen.getByRole("textbox", { name: "Name" }), " Sandwich");
  await user.click(press("Done"));
  expect(names()).toContain("Yardbird Sandwich");
  press("Remove Yardbird Sandwich");
  press("Drop all doubtful (2)");
});

test("an undo belongs to its draft: a discarded one takes it along", async () => {
  const user = await processedMenu();
  await user.click(press("Drop Rooster"));
  await findToast("Removed From the Draft");
  await user.click(press("Discard draft"));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(screen.queryAllByText("Undo")).toEqual([]);
});
