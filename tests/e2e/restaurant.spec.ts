import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { holdAll } from "./support/held-call.ts";
import { signUpByForm } from "./support/member.ts";
import { open, reload } from "./support/open.ts";
import { dismiss } from "./support/parts.ts";

const cinder = "/restaurant/1";

const text = (page: Page, words: string) => page.getByText(words, { exact: true });

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
  const menu = page.getByRole("tabpanel");
  await expect(menu.getByRole("heading", { level: 3 })).toHaveCount(4);
  expect((await menu.boundingBox())?.y).toBeLessThanOrEqual(
    1.5 * (page.viewportSize()?.height ?? 0),
  );
  expect(html).toContain("The Slow Burn");
  expect(calls).toEqual([]);
  await expectSearchEnginesReadTheMenu(page);
  await expectAccessible(page);

  // Three locations show, the rest on a click.
  await expect(
    page.getByText("4021 N Mississippi Ave, Portland, OR 97227", { exact: true }),
  ).toBeVisible();
  const fourth = page.getByText("628 NW 23rd Ave, Portland, OR 97210", { exact: true });
  await expect(fourth).toBeHidden();
  await page.getByText("Show 2 more locations").click();
  await expect(fourth).toBeVisible();
  await page.getByRole("tab", { name: "Reviews" }).click();
  await expect(page.getByRole("tabpanel").getByRole("article").first()).toBeVisible();
  await expectAccessible(page, page.getByRole("tabpanel"));
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

test("Back is not lost while the code of the app or of the page still loads", async ({ page }) => {
  await open(page, cinder);
  for (const late of ["entry-client", "restaurant._id"]) {
    await page.getByRole("tab", { name: "Reviews" }).click();
    await expect(page).toHaveURL("/restaurant/1?tab=reviews");
    const letGo = await holdAll(page, `**/assets/${late}*.js`);
    await page.reload({ waitUntil: "commit" });
    const reviews = page.getByRole("tab", { name: "Reviews" });
    await expect(reviews).toHaveAttribute("aria-selected", "true");
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/restaurant/1");
    letGo();
    await expect(page.getByRole("tab", { name: "Menu" })).toHaveAttribute("aria-selected", "true");
  }
});

test("what does not exist is a 404 that says so", async ({ request }) => {
  for (const path of ["/restaurant/999999", "/restaurant/nugget"]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("Restaurant Not Found</h1>");
  }
});

test("a visitor saves it, logs in and comes back to it saved, and takes it back", async ({
  page,
}) => {
  await open(page, cinder);
  const save = page.getByRole("button", { name: /^Saved?: Cinder & Hen$/ });
  await save.click();
  await expect(text(page, "Login required")).toBeVisible();
  await signUpByForm(page);
  await expect(page).toHaveURL(cinder);
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // Scripts that the page announces are given up: that is the point.
  test.afterEach(({ troubles }) => {
    const others = troubles.filter((trouble) => !trouble.includes("/assets/"));
    troubles.splice(0, troubles.length, ...others);
  });

  test("menu, tabs, the hidden locations and the older reviews are in reach", async ({ page }) => {
    await page.goto(cinder);
    await page.getByText("Show 2 more locations").click();
    await expect(
      page.getByText("628 NW 23rd Ave, Portland, OR 97210", { exact: true }),
    ).toBeVisible();
    await page.getByRole("tab", { name: "Reviews" }).click();
    await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(20);
    await page.getByRole("link", { name: "Show more reviews" }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect(page.getByRole("tabpanel").getByRole("article").first()).toBeVisible();
    await page.goto(`${cinder}?tab=reviews&cursor=none-of-ours`);
    await expect(page).toHaveURL(`${cinder}?tab=reviews`);
  });
});
