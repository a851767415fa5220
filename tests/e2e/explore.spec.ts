import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { open } from "./support/open.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const box = (page: Page) => page.getByRole("searchbox");
const cards = (page: Page) => page.getByRole("heading", { level: 3 });
const count = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 2 });

/** The names in an address have no order. */
const expectSearch = (page: Page, search: Record<string, unknown>) =>
  expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(search);

test("switching the tab starts over with the whole list, and is remembered; Back brings back the search", async ({
  page,
}) => {
  const q = `% _ "hot" ' 🍗 a+b \\`;
  await open(page, `/explore?${new URLSearchParams({ q, view: "sandwiches", heat: "1" })}`);
  await expect(box(page)).toHaveValue(q);
  // Also what was only typed.
  await box(page).fill("typed, not searched");
  await page.getByRole("combobox", { name: "Near a city or postcode" }).fill("Port");
  await tab(page, "Restaurants").click();
  await expect(page).toHaveURL("/explore?view=restaurants");
  await expect(box(page)).toHaveValue("");
  await expect(page.getByRole("combobox", { name: "Near a city or postcode" })).toHaveValue("");
  await expect(count(page)).toHaveText("12 restaurants");
  await expect(page.getByRole("list", { name: "Active filters" })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("exploreView"))).toBe("restaurants");
  const html = await (await page.request.get("/explore")).text();
  expect(html).toContain("12 restaurants");

  await page.goBack();
  await expect(box(page)).toHaveValue(q);
  await page.getByRole("link", { name: "Home" }).first().click();
  await page.getByRole("link", { name: "Explore", exact: true }).first().click();
  await expect(tab(page, "Restaurants")).toHaveAttribute("aria-selected", "true");
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

test("a misspelt search offers the nearest spelling, and is accessible beside a refused position", async ({
  page,
}) => {
  await open(page, "/explore?q=katsuu&view=sandwiches");
  await expect(page.getByText("Did you mean")).toBeVisible();
  // Nobody allowed the browser to tell it.
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("Your browser keeps your position to itself.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^katsu$/i }).click();
  await expect(page).toHaveURL(/q=katsu&/i);
  await expect(cards(page).first()).toBeVisible();
});

test("a sandwich is found by several words, in any order and field", async ({ page }) => {
  for (const [q, first, total] of [
    ["cinder hen", "Cinder Block", "4 sandwiches"],
    ["Pickles-brioche", "Gochujang Crunch", "1 sandwich"],
    ["panko & milk bread", "Katsu Sando", "1 sandwich"],
  ] as const) {
    await open(page, `/explore?${new URLSearchParams({ q, view: "sandwiches" })}`);
    await expect(count(page)).toHaveText(`${total} for “${q}”`);
    await expect(cards(page).filter({ hasText: first })).toBeVisible();
  }
});

test("words that name a filter or an ingredient offer it", { tag: "@phone" }, async ({ page }) => {
  const offers = page.getByRole("list", { name: "Filters for these words" });
  const offer = (name: string) => offers.getByRole("link", { name, exact: true });
  await open(page, "/explore?q=spicy&view=sandwiches");
  await expect(page.getByText("Did you mean")).toBeHidden();
  await expectAccessible(page);
  await offer("Heat 3 or more").click();
  await expectSearch(page, { view: "sandwiches", heat: "3" });
  await expect(cards(page).first()).toBeVisible();

  await open(page, "/explore?q=crispy+gluten-free&view=sandwiches");
  await offer("Gluten-Free").click();
  await expectSearch(page, { view: "sandwiches", q: "crispy", tag: "Gluten-Free" });

  await open(page, "/explore?q=brioche&view=sandwiches");
  await offer("With brioche bun").click();
  await expectSearch(page, { view: "sandwiches", ingredient: "brioche bun" });
  await expect(count(page)).toHaveText("4 sandwiches");
});

test("scrolling loads every sandwich once, and Back finds the place again", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page, "/explore?view=sandwiches");
  await expect(cards(page)).toHaveCount(24);
  const heights = await page
    .locator(".card")
    .first()
    .locator(".card-corner button, .card-stub a")
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
  expect(heights.length).toBe(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.getByRole("button", { name: "Compact rows" }).click();
  const list = page.getByRole("list").filter({ has: cards(page) });
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(7500);
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // Scripts that the page announces are given up: that is the point.
  test.afterEach(({ troubles }) => {
    const others = troubles.filter((trouble) => !trouble.includes("/assets/"));
    troubles.splice(0, troubles.length, ...others);
  });

  test("search, tabs, filters and the next page work, and names are short", async ({ page }) => {
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
    await expectShortNames(page);
    const first = await cards(page).allTextContents();
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(cards(page)).toHaveCount(18);
    await expectShortNames(page);
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

async function expectShortNames(page: Page) {
  const names = await cards(page).evaluateAll((headings) =>
    headings.map((heading) => ({
      name: heading.textContent,
      lines: Math.round(
        heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
      ),
    })),
  );
  expect(names.filter(({ lines }) => lines > 2)).toEqual([]);
}

/** A phone just so high that its bar of quick links lies over the lower half of it. */
async function cutByTheBar(page: Page, target: Locator) {
  if (test.info().project.name === "desktop") return;
  const bar = await page.getByRole("navigation", { name: "Quick links" }).boundingBox();
  const box = await target.boundingBox();
  if (!bar || !box) throw new Error("There is nothing to cut, or to cut it by");
  const height = Math.round(box.y + box.height / 2 + bar.height);
  await page.setViewportSize({ width: bar.width, height });
}

test("both views arrive complete, also in capitals, ask for nothing again, stand still and are accessible @both", async ({
  page,
  request,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api")) calls.push(request.url());
  });
  const sandwiches = "/explore?view=sandwiches&heat=1";
  const html = await (await request.get(sandwiches)).text();
  expect(html).toContain("<title>Explore Chicken Sandwiches · Cluck</title>");
  await open(page, sandwiches);
  await expectStill(page);
  await expect(page.getByRole("heading", { level: 1, name: "Explore" })).toBeVisible();
  await expect(tab(page, "Chicken Sandwiches")).toHaveAttribute("aria-selected", "true");
  await expect(cards(page)).toHaveCount(
    Math.min(24, Number.parseInt(await count(page).innerText(), 10)),
  );
  for (const name of await cards(page).allTextContents()) {
    expect(html).toContain(name.replaceAll("&", "&amp;").replaceAll("'", "&#x27;"));
  }
  expect(calls).toEqual([]);
  await cutByTheBar(page, page.getByRole("button", { name: /^Favorite: / }).first());
  await expectAccessible(page);

  const response = await open(page, "/EXPLORE?view=restaurants&near=45.5,-122.6");
  expect(response?.status()).toBe(200);
  await expect(tab(page, "Restaurants")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("link", { name: "View Restaurant" })).toHaveCount(12);
  expect(calls).toEqual([]);
  await expectStill(page);
  await expectAccessible(page);
});
