import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { signUp, signUpByForm } from "./support/member.ts";
import { open, reload } from "./support/open.ts";
import { dismiss } from "./support/parts.ts";

const slowBurn = "/sandwich/1";
const unknownEverything = "/sandwich/42";

const text = (page: Page, words: string) => page.getByText(words, { exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const section = (page: Page, title: string) =>
  page.locator("section", { has: page.getByRole("heading", { level: 2, name: title }) });

test("the page arrives complete, also in capitals, asks for nothing again, stands still and is accessible @both", async ({
  page,
  request,
}) => {
  const html = await (await request.get(slowBurn)).text();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api")) calls.push(request.url());
  });
  await open(page, "/SANDWICH/1");
  await expectStill(page);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1, name: "The Slow Burn" })).toBeVisible();
  await expect(main.getByText("(11 ratings)")).toBeVisible();
  await expect(main.getByText("$13.50", { exact: true }).first()).toBeVisible();
  await expect(text(page, "Spicy")).toBeVisible();
  await expect(link(page, "Cinder & Hen")).toHaveAttribute("href", "/restaurant/1");
  await expect(main.getByText("A thigh the size of the plate", { exact: false })).toBeVisible();
  await expect(page.getByRole("list", { name: "Tags" }).first()).toHaveText(/Fried.*Hot.*Brioche/);
  await expect(page.getByRole("switch", { name: "Have you tried this sandwich?" })).toBeVisible();
  await expect(link(page, "Add Review")).toBeVisible();
  await expect(section(page, "Ingredients").getByRole("listitem")).toHaveCount(6);
  await expect(section(page, "Dietary Info")).toContainText("Gluten");
  await expect(section(page, "Dietary Info").getByText("Contains")).toHaveCount(3);
  await expect(section(page, "Reviews").getByRole("article")).toHaveCount(3);
  await expect(section(page, "Reviews")).toContainText("marisol");
  await expect(link(page, "See All Reviews")).toHaveAttribute("href", "/sandwich/1/reviews");
  await expect(link(page, "View Restaurant Cinder & Hen")).toHaveAttribute("href", "/restaurant/1");
  const similar = section(page, "Similar Sandwiches You Might Like");
  await expect(similar.getByRole("heading", { level: 3 })).toHaveCount(6);
  for (const words of ["The Slow Burn", "marisol", "Similar Sandwiches You Might Like"]) {
    expect(html).toContain(words);
  }
  expect(calls).toEqual([]);
  await expectSearchEnginesReadIt(page);
  await expectAccessible(page);
});

async function expectSearchEnginesReadIt(page: Page) {
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/sandwich\/1$/);
  await expect(page).toHaveTitle("The Slow Burn at Cinder & Hen · Cluck");
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [product, crumbs] = scripts.map((json) => JSON.parse(json));
  expect(product).toMatchObject({
    "@type": ["Product", "MenuItem"],
    name: "The Slow Burn",
    offers: { price: "13.50", priceCurrency: "USD" },
    aggregateRating: { ratingValue: 4.6, reviewCount: 11 },
  });
  expect(product.review).toHaveLength(3);
  expect(crumbs.itemListElement).toHaveLength(3);
  for (const property of ["og:type", "og:title", "og:description", "og:url", "og:image"]) {
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute("content", /./);
  }
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
    "content",
    "summary_large_image",
  );
  const picture = await (await page.request.get("/sandwich/1/card.png")).body();
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
}

test("a sandwich of which nothing is known is accessible, and so is the page of its reviews", async ({
  page,
}) => {
  await open(page, unknownEverything);
  await expect(text(page, "Price not listed").first()).toBeVisible();
  await expectAccessible(page);
  await link(page, "See All Reviews").click();
  await expect(text(page, "No reviews yet")).toBeVisible();
  await expectAccessible(page);
});

test("what does not exist is a 404 that says so", async ({ request }) => {
  for (const path of ["/sandwich/nugget", "/sandwich/999999", "/sandwich/999999/reviews"]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("Sandwich Not Found</h1>");
  }
});

test("a visitor saves, logs in and comes back to it, marks it as tried, and takes both back", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page, slowBurn);
  const save = page.getByRole("button", { name: /^Saved?: The Slow Burn$/ });
  const tried = page.getByRole("switch", { name: "Have you tried this sandwich?" });
  await save.click();
  await expect(text(page, "Please log in to save sandwiches to your collection.")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await signUpByForm(page);
  await expect(page).toHaveURL(slowBurn);
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await dismiss(page);
  await tried.click();
  await expect(text(page, "Marked as tried")).toBeVisible();
  await dismiss(page);
  await reload(page);
  await expect(tried).toBeChecked();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await tried.click();
  await expect(text(page, "Unmarked as tried")).toBeVisible();
  await dismiss(page);
  await save.click();
  await expect(text(page, "Removed from collection")).toBeVisible();
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
});

test("an Undo is gone once something newer has changed", async ({ page }) => {
  const userId = await signUp(page);
  await open(page, slowBurn);
  const tried = page.getByRole("switch", { name: "Have you tried this sandwich?" });
  await tried.click();
  await expect(text(page, "Marked as tried")).toBeVisible();
  await page.getByRole("button", { name: /^Saved?: The Slow Burn$/ }).click();
  await expect(text(page, "Removed from collection")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await tried.click();
  await expect(text(page, "Marked as tried")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  const [entry] = await (await page.request.get(`/api/users/${userId}/sandwiches`)).json();
  expect(entry.visits).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // Scripts that the page announces are given up: that is the point.
  test.afterEach(({ troubles }) => {
    const others = troubles.filter((trouble) => !trouble.includes("/assets/"));
    troubles.splice(0, troubles.length, ...others);
  });

  test("all is there, and cards are links", async ({ page }) => {
    await page.goto(slowBurn);
    await expect(page.getByRole("heading", { level: 1, name: "The Slow Burn" })).toBeVisible();
    await expect(section(page, "Reviews").getByRole("article")).toHaveCount(3);
    const similar = section(page, "Similar Sandwiches You Might Like");
    const name = await similar.getByRole("heading", { level: 3 }).first().textContent();
    await similar.getByRole("heading", { level: 3 }).first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
    await link(page, "See All Reviews").click();
    await expect(page).toHaveURL(/\/sandwich\/\d+\/reviews$/);
  });
});
