import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { signUp, signUpByForm } from "./support/member.ts";
import { goInside, open, reload } from "./support/open.ts";
import { dismiss } from "./support/parts.ts";

const cinder = "/restaurant/1";

const text = (page: Page, words: string) => page.getByText(words, { exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

// proves: shell-7, restaurant-1, restaurant-3, restaurant-7
test("the page arrives complete, also in capitals, asks for nothing again, stands still and is accessible @both", async ({
  page,
  request,
}) => {
  const html = await (await request.get(cinder)).text();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api")) calls.push(request.url());
  });
  await open(page, "/RESTAURANT/1");
  await expectStill(page);
  await expect(page.getByRole("heading", { level: 1, name: "Cinder & Hen" })).toBeVisible();
  await expect(page.getByText(/^(Open Now|Closed)$/).first()).toBeVisible();
  for (const title of ["Restaurant Info", "About", "Locations"]) {
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  }
  const website = page.getByRole("link", { name: /cinderandhen\.example/ });
  await expect(website).toHaveAttribute("href", "https://cinderandhen.example");
  await expect(website).toHaveAttribute("rel", "noopener");
  await expect(page.getByText("Fast Casual", { exact: true })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Menu" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toHaveCount(4);
  expect(html).toContain("The Slow Burn");
  expect(calls).toEqual([]);
  await expectSearchEnginesReadTheMenu(page);
  await expectAccessible(page);

  // Three locations show, the rest on a click.
  await expect(page.getByText("4021 N Mississippi Ave", { exact: false })).toBeVisible();
  const fourth = page.getByText("628 NW 23rd Ave", { exact: false });
  await expect(fourth).toBeHidden();
  await page.getByText("Show 2 more locations").click();
  await expect(fourth).toBeVisible();
  await open(page, "/RESTAURANT/1?tab=reviews");
  await expectAccessible(page);
});

async function expectSearchEnginesReadTheMenu(page: Page) {
  await expect(page).toHaveTitle("Cinder & Hen · Cluck");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/restaurant\/1$/);
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [restaurant, crumbs] = scripts.map((json) => JSON.parse(json));
  expect(restaurant).toMatchObject({ "@type": "Restaurant", priceRange: "$$" });
  expect(restaurant.hasMenu.hasMenuItem).toHaveLength(4);
  expect(restaurant.location).toHaveLength(5);
  expect(crumbs["@type"]).toBe("BreadcrumbList");
}

// proves: restaurant-5
test("the tabs are in the address, for links, reload and Back", async ({ page }) => {
  await open(page, cinder);
  await page.getByRole("tab", { name: "Reviews" }).click();
  await expect(page).toHaveURL("/restaurant/1?tab=reviews");
  await expect(page.getByRole("tabpanel").getByRole("article").first()).toBeVisible();
  await reload(page);
  await expect(page.getByRole("tab", { name: "Reviews" })).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Menu" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Menu" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Reviews" })).toBeFocused();
});

for (const late of ["entry-client", "restaurant._id"]) {
  test(`Back is not lost while ${late} still loads`, async ({ page }) => {
    await open(page, cinder);
    await page.getByRole("tab", { name: "Reviews" }).click();
    await expect(page).toHaveURL("/restaurant/1?tab=reviews");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/assets/${late}*.js`, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByRole("tab", { name: "Reviews" })).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/restaurant/1");
    release();
    await expect(page.getByRole("tab", { name: "Menu" })).toHaveAttribute("aria-selected", "true");
  });
}

// proves: restaurant-8, restaurant-9
test("an empty menu and no reviews say so", async ({ page }) => {
  await page.route("**/api/restaurants/4/sandwiches*", (route) => route.fulfill({ json: [] }));
  await page.route("**/api/restaurants/4/reviews*", (route) => route.fulfill({ json: [] }));
  await open(page, "/terms");
  await goInside(page, "/restaurant/4");
  await expect(text(page, "No chicken sandwiches found on the menu.")).toBeVisible();
  await page.getByRole("tab", { name: "Reviews" }).click();
  await expect(text(page, "No reviews available for sandwiches at this restaurant.")).toBeVisible();
});

// proves: restaurant-17, restaurant-18
test("hours that nobody knows are told in the words of their place", async ({ page }) => {
  const restaurant = await (await page.request.get("/api/restaurants/4")).json();
  const [location] = restaurant.locations;
  await page.route("**/api/restaurants/4", (route) =>
    route.fulfill({
      json: { ...restaurant, locations: [{ ...location, hoursOfOperation: null }] },
    }),
  );
  await page.route("**/api/restaurants/5", (route) =>
    route.fulfill({ json: { ...restaurant, id: 5, locations: [], hoursOfOperation: null } }),
  );
  await open(page, "/terms");
  await goInside(page, "/restaurant/4");
  await expect(text(page, "Hours not available")).toBeVisible();
  await goInside(page, "/restaurant/5");
  await expect(text(page, "Hours unavailable")).toBeVisible();
});

// proves: restaurant-10, restaurant-11, restaurant-12
test("what does not exist is not found", async ({ page, troubles }) => {
  for (const path of ["/restaurant/999999", "/restaurant/nugget"]) {
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole("heading", { level: 1, name: "Restaurant Not Found" }),
    ).toBeVisible();
    await expect(
      text(page, "The restaurant you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await expect(link(page, "Browse Restaurants")).toHaveAttribute(
      "href",
      "/explore?view=restaurants",
    );
    expect(troubles.splice(0)).toEqual([expect.stringContaining("404")]);
  }
  await expectAccessible(page);
});

// proves: restaurant-19
test("one that was merged leads to what it has become", async ({ page }) => {
  const target = await (await page.request.get("/api/restaurants/5")).json();
  await page.route("**/api/restaurants/4", (route) => route.fulfill({ json: target }));
  await open(page, "/terms");
  await goInside(page, "/restaurant/4?tab=reviews");
  await expect(page).toHaveURL("/restaurant/5?tab=reviews");
  await expect(page.getByRole("heading", { level: 1, name: target.name })).toBeVisible();
});

// proves: restaurant-13
test("the back link leads to Explore as it was left", async ({ page }) => {
  await open(page, cinder);
  await expect(link(page, "Back to Restaurants")).toHaveAttribute(
    "href",
    "/explore?view=restaurants",
  );
  await open(page, "/explore?q=cinder&view=restaurants");
  await link(page, "View Restaurant Cinder & Hen").click();
  await link(page, "Back to Restaurants").click();
  await expect(page).toHaveURL("/explore?q=cinder&view=restaurants");
});

// proves: restaurant-14, restaurant-15
test("a member saves it and takes it back", async ({ page }) => {
  await signUp(page);
  await open(page, cinder);
  const save = page.getByRole("button", { name: /^Saved?: Cinder & Hen$/ });
  await save.click();
  await expect(text(page, "Saved to collection")).toBeVisible();
  await dismiss(page);
  await reload(page);
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await save.click();
  await expect(text(page, "Removed from collection")).toBeVisible();
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
});

// proves: restaurant-16
test("a visitor who saves it logs in, comes back, and it is saved", async ({ page }) => {
  await open(page, cinder);
  await page.getByRole("button", { name: "Save: Cinder & Hen" }).click();
  await expect(text(page, "Login required")).toBeVisible();
  await signUpByForm(page);
  await expect(page).toHaveURL(cinder);
  await expect(page.getByRole("button", { name: "Saved: Cinder & Hen" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // Scripts that the page announces are given up: that is the point.
  test.afterEach(({ troubles }) => {
    const others = troubles.filter((trouble) => !trouble.includes("/assets/"));
    troubles.splice(0, troubles.length, ...others);
  });

  // proves: restaurant-6
  test("menu, tabs, the hidden locations and the older reviews are in reach", async ({ page }) => {
    await page.goto(cinder);
    await page.getByText("Show 2 more locations").click();
    await expect(page.getByText("628 NW 23rd Ave", { exact: false })).toBeVisible();
    await page.getByRole("tab", { name: "Reviews" }).click();
    await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(20);
    await page.getByRole("link", { name: "Show more reviews" }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect(page.getByRole("tabpanel").getByRole("article").first()).toBeVisible();
    await page.goto(`${cinder}?tab=reviews&cursor=none-of-ours`);
    await expect(page).toHaveURL(`${cinder}?tab=reviews`);
  });
});
