import type { Page } from "@playwright/test";
import { addRestaurant, signInAsAdmin, signInAsCurator } from "./support/admin.ts";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { signUp } from "./support/member.ts";
import { goInside, open, reload, visit } from "./support/open.ts";
import { button, dismiss, said } from "./support/parts.ts";

test("others land on the home page and hear why, by link and by address", async ({ page }) => {
  for (const [path, text, go] of [
    ["/admin/restaurants", "You need admin privileges to manage restaurants.", open],
    ["/Edit-Restaurant?id=1", "You need admin privileges to edit restaurants.", goInside],
  ] as const) {
    const answer = await page.request.get(path);
    expect(await answer.text()).not.toContain("Restaurant Management");
    await go(page, path);
    await said(page, text);
    await said(page, "Access Denied");
    await expect(page).toHaveURL("/");
    await dismiss(page);
  }
  await signUp(page);
  await open(page, "/admin/restaurants");
  await expect(page).toHaveURL("/");
  await said(page, "You need admin privileges to manage restaurants.");
});

test("a restaurant is found, deleted with a warning, and brought back", async ({ page }) => {
  await signInAsAdmin(page);
  const { id, name } = await addRestaurant(page, { restaurantType: "Bakery" });
  const neighbour = await addRestaurant(page, { description: `Next to ${name}.` });
  const data = { restaurantId: id, name: "The Last One" };
  await page.request.post("/api/sandwiches", { data });

  await open(page, "/admin/restaurants");
  await page.getByRole("link", { name: "Type", exact: true }).click();
  await expect(page).toHaveURL("/admin/restaurants?sort=type");
  // Before, what is typed may go with the page that is replaced.
  await expect(page.getByRole("columnheader", { name: "Type" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await page.getByRole("searchbox").fill(name);
  await button(page, "Search").click();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Bakery");
  await expect(page.getByText("2 restaurants", { exact: false })).toBeVisible();
  await reload(page);
  await expect(row).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("restaurants.csv");

  await button(page, `Delete ${name}`).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("The restaurant's sandwiches and locations are also deleted.");
  await expect(dialog).toContainText("This takes along 1 sandwich.");
  await dialog.press("Escape");
  await expect(button(page, `Delete ${name}`)).toBeFocused();
  await button(page, `Delete ${name}`).click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await said(page, "Restaurant Deleted");
  await expect(row).toHaveCount(0);
  await expect(button(page, `Delete ${neighbour.name}`)).toBeFocused();
  await button(page, `Delete ${neighbour.name}`).click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("No restaurants match your search")).toBeVisible();
  await expect(page.getByRole("tabpanel")).toBeFocused();
  expect((await page.request.get(`/api/restaurants/${id}`)).status()).toBe(404);

  await page.getByRole("tab", { name: "Trash" }).click();
  await button(page, `Restore ${name}`).click();
  await expect(button(page, `Restore ${name}`)).toHaveCount(0);
  expect((await page.request.get(`/api/restaurants/${id}`)).status()).toBe(200);
});

test("the curator looks after the restaurants, and after nothing else", async ({
  page,
  troubles,
}) => {
  await signInAsAdmin(page);
  const { id, name } = await addRestaurant(page);
  await signInAsCurator(page);
  await open(page, "/");
  await button(page, "Hello, curator").click();
  await expect(page.getByRole("link", { name: "Manage Restaurants" })).toHaveCount(2);
  await page.keyboard.press("Escape");
  const header = page.getByRole("navigation", { name: "Main" });
  await header.getByRole("link", { name: "Manage Restaurants" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Restaurant Management");
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("searchbox").press("Enter");
  const edit = page.getByRole("link", { name: `Edit ${name}`, exact: true });
  // It may stand in the whole list already, which the answer of the search replaces.
  await expect(page.getByRole("status").filter({ hasText: "1 restaurant for" })).toBeVisible();
  await expect(edit).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Trash" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Add Restaurant" })).toHaveCount(0);

  await edit.click();
  await page.getByRole("tab", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Back to Restaurants" }).click();
  await expect(page).toHaveURL(`/admin/restaurants?${new URLSearchParams({ q: name })}`);
  await edit.click();
  await page
    .getByRole("textbox", { name: "Description", exact: true })
    .fill("The curator has been here.");
  await button(page, "Update Restaurant").click();
  await said(page, "Restaurant Updated");
  await dismiss(page);
  await page.getByRole("tab", { name: "Menu" }).click();
  await button(page, "Add Sandwich").click();
  await page.getByLabel("Name", { exact: true }).filter({ visible: true }).fill("Number Seven");
  await button(page, "Add Sandwich").last().click();
  await said(page, "Sandwich Added");
  await dismiss(page);
  await button(page, "Delete Number Seven").click();
  await button(page, "Delete").click();
  await said(page, "Sandwich Deleted");
  // What is deleted only an admin brings back.
  await expect(button(page, "Undo")).toHaveCount(0);
  await goInside(page, `/restaurant/${id}`);
  await expect(page.getByText("The curator has been here.").first()).toBeVisible();
  await expect(button(page, "Edit Image")).toBeVisible();

  for (const [path, go] of [
    ["/admin/restaurants?view=trash", open],
    ["/admin", goInside],
    ["/admin/members", goInside],
  ] as const) {
    await go(page, path);
    await said(page, "Access Denied");
    await expect(page).toHaveURL("/");
    await dismiss(page);
  }
  expect((await page.request.delete(`/api/restaurants/${id}`)).status()).toBe(403);
  expect(troubles).toEqual([]);
  await goInside(page, "/edit-restaurant?id=999999");
  await said(page, "Failed to load restaurant data");
  await page.getByRole("link", { name: "Back to Restaurants" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Restaurant Management");
  // The call's own status.
  troubles.splice(0);
});

test("of three with one name two are merged, and the third is left out", async ({ page }) => {
  await signInAsAdmin(page);
  const first = await addRestaurant(page);
  const second = await addRestaurant(page, { name: first.name.toUpperCase() });
  const third = await addRestaurant(page, { name: `${first.name}!` });
  const data = { restaurantId: first.id, name: "Only Here" };
  await page.request.post("/api/sandwiches", { data });
  await open(page, `/edit-restaurant?id=${first.id}`);
  await expect(page.getByRole("region", { name: /in the catalogue twice/ })).toContainText(
    `${second.name} (same name)`,
  );
  await goInside(page, "/admin/restaurants?view=duplicates");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Restaurant Management");
  const group = page.getByRole("listitem").filter({ hasText: second.name }).first();
  await group.getByRole("button", { name: "Merge…" }).click();
  await expect(page.getByRole("radio", { name: /1 sandwich · restaurant \d+$/ })).toBeChecked();
  await page.getByRole("radio", { name: new RegExp(`restaurant ${second.id}$`) }).check();
  await page.getByRole("checkbox", { name: third.name }).uncheck();
  await button(page, "Merge").click();
  await said(page, "Restaurants Merged");
  await open(page, `/restaurant/${first.id}`);
  await expect(page).toHaveURL(`/restaurant/${second.id}`);
  await expect(page.getByText("Only Here").first()).toBeVisible();
  const left = await page.request.get(`/api/restaurants/${third.id}`);
  expect(await left.json()).toMatchObject({ id: third.id });
});

test("a name without a space breaks where its place ends", async ({ page }) => {
  await signInAsAdmin(page);
  const { id, name } = await addRestaurant(page, { name: "W".repeat(120) });
  try {
    await open(page, "/admin");
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of [
        `/admin/restaurants?q=${name}`,
        `/edit-restaurant?id=${id}`,
        `/admin/audit-log?entityType=restaurant&entityId=${id}`,
        "/admin",
        `/restaurant/${id}`,
      ]) {
        await visit(page, path);
        expect({ width, path, tooWide: await partsThatScrollSideways(page) }).toEqual({
          width,
          path,
          tooWide: [],
        });
      }
    }
  } finally {
    await page.request.delete(`/api/restaurants/${id}`);
  }
});

const partsThatScrollSideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("main *")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0)
      .filter(
        (part) =>
          part === document.documentElement || /auto|scroll/.test(getComputedStyle(part).overflowX),
      )
      .map((part) => `${part.tagName} ${part.className}`),
  );

test("the table and the forms are accessible and stand still", async ({ page }) => {
  await signInAsAdmin(page);
  const { id } = await addRestaurant(page);
  const location = {
    restaurantId: id,
    address: "1 Main St",
    hoursOfOperation: { text: "daily 9-5" },
  };
  await page.request.post("/api/locations", { data: location });
  await page.request.post("/api/sandwiches", { data: { restaurantId: id, name: "One" } });
  await open(page, "/admin/restaurants");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expectStill(page);
  await expectAccessible(page);
  await open(page, `/edit-restaurant?id=${id}`);
  await expectStill(page);
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Locations" }).click();
  await button(page, "Edit 1 Main St").click();
  await page.getByText("Weekly hours, day by day").click();
  await expectAccessible(page, page.getByRole("tabpanel"));
  await page.getByRole("tab", { name: "Menu" }).click();
  await button(page, "Edit One").click();
  await expectAccessible(page, page.getByRole("tabpanel"));
});
