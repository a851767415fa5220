import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/browser.ts";
import { open, reload } from "./support/open.ts";

const portland = { latitude: 45.5231, longitude: -122.6771 };

const cards = (page: Page) => page.getByRole("heading", { level: 3 });
const count = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 2 });
const noSandwiches =
  "No chicken sandwiches found matching your criteria. Try adjusting your filters";
const chip = (page: Page, label: string) =>
  page.getByRole("link", { name: `Remove filter: ${label}` });
const place = (page: Page) => page.getByRole("combobox", { name: "Near a city or postcode" });

/** The names in an address have no order. */
const expectSearch = (page: Page, search: Record<string, string>) =>
  expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(search);

/** On a desktop they stand beside the list, on a phone they come as a sheet. */
async function openFilters(page: Page) {
  if (test.info().project.name === "desktop") return;
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
}

async function closeFilters(page: Page) {
  if (test.info().project.name === "desktop") return;
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

async function becomeMember(page: Page): Promise<string> {
  const id = randomUUID();
  const username = `hen-${id.slice(0, 8)}`;
  const data = { id, username, email: `${username}@example.com`, password: "extra pickles" };
  expect((await page.request.post("/api/auth/register", { data })).status()).toBe(201);
  return id;
}

// proves: explore-17, explore-27
test("sandwiches are narrowed by every filter, all of it in the address @both", async ({
  page,
}) => {
  await open(page, "/explore?view=sandwiches");
  await openFilters(page);
  await page.getByRole("switch", { name: "Open now" }).check();
  await page.getByRole("spinbutton", { name: "Lowest price" }).fill("5");
  const highest = page.getByRole("spinbutton", { name: "Highest price" });
  await highest.fill("4");
  await highest.press("Enter");
  await expectSearch(page, { view: "sandwiches", openNow: "1", minPrice: "5", maxPrice: "4" });
  await expect(highest).toHaveAccessibleDescription("The lowest price is above the highest.");
  await closeFilters(page);
  await expect(page.getByText(noSandwiches).locator("..")).toContainText(
    "The lowest price is above",
  );
  await openFilters(page);
  await highest.fill("13.5");
  await highest.press("Enter");
  await expect(highest).toHaveAccessibleDescription("");
  await page.getByRole("radio", { name: "At least 1 of 5" }).check();
  await page.getByRole("radio", { name: "At least 3.5 stars" }).check();
  await page.getByRole("combobox", { name: "Tag" }).selectOption("Fried");
  for (const allergen of ["gluten", "dairy", "egg"]) {
    await page.getByRole("checkbox", { name: `No ${allergen}` }).check();
  }
  await closeFilters(page);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price: low to high");
  const address = {
    view: "sandwiches",
    sort: "price",
    minPrice: "5",
    maxPrice: "13.5",
    heat: "1",
    without: "gluten,dairy,eggs",
    tag: "Fried",
    minRating: "3.5",
    openNow: "1",
  };
  await expectSearch(page, address);
  const labels = [
    "Open now",
    "From $5",
    "Up to $13.50",
    "Heat 1 or more",
    "3.5 stars or more",
    "No gluten",
    "No dairy",
    "No egg",
    "Fried",
  ];
  for (const label of labels) await expect(chip(page, label)).toBeVisible();

  await reload(page);
  await expect(chip(page, "No egg")).toBeVisible();
  await chip(page, "No egg").click();
  await expectSearch(page, { ...address, without: "gluten,dairy" });
  await page.goBack();
  await expectSearch(page, address);
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expectSearch(page, { view: "sandwiches", sort: "price" });
  await expect(count(page)).toHaveText("42 sandwiches");
});

// proves: explore-30
test("organic sandwiches can be asked for alone @both", async ({ page }) => {
  await open(page, "/explore?view=sandwiches");
  await openFilters(page);
  const control = page.getByRole("switch", { name: "Organic only" });
  await control.check();
  await closeFilters(page);
  await expectSearch(page, { view: "sandwiches", organic: "true" });
  await expect(count(page)).toHaveText("4 sandwiches");
  await reload(page);
  await openFilters(page);
  await expect(control).toBeChecked();
  await closeFilters(page);
  await chip(page, "Organic only").click();
  await expectSearch(page, { view: "sandwiches" });
  await expect(count(page)).toHaveText("42 sandwiches");
});

// proves: explore-14
test("restaurants are narrowed by price range and type", async ({ page }) => {
  await open(page, "/explore?view=restaurants");
  await openFilters(page);
  await page.getByRole("checkbox", { name: "$$", exact: true }).check();
  await page.getByRole("combobox", { name: "Type" }).selectOption("Fast Casual");
  await closeFilters(page);
  await expect(page).toHaveURL(
    "/explore?view=restaurants&priceRange=%24%24&restaurantType=Fast+Casual",
  );
  await expect(count(page)).toHaveText(/^[1-9]\d* restaurants?$/);
  for (const kind of await page.getByText("Fast Casual · $$").all())
    await expect(kind).toBeVisible();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Newest first");
  await expect(page).toHaveURL(/sort=newest/);
});

// proves: hours-19
test("leaving out an allergen says how many nobody stated it for", async ({ page }) => {
  await open(page, "/explore?view=sandwiches&without=gluten");
  await expect(
    page.getByText(
      /^(1 more is hidden because nobody stated whether it contains|\d+ more are hidden because nobody stated whether they contain) gluten\.$/,
    ),
  ).toBeVisible();
});

test("the phone's filters are a sheet that counts them", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/explore?view=sandwiches&heat=2&openNow=1");
  const button = page.getByRole("button", { name: "Filters 2 active" });
  await button.click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("radio", { name: "At least 2 of 5" })).toBeChecked();
  await expectAccessible(page);
  await sheet.getByRole("link", { name: "Clear filters" }).click();
  await sheet.getByRole("button", { name: "Show 42 sandwiches" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters", exact: true })).toBeFocused();
});

// proves: explore-16
test("a visitor is asked to log in for the filters of a shelf", async ({ page }) => {
  await open(page, "/explore?view=sandwiches");
  await openFilters(page);
  await page.getByRole("switch", { name: "Saved only" }).click();
  await expect(page.getByText("Login required", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Please log in to see your saved sandwiches.", { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fexplore%3Fview%3Dsandwiches%26saved%3D1/);
});

// proves: explore-15
test("a member filters by what they saved and tried", async ({ page }) => {
  const userId = await becomeMember(page);
  const [best, second] = await (await page.request.get("/api/sandwiches?limit=2")).json();
  for (const [sandwich, hasTried] of [
    [best, true],
    [second, false],
  ] as const) {
    const data = { userId, sandwichId: sandwich.id, isFavorite: false, hasTried };
    await page.request.post("/api/user-sandwiches", { data });
  }
  await open(page, "/explore?view=sandwiches&saved=1");
  await expect(count(page)).toHaveText("2 sandwiches");
  await openFilters(page);
  await page.getByRole("switch", { name: "Not yet tried" }).check();
  await closeFilters(page);
  await expect(cards(page)).toHaveText([second.name]);

  await page.getByRole("button", { name: `Wishlist: ${second.name}` }).click();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards(page)).toHaveText([second.name]);
});

test.describe("with a position", () => {
  test.use({ geolocation: portland, permissions: ["geolocation"] });

  test("one tap shows what can be eaten now, the nearest first", { tag: "@phone" }, async ({
    page,
  }) => {
    await open(page, "/explore?q=zzz&view=restaurants");
    await page.getByRole("link", { name: "What can I eat now?" }).click();
    await expectSearch(page, {
      view: "sandwiches",
      sort: "distance",
      openNow: "1",
      near: "45.523,-122.677",
      place: "My location",
    });
    await expect(chip(page, "Open now")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("distance");
  });

  test("a member's also leaves out what they tried", async ({ page }) => {
    await becomeMember(page);
    await open(page, "/explore");
    await page.getByRole("link", { name: "What can I eat now?" }).click();
    await expect(page).toHaveURL(/untried=1/);
  });

  test("the nearest come first, with their distance", async ({ page }) => {
    await open(page, "/explore?view=restaurants");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Nearest first");
    await expect(place(page)).toHaveValue("My location");
    const away = page.getByText(/ miles? away$/);
    await expect(away).toHaveCount(12);
    const miles = (await away.allTextContents()).map((text) => Number.parseFloat(text));
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
  });

  test.describe("in a country of kilometres", () => {
    test.use({ locale: "de-DE" });
    test("distances are in kilometres", async ({ page }) => {
      await open(page, "/explore?view=restaurants&near=45.523,-122.676&place=Portland");
      await expect(page.getByText(/ km away$/)).toHaveCount(12);
    });
  });
});

// proves: hours-15
test("the position is never asked for on load; refused, a typed place does it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    navigator.geolocation.getCurrentPosition = (_found, refuse) => {
      Object.assign(window, { asked: 1 });
      refuse?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    };
  });
  await open(page, "/explore?view=sandwiches");
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);
  await page.getByRole("button", { name: "Use my location" }).click();
  const problem = page.getByText(
    "Your browser keeps your position to itself. Type a city or postcode instead.",
  );
  await expect(problem).toBeVisible();
  await expectAccessible(page);
  await place(page).fill("port");
  await expect(page.locator("datalist option")).toHaveAttribute("value", "Portland");
  await place(page).press("Enter");
  await expectSearch(page, { view: "sandwiches", near: "45.528,-122.647", place: "Portland" });
  await expect(place(page)).toHaveValue("Portland");
  await expect(problem).toBeHidden();

  await place(page).fill("Atlantis");
  await place(page).press("Enter");
  await expect(page.getByText("We know no restaurant in “Atlantis” yet.")).toBeVisible();
  await place(page).fill("");
  await place(page).press("Enter");
  await expect(page).toHaveURL("/explore?view=sandwiches");
});
