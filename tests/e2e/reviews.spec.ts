import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { goInside, open, reload } from "./support/open.ts";

const reviewsPage = "/sandwich/1/reviews";

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const reviews = (page: Page) => page.getByRole("article");

// proves: shell-10, all-reviews-1, all-reviews-2
test("it shows the average, the histogram and every review, also in capitals, stands still and is accessible @both", async ({
  page,
}) => {
  await open(page, "/Sandwich/1/Reviews");
  await expectStill(page);
  await expect(
    page.getByRole("heading", { level: 1, name: "Reviews of The Slow Burn" }),
  ).toBeVisible();
  await expect(page.getByText("4.6", { exact: true })).toBeVisible();
  await expect(page.getByText("11 ratings", { exact: true })).toBeVisible();
  const bars = page.getByRole("list", { name: "Ratings by stars" }).getByRole("listitem");
  await expect(bars).toHaveText(["5 stars64%", "4 stars36%", "3 stars0%", "2 stars0%", "1 star0%"]);
  await expect(reviews(page)).toHaveCount(11);
  await expect(reviews(page).first().locator("time")).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await expectAccessible(page);
});

// proves: all-reviews-3
test("the sort is in the address, for links, reload and Back", async ({ page }) => {
  await open(page, reviewsPage);
  const stars = (index: number) =>
    reviews(page)
      .nth(index)
      .getByRole("img", { name: /^Rated/ });
  await link(page, "Lowest rated").click();
  await expect(page).toHaveURL(`${reviewsPage}?sort=lowest`);
  await expect(stars(0)).toHaveAccessibleName("Rated 4 out of 5 stars");
  await reload(page);
  await expect(stars(0)).toHaveAccessibleName("Rated 4 out of 5 stars");
  await expect(link(page, "Lowest rated")).toHaveAttribute("aria-current", /page|true/);
  await link(page, "Highest rated").click();
  await expect(page).toHaveURL(`${reviewsPage}?sort=highest`);
  await expect(stars(0)).toHaveAccessibleName("Rated 5 out of 5 stars");
  await page.goBack();
  await expect(page).toHaveURL(`${reviewsPage}?sort=lowest`);
  await link(page, "Newest").click();
  await expect(page).toHaveURL(reviewsPage);
  await expect(link(page, "Newest")).toHaveAttribute("aria-current", /page|true/);
  await expect(link(page, "Lowest rated")).not.toHaveAttribute("aria-current");
});

// proves: all-reviews-4
test("there is a way to the next page and back again", async ({ page }) => {
  const all = await (await page.request.get("/api/sandwiches/1/reviews")).json();
  await page.route("**/api/sandwiches/1/reviews?*", (route) => {
    const isSecond = new URL(route.request().url()).searchParams.get("cursor") === "more";
    return route.fulfill({
      json: isSecond ? all.slice(6) : all.slice(0, 6),
      headers: isSecond ? {} : { Link: '</api/sandwiches/1/reviews?cursor=more>; rel="next"' },
    });
  });
  await open(page, "/terms");
  await goInside(page, reviewsPage);
  await expect(reviews(page)).toHaveCount(6);
  await link(page, "Next page").click();
  await expect(page).toHaveURL(`${reviewsPage}?cursor=more`);
  await expect(reviews(page)).toHaveCount(5);
  await expect(link(page, "Next page")).toHaveCount(0);
  await link(page, "First page").click();
  await expect(page).toHaveURL(reviewsPage);
});

// proves: sandwich-dialog-10, sandwich-23
test("a review without a name is signed User", async ({ page }) => {
  const [first] = await (await page.request.get("/api/sandwiches/1/reviews?limit=1")).json();
  await page.route("**/api/sandwiches/1/reviews?*", (route) =>
    route.fulfill({ json: [{ ...first, userId: null, username: null }] }),
  );
  await open(page, "/terms");
  await goInside(page, reviewsPage);
  await expect(reviews(page).getByText("User", { exact: true })).toBeVisible();
  await goInside(page, "/terms?sandwich=1");
  await expect(page.getByRole("dialog").getByText("Anonymous", { exact: true })).toBeVisible();
});

// proves: all-reviews-6
test("no reviews yet is no empty page", async ({ page }) => {
  await open(page, "/sandwich/42/reviews");
  await expect(page.getByText("No reviews yet", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // Scripts that the page announces are given up: that is the point.
  test.afterEach(({ troubles }) => {
    const others = troubles.filter((trouble) => !trouble.includes("/assets/"));
    troubles.splice(0, troubles.length, ...others);
  });

  test("sorting works", async ({ page }) => {
    await page.goto(reviewsPage);
    await link(page, "Lowest rated").click();
    await expect(page).toHaveURL(`${reviewsPage}?sort=lowest`);
    await expect(reviews(page)).toHaveCount(11);
  });

  test("a cursor that is none of ours leads to the first page", async ({ page }) => {
    await page.goto(`${reviewsPage}?sort=lowest&cursor=none-of-ours`);
    await expect(page).toHaveURL(`${reviewsPage}?sort=lowest`);
    await expect(reviews(page)).toHaveCount(11);
  });
});
