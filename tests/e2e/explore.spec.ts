import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { open } from "./support/open.ts";

const noSandwiches =
  "No chicken sandwiches found matching your criteria. Try adjusting your filters";
const noRestaurants = "No restaurants found matching your criteria. Try adjusting your filters";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const box = (page: Page) => page.getByRole("searchbox");
const cards = (page: Page) => page.getByRole("heading", { level: 3 });
const count = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 2 });

/** The names in an address have no order. */
const expectSearch = (page: Page, search: Record<string, unknown>) =>
  expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(search);

// proves: shell-4
test("the page arrives complete, and hydrating it asks for nothing again @both", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/explore")).text();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api")) calls.push(request.url());
  });
  await open(page, "/explore");
  await expect(page.getByRole("heading", { level: 1, name: "Explore" })).toBeVisible();
  await expect(count(page)).toHaveText("42 sandwiches");
  await expect(tab(page, "Chicken Sandwiches")).toHaveAttribute("aria-selected", "true");
  await expect(cards(page)).toHaveCount(24);
  for (const name of await cards(page).allTextContents()) {
    expect(html).toContain(name.replaceAll("&", "&amp;").replaceAll("'", "&#x27;"));
  }
  expect(calls).toEqual([]);
});

// proves: explore-4
test("each view and search has its title and its one address for search engines", async ({
  page,
}) => {
  const canonical = page.locator('link[rel="canonical"]');
  await open(page, "/explore?view=sandwiches&heat=2");
  await expect(page).toHaveTitle("Explore Chicken Sandwiches · Cluck");
  await expect(canonical).toHaveAttribute("href", /^http[^?]+\/explore$/);
  await open(page, "/explore?q=hot&view=restaurants&openNow=1");
  await expect(page).toHaveTitle("Restaurants for “hot” · Cluck");
  await expect(canonical).toHaveAttribute("href", /\/explore\?q=hot&view=restaurants$/);

  // Without a view a search is for sandwiches.
  await open(page, "/explore?q=honey");
  await expect(page).toHaveURL("/explore?q=honey&view=sandwiches");
  await expect(tab(page, "Chicken Sandwiches")).toHaveAttribute("aria-selected", "true");
});

// proves: explore-1, explore-5, explore-7, explore-8, explore-9, explore-10
test("switching the tab starts over with the whole list, and is remembered", async ({ page }) => {
  await open(page, "/explore?q=honey&view=sandwiches&heat=1");
  await expect(box(page)).toHaveValue("honey");
  await tab(page, "Restaurants").click();
  await expect(page).toHaveURL("/explore?view=restaurants");
  await expect(box(page)).toHaveValue("");
  await expect(count(page)).toHaveText("12 restaurants");
  await expect(page.getByRole("list", { name: "Active filters" })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("exploreView"))).toBe("restaurants");

  const html = await (await page.request.get("/explore")).text();
  expect(html).toContain("12 restaurants");
  await open(page, "/explore");
  await expect(tab(page, "Restaurants")).toHaveAttribute("aria-selected", "true");
  // Also what was only typed.
  await box(page).fill("typed, not searched");
  await page.getByRole("combobox", { name: "Near a city or postcode" }).fill("Port");
  await tab(page, "Chicken Sandwiches").click();
  await expect(count(page)).toHaveText("42 sandwiches");
  await expect(box(page)).toHaveValue("");
  await expect(page.getByRole("combobox", { name: "Near a city or postcode" })).toHaveValue("");
  await page.getByRole("link", { name: "Home" }).first().click();
  await page.getByRole("link", { name: "Explore", exact: true }).first().click();
  await expect(tab(page, "Chicken Sandwiches")).toHaveAttribute("aria-selected", "true");
});

test("the tabs are reached and chosen by keyboard", async ({ page }) => {
  await open(page, "/explore?view=sandwiches");
  await tab(page, "Chicken Sandwiches").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Restaurants")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/explore?view=restaurants");
  await expect(tab(page, "Restaurants")).toBeFocused();
});

// proves: explore-2, explore-3
test("Enter and the Search button search, the clear button clears, Back goes back", async ({
  page,
}) => {
  await open(page, "/explore");
  await box(page).fill("  hot ");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/explore?q=hot&view=sandwiches");
  await expect(count(page)).toContainText("for “hot”");
  await expect(box(page)).toBeFocused();
  await box(page).fill("HONEY");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/explore?q=HONEY&view=sandwiches");
  await expect(cards(page).first()).toBeVisible();

  await page.goBack();
  await expect(box(page)).toHaveValue("hot");
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page).toHaveURL("/explore?view=sandwiches");
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("");
  await expect(count(page)).toHaveText("42 sandwiches");
});

// proves: explore-22
test("signs are just text", async ({ page }) => {
  for (const q of ["2024", "true", `% _ "hot" ' 🍗 a+b \\`]) {
    await open(page, `/explore?${new URLSearchParams({ q, view: "restaurants" })}`);
    await expect(box(page)).toHaveValue(q);
  }
});

test("what is typed before the script is there stays in the box", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/entry-client*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/explore?view=sandwiches", { waitUntil: "commit" });
  await box(page).fill("katsuu");
  release();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(box(page)).toHaveValue("");
});

// proves: explore-11, explore-12, explore-13
test("nothing found says so in the specified words and offers the nearest spelling", async ({
  page,
}) => {
  await open(page, "/explore?q=qqqqqq&view=sandwiches");
  await expect(page.getByText(noSandwiches, { exact: true })).toBeVisible();
  await open(page, "/explore?q=qqqqqq&view=restaurants");
  await expect(page.getByText(noRestaurants, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Clear search and filters" }).click();
  await expect(count(page)).toHaveText("12 restaurants");

  await open(page, "/explore?view=sandwiches");
  await box(page).fill("katsuu");
  await box(page).press("Enter");
  await expect(page.getByText("Did you mean")).toBeVisible();
  await page.getByRole("link", { name: /^katsu$/i }).click();
  await expect(page).toHaveURL(/q=katsu&/i);
  await expect(cards(page).first()).toBeVisible();
});

// proves: explore-25
test("scrolling loads every sandwich once, and Back finds the place again", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page, "/explore?view=sandwiches");
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole("link", { name: "Load more" }).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(42);
  await expect(page.getByRole("link", { name: "Load more" })).toBeHidden();
  const details = page.getByRole("link", { name: "View Details" });
  const addresses = await details.evaluateAll((links) => links.map((link) => link.outerHTML));
  expect(new Set(addresses).size).toBe(42);

  await cards(page).nth(38).scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(1000);
  // A click by the mouse would first scroll a little.
  await page.getByRole("link", { name: "Home" }).first().dispatchEvent("click");
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(cards(page)).toHaveCount(42);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
});

// proves: explore-24
test("a list that cannot be loaded says so and can be tried again", async ({ page, troubles }) => {
  await open(page, "/explore?view=sandwiches");
  await page.route("/api/sandwiches?*", (route) => route.fulfill({ status: 503, body: "{}" }));
  await box(page).fill("honey");
  await box(page).press("Enter");
  await expect(page.getByText("The list could not be loaded")).toBeVisible();
  await page.unroute("/api/sandwiches?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page).first()).toBeVisible();
  troubles.length = 0;
});

test("a next page that cannot be loaded can be tried again", async ({ page, troubles }) => {
  await page.route("/api/sandwiches?*", (route) => route.fulfill({ status: 503, body: "{}" }));
  await open(page, "/explore?view=sandwiches");
  await page.getByRole("link", { name: "Load more" }).scrollIntoViewIfNeeded();
  await expect(page.getByText("The next page could not be loaded.")).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await page.unroute("/api/sandwiches?*");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(42);
  troubles.length = 0;
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // Scripts that the page announces are given up: that is the point.
  test.afterEach(({ troubles }) => {
    const others = troubles.filter((trouble) => !trouble.includes("/assets/"));
    troubles.splice(0, troubles.length, ...others);
  });

  test("search, tabs, filters and the next page work", async ({ page }) => {
    await page.goto("/explore");
    await box(page).fill("honey");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expectSearch(page, { q: "honey", view: "sandwiches" });
    await expect(cards(page).first()).toBeVisible();

    await tab(page, "Restaurants").click();
    await expect(count(page)).toHaveText("12 restaurants");
    await tab(page, "Chicken Sandwiches").click();
    await page.getByRole("checkbox", { name: "No gluten" }).check();
    await page.getByRole("checkbox", { name: "No dairy" }).check();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Highest rated");
    await page.getByRole("button", { name: "Apply" }).click();
    await expectSearch(page, { view: "sandwiches", sort: "rating", without: "gluten,dairy" });
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expectSearch(page, { view: "sandwiches", sort: "rating" });

    await expect(cards(page)).toHaveCount(24);
    const first = await cards(page).allTextContents();
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(cards(page)).toHaveCount(18);
    const second = await cards(page).allTextContents();
    expect(new Set([...first, ...second]).size).toBe(42);
  });

  test("a typed place is found by the server", async ({ page }) => {
    await page.goto("/explore");
    await page.getByRole("combobox", { name: "Near a city or postcode" }).fill("portland");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    const near = expect.stringMatching(/^45\.\d+,-122\.\d+$/);
    await expectSearch(page, { view: "sandwiches", near, place: "Portland" });
    await expect(page.getByText(/^\d+(\.\d)? miles? away$/).first()).toBeVisible();
  });
});

/** A phone just so high that its bar of quick links lies over the lower half of it. */
async function cutByTheBar(page: Page, target: Locator) {
  if (test.info().project.name === "desktop") return;
  const bar = await page.getByRole("navigation", { name: "Quick links" }).boundingBox();
  const box = await target.boundingBox();
  if (!bar || !box) throw new Error("There is nothing to cut, or to cut it by");
  const height = Math.round(box.y + box.height / 2 + bar.height);
  await page.setViewportSize({ width: bar.width, height });
}

// proves: shell-15, shell-17
test("both views are accessible, stand still and may be written in capitals @both", async ({
  page,
}) => {
  await open(page, "/explore?view=sandwiches&heat=1");
  await expectStill(page);
  await cutByTheBar(page, page.getByRole("button", { name: /^Favorite: / }).first());
  await expectAccessible(page);
  const response = await open(page, "/EXPLORE?view=restaurants&near=45.5,-122.6");
  expect(response?.status()).toBe(200);
  await expect(tab(page, "Restaurants")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("link", { name: "View Restaurant" }).first()).toBeVisible();
  await expectStill(page);
  await expectAccessible(page);
});
