import { addRestaurant, signInAsAdmin } from "./support/admin.ts";
import { expect, expectAccessible, test } from "./support/browser.ts";
import { holdNext } from "./support/held-call.ts";
import { keep } from "./support/member.ts";
import { goInside, open, visit } from "./support/open.ts";
import { button, said } from "./support/parts.ts";

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
  await expect(page.getByRole("tabpanel")).toBeFocused();

  await page.getByRole("tab", { name: "Menu" }).click();
  for (const sandwich of ["First One", "Second One"]) {
    await button(page, "Add Sandwich").first().click();
    await page.getByLabel("Name", { exact: true }).filter({ visible: true }).fill(sandwich);
    await page.getByLabel("Price in dollars").fill("9,50");
    await page.getByLabel("Ingredients").fill("bun, thigh, Bun,");
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

  await goInside(page, `/restaurant/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("First One").first()).toBeVisible();
});

test("of two people at one restaurant the second sees what the first did", async ({
  page,
  troubles,
}) => {
  await signInAsAdmin(page);
  const { id, name } = await addRestaurant(page);
  await open(page, `/admin/restaurants?q=${encodeURIComponent(name)}`);
  const letRead = await holdNext(page, `**/api/restaurants/${id}`);
  await page.getByRole("link", { name: `Edit ${name}`, exact: true }).click();
  await said(page, "Loading restaurant details...");
  letRead();
  await expect(button(page, "Update Restaurant")).toBeVisible();
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

test("what is missing is edited where it stands in a long menu", async ({ page }) => {
  await signInAsAdmin(page);
  const { id: restaurantId } = await addRestaurant(page);
  const names = Array.from({ length: 12 }, (_, index) => `Hen ${restaurantId}, number ${index}`);
  for (const name of names) {
    await page.request.post("/api/sandwiches", { data: { restaurantId, name } });
  }
  await open(page, "/admin/gaps?gap=price");
  await page.getByRole("link", { name: `Edit ${names[10]}` }).click();
  await expect(page.getByRole("heading", { name: names[10] })).toBeInViewport();
  await page.request.delete(`/api/restaurants/${restaurantId}`);
});

test("words of people fit a phone and run in their own direction, and a tag that nobody uses is no filter", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page);
  const restaurant = await addRestaurant(page, { name: "مطعم الدجاجة الذهبية!" });
  const tags = ["A", "B", "C"].map((letter) => letter.repeat(40));
  const facts = { price: 9, ingredients: ["دجاج"], tags };
  const name = "شطيرة حارة جدا! 100%";
  const data = { restaurantId: restaurant.id, name, description: "دجاج مقلي.", ...facts };
  const { id: sandwichId } = await (await page.request.post("/api/sandwiches", { data })).json();
  const { id: userId } = await (await page.request.get("/api/auth/me")).json();
  await keep(page, { userId, sandwichId, notes: "حار جدا!" });
  const review = { userId, sandwichId, rating: 5, review: "لذيذة جدا!" };
  expect((await page.request.post("/api/reviews", { data: review })).status()).toBe(201);

  const wearing = new URLSearchParams({ view: "sandwiches", tag: tags[0] ?? "" });
  const shown = {
    [`/explore?${wearing}`]: [name, restaurant.name, "دجاج مقلي."],
    [`/explore?${wearing}&sandwich=${sandwichId}`]: [name, "دجاج مقلي.", "لذيذة جدا!"],
    [`/sandwich/${sandwichId}`]: [name, restaurant.name, "دجاج مقلي.", "لذيذة جدا!"],
    [`/sandwich/${sandwichId}/review`]: [name, "لذيذة جدا!"],
    [`/restaurant/${restaurant.id}`]: [restaurant.name, name],
    "/collection": [name, "حار جدا!"],
    [`/edit-restaurant?id=${restaurant.id}&tab=menu`]: [],
  };
  await open(page, "/terms");
  for (const [path, words] of Object.entries(shown)) {
    await visit(page, path);
    for (const word of words) {
      const last = page.getByText(word, { exact: true }).filter({ visible: true }).last();
      await expect(last, `${path}: ${word}`).toHaveCSS("direction", "rtl");
    }
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect({ path, scrollWidth }).toEqual({ path, scrollWidth: clientWidth });
  }
  await page.request.delete(`/api/sandwiches/${sandwichId}`);
  await open(page, "/explore?view=sandwiches");
  await button(page, "Filters").click();
  const options = page.getByRole("combobox", { name: "Tag" }).getByRole("option");
  await expect(options.filter({ hasText: "Fried" })).toHaveCount(1);
  await expect(options.filter({ hasText: tags[0] })).toHaveCount(0);
});
