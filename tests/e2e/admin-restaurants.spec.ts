import type { Page } from "@playwright/test";
import { addRestaurant, signInAsAdmin, signInAsCurator } from "./support/admin.ts";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { holdNext } from "./support/held-call.ts";
import { signUp } from "./support/member.ts";
import { open, reload, untilQuiet } from "./support/open.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

const outOfPickles = { status: 500, json: { message: "Out of pickles.", code: "internal_error" } };

/** Until `undo`, the server fails at what is done by that method. */
async function failAt(page: Page, method: string, calls: string) {
  await page.route(calls, (route) =>
    route.request().method() === method ? route.fulfill(outOfPickles) : route.fallback(),
  );
  return { undo: () => page.unroute(calls) };
}

test("others land on the home page and hear why, by link and by address", async ({ page }) => {
  for (const [path, text] of [
    ["/admin/restaurants", "You need admin privileges to manage restaurants."],
    ["/Edit-Restaurant?id=1", "You need admin privileges to edit restaurants."],
  ] as const) {
    const answer = await page.request.get(path);
    expect(await answer.text()).not.toContain("Restaurant Management");
    await open(page, path);
    await expect(page).toHaveURL("/");
    await said(page, "Access Denied");
    await said(page, text);
  }
  await signUp(page);
  await open(page, "/admin/restaurants");
  await expect(page).toHaveURL("/");
  await said(page, "You need admin privileges to manage restaurants.");
});

test("a restaurant is found, deleted with a warning, and brought back", async ({ page }) => {
  await signInAsAdmin(page);
  const { id, name } = await addRestaurant(page, { restaurantType: "Bakery" });
  const data = { restaurantId: id, name: "The Last One" };
  await page.request.post("/api/sandwiches", { data });

  await open(page, "/admin/restaurants");
  await page.getByRole("link", { name: "Type", exact: true }).click();
  await expect(page).toHaveURL("/admin/restaurants?sort=type");
  await page.getByRole("searchbox").fill(name);
  await button(page, "Search").click();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Bakery");
  await expect(page.getByText("1 restaurant", { exact: false })).toBeVisible();
  await reload(page);
  await expect(row).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("restaurants.csv");

  await button(page, `Delete ${name}`).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("The restaurant's sandwiches and locations are also deleted.");
  await expect(dialog).toContainText("This takes along 1 sandwich.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await button(page, `Delete ${name}`).click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await said(page, "Restaurant Deleted");
  await expect(page.getByText("No restaurants match your search")).toBeVisible();
  expect((await page.request.get(`/api/restaurants/${id}`)).status()).toBe(404);

  await page.getByRole("tab", { name: "Trash" }).click();
  await button(page, `Restore ${name}`).click();
  await expect(button(page, `Restore ${name}`)).toHaveCount(0);
  expect((await page.request.get(`/api/restaurants/${id}`)).status()).toBe(200);
});

test("a failed delete and a failed list say so", async ({ page, troubles }) => {
  await signInAsAdmin(page);
  const { name } = await addRestaurant(page);
  await open(page, `/admin/restaurants?q=${encodeURIComponent(name)}`);
  await failAt(page, "DELETE", "**/api/restaurants/*");
  await button(page, `Delete ${name}`).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
  await said(page, "Deletion Failed");
  await said(page, "Could not delete restaurant: Out of pickles.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await failAt(page, "GET", "**/api/admin/restaurants?*");
  await page.getByRole("link", { name: "Clear search" }).click();
  await said(page, "Failed to load restaurants. Please try again.");
  await page.unroute("**/api/admin/restaurants?*");
  await button(page, "Try again").click();
  await expect(page.getByRole("table")).toBeVisible();
  troubles.splice(0);
});

test("details, locations and menu are edited, and nothing is lost on the way", async ({ page }) => {
  await signInAsAdmin(page);
  const { id, name } = await addRestaurant(page);
  await open(page, `/edit-restaurant?id=${id}`);

  // Fast Casual is not of this form's list, but of this restaurant.
  await expect(page.getByLabel("Restaurant Type")).toHaveValue("Fast Casual");
  await page.getByLabel("Website").fill("coop.example");
  await button(page, "Update Restaurant").click();
  await said(page, "Website must be a valid URL");
  await page.getByLabel("Website").fill("https://coop.example");
  await page.getByLabel("Price Range").selectOption("$$$$ Very Expensive");

  // Another tab keeps the form, another page asks.
  await page.getByRole("tab", { name: "Locations" }).click();
  await page.getByRole("link", { name: "Back to Restaurants" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Leave without saving?");
  await button(page, "Stay").click();
  await page.getByRole("tab", { name: "Restaurant Details" }).click();
  await expect(page.getByLabel("Website")).toHaveValue("https://coop.example");
  await button(page, "Update Restaurant").click();
  await said(page, "Restaurant Updated");
  await said(page, "The restaurant has been updated successfully.");

  await page.getByRole("tab", { name: "Locations" }).click();
  await button(page, "Add First Location").click();
  await button(page, "Add Location").click();
  await said(page, "Address is required");
  await page.getByLabel("Address").fill("5 Elm St, Salem, OR 97301");
  await button(page, "Fill in usual hours").click();
  await page.getByText("Weekly hours, day by day").click();
  await page.getByLabel("Sunday: open or closed").selectOption("Closed");
  await expect(page.getByLabel("Hours of Operation")).toHaveValue(/Sun: Closed$/);
  await page.getByLabel("Hours of Operation").fill("Mon-Sat 5pm-2am, Sun closed");
  await expect(page.getByLabel("Monday closes")).toHaveValue("02:00");
  await button(page, "Add Location").click();
  await said(page, "Location Added");
  await expect(page.getByRole("heading", { name: "5 Elm St, Salem, OR 97301" })).toBeVisible();
  await button(page, "Edit 5 Elm St, Salem, OR 97301").click();
  await page.getByLabel("Phone Number (Optional)").fill("(503) 555-0100");
  await button(page, "Update Location").click();
  await said(page, "Location Updated");
  await button(page, "Delete 5 Elm St, Salem, OR 97301").click();
  await said(page, "Are you sure you want to delete this location?");
  await button(page, "Delete").click();
  await said(page, "Location Deleted");
  await said(page, "No locations yet");

  await page.getByRole("tab", { name: "Menu" }).click();
  for (const sandwich of ["First One", "Second One"]) {
    await button(page, "Add Sandwich").first().click();
    await page.getByLabel("Name", { exact: true }).filter({ visible: true }).fill(sandwich);
    await page.getByLabel("Price in dollars").fill("9,50");
    await page.getByLabel("Ingredients").fill("bun, thigh,");
    await page
      .getByRole("group", { name: "Contains eggs" })
      .getByText("No", { exact: true })
      .click();
    await page.getByLabel("Heat").selectOption("3");
    await page.getByLabel("Tags").fill("Fried,");
    await page
      .locator("form")
      .filter({ hasText: "Ingredients" })
      .getByRole("button", { name: "Add Sandwich" })
      .click();
    await expect(page.getByRole("heading", { name: sandwich })).toBeVisible();
  }
  await button(page, "Move Second One").press("ArrowUp");
  await expect(page.getByText("Second One is now number 1 of 2")).toBeAttached();
  const menu = async () => {
    const answer = await page.request.get(`/api/restaurants/${id}/sandwiches`);
    return (await answer.json()).map((sandwich: { name: string }) => sandwich.name);
  };
  await expect.poll(menu).toEqual(["Second One", "First One"]);
  const answer = await page.request.get(`/api/restaurants/${id}/sandwiches`);
  expect((await answer.json())[0]).toMatchObject({
    price: 9.5,
    ingredients: ["bun", "thigh"],
    containsEggs: false,
    containsGluten: null,
    spiceLevel: 3,
    tags: [{ name: "Fried" }],
  });

  // By hand as well.
  const handle = await button(page, "Move First One").boundingBox();
  const target = await button(page, "Move Second One").boundingBox();
  if (!handle || !target) throw new Error("the menu has no handles");
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(target.x + 10, target.y - 20, { steps: 5 });
  await page.mouse.up();
  await expect.poll(menu).toEqual(["First One", "Second One"]);

  await open(page, `/restaurant/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("First One").first()).toBeVisible();
});

test("what the server refuses is told, and nothing that was typed is lost", async ({
  page,
  troubles,
}) => {
  await signInAsAdmin(page);
  const { id, name } = await addRestaurant(page);
  await open(page, `/admin/restaurants?q=${encodeURIComponent(name)}`);
  const edit = page.getByRole("link", { name: `Edit ${name}`, exact: true });
  const failing = await failAt(page, "GET", `**/api/restaurants/${id}`);
  await edit.click();
  await said(page, "Failed to fetch restaurant");
  await expect(page.getByRole("link", { name: "Back to Admin Dashboard" })).toBeVisible();
  await failing.undo();
  await untilQuiet(page, () => page.goBack());
  const answer = await holdNext(page, `**/api/restaurants/${id}`);
  await edit.click();
  await said(page, "Loading restaurant details...");
  answer();

  await page.getByLabel("Phone Number").fill("(503) 555-0100");
  const saving = await failAt(page, "PATCH", "**/api/restaurants/*");
  const letFail = await holdNext(page, "**/api/restaurants/*");
  await button(page, "Update Restaurant").click();
  await expect(button(page, "Updating...")).toBeDisabled();
  letFail();
  await said(page, "Update Failed");
  await said(page, "Failed to update restaurant: Out of pickles.");
  await expect(page.getByLabel("Phone Number")).toHaveValue("(503) 555-0100");
  await saving.undo();
  await button(page, "Dismiss").click();
  await button(page, "Update Restaurant").click();
  await said(page, "Restaurant Updated");
  await button(page, "Dismiss").click();

  await page.getByRole("tab", { name: "Locations" }).click();
  await button(page, "Add First Location").click();
  await page.getByLabel("Address").fill("9 Oak St");
  const adding = await failAt(page, "POST", "**/api/locations");
  await button(page, "Add Location").click();
  await said(page, "Error Adding Location");
  await said(page, "Out of pickles.");
  await adding.undo();
  await button(page, "Dismiss").click();
  await button(page, "Add Location").click();
  await said(page, "Location Added");
  await button(page, "Dismiss").click();
  await button(page, "Edit 9 Oak St").click();
  await page.getByLabel("Address").fill("10 Oak St");
  await failAt(page, "PATCH", "**/api/locations/*");
  await button(page, "Update Location").click();
  await said(page, "Error Updating Location");
  await button(page, "Dismiss").click();
  await button(page, "Cancel").click();
  // No network at all: it says so instead of waiting.
  await button(page, "Delete 9 Oak St").click();
  await said(page, "Are you sure you want to delete this location?");
  await page.context().setOffline(true);
  await button(page, "Delete").click();
  await said(page, "Error Deleting Location");
  await page.context().setOffline(false);
  await button(page, "Cancel").click();
  await expect(page.getByRole("heading", { name: "9 Oak St" })).toBeVisible();
  troubles.splice(0);
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
  await page.getByRole("link", { name: "Manage Restaurants" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Restaurant Management");
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("searchbox").press("Enter");
  const edit = page.getByRole("link", { name: `Edit ${name}`, exact: true });
  await expect(edit).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Trash" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Add Restaurant" })).toHaveCount(0);

  await edit.click();
  await page
    .getByRole("textbox", { name: "Description", exact: true })
    .fill("The curator has been here.");
  await button(page, "Update Restaurant").click();
  await said(page, "Restaurant Updated");
  await button(page, "Dismiss").click();
  await page.getByRole("tab", { name: "Menu" }).click();
  await button(page, "Add Sandwich").click();
  await page.getByLabel("Name", { exact: true }).filter({ visible: true }).fill("Number Seven");
  await button(page, "Add Sandwich").last().click();
  await said(page, "Sandwich Added");
  await button(page, "Dismiss").click();
  await button(page, "Delete Number Seven").click();
  await button(page, "Delete").click();
  await said(page, "Sandwich Deleted");
  // What is deleted only an admin brings back.
  await expect(button(page, "Undo")).toHaveCount(0);
  await open(page, `/restaurant/${id}`);
  await expect(page.getByText("The curator has been here.").first()).toBeVisible();
  await expect(button(page, "Edit Image")).toBeVisible();

  for (const path of ["/admin", "/admin/members", "/admin/restaurants?view=trash"]) {
    await open(page, path);
    await expect(page).toHaveURL("/");
    await said(page, "Access Denied");
  }
  expect((await page.request.delete(`/api/restaurants/${id}`)).status()).toBe(403);
  expect(troubles).toEqual([]);
});

test("of two people at one restaurant the second sees what the first did", async ({
  page,
  troubles,
}) => {
  await signInAsAdmin(page);
  const { id, name } = await addRestaurant(page);
  await open(page, `/edit-restaurant?id=${id}`);
  const theirs = { name: `${name} Theirs`, phoneNumber: "555-0199" };
  await page.request.patch(`/api/restaurants/${id}`, { data: theirs });

  await page.getByLabel("Name", { exact: true }).first().fill(`${name} Mine`);
  await page.getByLabel("Description").first().fill("Mine too.");
  await button(page, "Update Restaurant").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("admin was faster");
  await expect(dialog).toContainText("555-0199");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await said(page, "Restaurant Updated");
  const saved = await (await page.request.get(`/api/restaurants/${id}`)).json();
  expect(saved).toMatchObject({
    name: `${name} Mine`,
    description: "Mine too.",
    phoneNumber: "555-0199",
    version: 3,
  });
  // The browser's own note of the refusal.
  expect(troubles.splice(0)).toEqual([expect.stringContaining("409")]);
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
  await open(page, "/admin/restaurants?view=duplicates");
  const group = page.getByRole("listitem").filter({ hasText: second.name }).first();
  await group.getByRole("button", { name: "Merge…" }).click();
  await page.getByRole("radio", { name: new RegExp(second.name) }).check();
  await page.getByRole("checkbox", { name: third.name }).uncheck();
  await button(page, "Merge").click();
  await said(page, "Restaurants Merged");
  await open(page, `/restaurant/${first.id}`);
  await expect(page).toHaveURL(`/restaurant/${second.id}`);
  await expect(page.getByText("Only Here").first()).toBeVisible();
  const left = await page.request.get(`/api/restaurants/${third.id}`);
  expect(await left.json()).toMatchObject({ id: third.id });
});

test("a restaurant that is not there has a view of its own", async ({ page, troubles }) => {
  await signInAsAdmin(page);
  for (const path of [
    "/edit-restaurant",
    "/edit-restaurant?id=999999",
    "/edit-restaurant?id=hen",
  ]) {
    await open(page, path);
    await said(page, "Failed to load restaurant data");
    await expect(page.getByRole("link", { name: "Back to Admin Dashboard" })).toBeVisible();
  }
  // The page's own status.
  troubles.splice(0);
});

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
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Menu" }).click();
  await button(page, "Edit One").click();
  await expectAccessible(page);
});
