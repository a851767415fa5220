import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { signUp, signUpByForm } from "./support/member.ts";
import { goInside, open, reload } from "./support/open.ts";
import { dismiss } from "./support/parts.ts";

const slowBurn = "/sandwich/1";
const unknownEverything = "/sandwich/42";

const text = (page: Page, words: string) => page.getByText(words, { exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const section = (page: Page, title: string) =>
  page.locator("section", { has: page.getByRole("heading", { level: 2, name: title }) });

// proves: shell-8, sandwich-5, sandwich-9, sandwich-10, sandwich-12, sandwich-13, sandwich-14,
// sandwich-22
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
}

test("what nobody knows is said to be unknown", async ({ page }) => {
  await open(page, unknownEverything);
  await expect(text(page, "Price not listed").first()).toBeVisible();
  await expect(section(page, "Dietary Info").getByText("Not stated")).toHaveCount(3);
  await expect(section(page, "Reviews")).toContainText("No reviews yet.");
  await expect(page.getByText("(0 ratings)")).toBeVisible();
  await expectAccessible(page);
});

test("heat has a badge above two and a stronger one above three", async ({ page }) => {
  await open(page, "/sandwich/20");
  await expect(text(page, "Very Spicy")).toBeVisible();
  await open(page, "/sandwich/4");
  await expect(text(page, "Spicy")).toHaveCount(0);
});

// proves: sandwich-20, sandwich-21
test("what does not exist is not found", async ({ page, troubles }) => {
  for (const path of ["/sandwich/nugget", "/sandwich/999999", "/sandwich/999999/reviews"]) {
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Sandwich Not Found" })).toBeVisible();
    await expect(page).toHaveTitle("Sandwich Not Found · Cluck");
    await expect(link(page, "Browse Sandwiches")).toHaveAttribute("href", "/explore");
    if (path === "/sandwich/999999") await expectAccessible(page);
    expect(troubles.splice(0)).toEqual([expect.stringContaining("404")]);
  }
});

// proves: sandwich-1, sandwich-2, sandwich-3
test("the back link says where one came from", async ({ page }) => {
  await open(page, "/SANDWICH/1");
  await expect(link(page, "Back to Sandwiches")).toHaveAttribute("href", "/explore");

  await open(page, "/restaurant/1?tab=reviews");
  await link(page, "The Slow Burn").first().click();
  await expect(link(page, "Back to Restaurant")).toHaveAttribute(
    "href",
    "/restaurant/1?tab=reviews",
  );
  await link(page, "See All Reviews").click();
  await link(page, "Back to sandwich details").click();
  await link(page, "Back to Restaurant").click();
  await expect(page).toHaveURL("/restaurant/1?tab=reviews");

  await open(page, "/explore?q=burn&view=sandwiches");
  await link(page, "View Details of The Slow Burn").click();
  await link(page, "Back to Sandwiches").click();
  await expect(page).toHaveURL("/explore?q=burn&view=sandwiches");

  await signUp(page);
  await open(page, "/collection");
  await open(page, slowBurn);
  await expect(link(page, "Back to Collection")).toHaveAttribute("href", "/collection");
  await reload(page);
  await expect(link(page, "Back to Collection")).toBeVisible();
});

test("a member saves, marks as tried, and takes both back", { tag: "@phone" }, async ({ page }) => {
  await signUp(page);
  await open(page, slowBurn);
  const save = page.getByRole("button", { name: /^Saved?: The Slow Burn$/ });
  const tried = page.getByRole("switch", { name: "Have you tried this sandwich?" });
  await save.click();
  await expect(text(page, "Saved to collection")).toBeVisible();
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

// proves: entries-28
test("a visitor who saves logs in, comes back, and it is saved", async ({ page }) => {
  await open(page, slowBurn);
  await page.getByRole("button", { name: "Save: The Slow Burn" }).click();
  await expect(text(page, "Login required")).toBeVisible();
  await expect(text(page, "Please log in to save sandwiches to your collection.")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await signUpByForm(page);
  await expect(page).toHaveURL(slowBurn);
  await expect(page.getByRole("button", { name: "Saved: The Slow Burn" })).toBeVisible();
});

// proves: entries-28
test("a visitor who marks as tried or reviews is asked to log in", async ({ page }) => {
  await open(page, slowBurn);
  await page.getByRole("switch", { name: "Have you tried this sandwich?" }).click();
  await expect(text(page, "Please log in to mark sandwiches as tried.")).toBeVisible();
  await open(page, slowBurn);
  await link(page, "Add Review").click();
  await expect(text(page, "Login required")).toBeVisible();
  await expect(page).toHaveURL(/message=review&next=%2Fsandwich%2F1%2Freview$/);
  await expect(text(page, "Please login to submit a review")).toBeVisible();
});

// proves: sandwich-18
test("a sandwich that is not known yet takes its time under its text", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await open(page, "/terms");
  await page.route(/\/api\/(sandwiches\/30|restaurants\/9)(\/.*)?$/, async (route) => {
    await held;
    await route.continue();
  });
  await goInside(page, "/sandwich/30");
  await expect(text(page, "Loading sandwich details...")).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { level: 1, name: "Kimchi Melt" })).toBeVisible();
  await expect(text(page, "Loading sandwich details...")).toHaveCount(0);
});

test("a sandwich that a card has shown needs no waiting, impatient clicks included", async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await open(page, "/restaurant/1");
  await page.route("**/api/**", async (route) => {
    await held;
    await route.continue();
  });
  await link(page, "View Details of Cinder Block").dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Cinder Block" })).toBeVisible();
  await expect(section(page, "Reviews").getByRole("article")).toHaveCount(0);
  answer();
  await expect(section(page, "Reviews").getByRole("article")).toHaveCount(3);
});

// proves: sandwich-17
test("nothing similar says when there will be", async ({ page }) => {
  await page.route("**/api/sandwiches/30/similar", (route) => route.fulfill({ json: [] }));
  await open(page, "/terms");
  await goInside(page, "/sandwich/30");
  await expect(text(page, "Similar sandwiches will appear as you try more.")).toBeVisible();
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

test("a part that cannot be loaded leaves the rest standing and can be tried again", async ({
  page,
  troubles,
}) => {
  const similar = "**/api/sandwiches/1/similar";
  await open(page, "/terms");
  await page.route(similar, (route) => route.abort());
  await goInside(page, slowBurn);
  const part = section(page, "Similar Sandwiches You Might Like");
  await expect(part.getByRole("alert")).toContainText("This could not be loaded.");
  await expect(page.getByRole("heading", { level: 1, name: "The Slow Burn" })).toBeVisible();
  await page.unroute(similar);
  await part.getByRole("button", { name: "Try again" }).click();
  await expect(part.getByRole("heading", { level: 3 }).first()).toBeVisible();
  troubles.splice(0);
});
