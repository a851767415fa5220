import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/browser.ts";
import { goInside, open, reload } from "./support/open.ts";

const portland = { latitude: 45.5231, longitude: -122.6771 };

const noSandwiches =
  "No chicken sandwiches found matching your criteria. Try adjusting your filters";
const chip = (page: Page, label: string) =>
  page.getByRole("link", { name: `Remove filter: ${label}` });

/** The names in an address have no order. */
const expectSearch = (page: Page, search: Record<string, string>) =>
  expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(search);

test("filters survive a reload and Back, and a lowest price above the highest is said", async ({
  page,
}) => {
  await open(page, "/explore?view=sandwiches&without=gluten,eggs");
  await page.getByRole("spinbutton", { name: "Lowest price" }).fill("5");
  const highest = page.getByRole("spinbutton", { name: "Highest price" });
  await highest.fill("4");
  await highest.press("Enter");
  const address = { view: "sandwiches", without: "gluten,eggs", minPrice: "5" };
  await expectSearch(page, { ...address, maxPrice: "4" });
  await expect(highest).toHaveAccessibleDescription("The lowest price is above the highest.");
  await expect(page.getByText(noSandwiches).locator("..")).toContainText(
    "The lowest price is above",
  );
  await highest.fill("13.5");
  await highest.press("Enter");
  await expect(highest).toHaveAccessibleDescription("");
  await expectSearch(page, { ...address, maxPrice: "13.5" });

  await reload(page);
  await chip(page, "No egg").click();
  await expectSearch(page, { ...address, maxPrice: "13.5", without: "gluten" });
  await page.goBack();
  await expectSearch(page, { ...address, maxPrice: "13.5" });
  await expect(chip(page, "No egg")).toBeVisible();
});

test("the phone's filters are a sheet that counts them", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/explore?view=sandwiches&heat=2&openNow=1");
  const button = page.getByRole("button", { name: "Filters 2 active" });
  await button.click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("radio", { name: "At least 2 of 5" })).toBeChecked();
  await expectAccessible(page);
  await sheet.getByRole("link", { name: "Clear filters" }).click();
  await expect(sheet.getByRole("button", { name: "Show 42 sandwiches" })).toBeVisible();
  await sheet.getByRole("switch", { name: "Organic only" }).check();
  await sheet.getByRole("button", { name: "Show 4 sandwiches" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters 1 active" })).toBeFocused();
  await expectSearch(page, { view: "sandwiches", organic: "true" });
});

test.describe("with a position, in a country of kilometres", () => {
  test.use({ geolocation: portland, permissions: ["geolocation"], locale: "de-DE" });

  test("distances are in kilometres; one tap shows what can be eaten now, the nearest first", {
    tag: "@phone",
  }, async ({ page }) => {
    await open(page, "/explore?view=restaurants&near=45.523,-122.676&place=Portland&sort=distance");
    const away = page.getByText(/ km away$/);
    await expect(away).toHaveCount(12);
    const distances = (await away.allTextContents()).map((text) => Number.parseFloat(text));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));

    await goInside(page, "/explore?q=zzz&view=restaurants");
    await page.getByRole("link", { name: "What can I eat now?" }).click();
    await expectSearch(page, {
      view: "sandwiches",
      sort: "distance",
      openNow: "1",
      near: "45.523,-122.677",
      place: "My location",
    });
    // On a phone the quick filter says it.
    await expect(page.getByRole("button", { name: "Open now", pressed: true })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("distance");
  });
});
