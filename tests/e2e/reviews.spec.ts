import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { open } from "./support/open.ts";

const reviewsPage = "/sandwich/1/reviews";

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const reviews = (page: Page) => page.getByRole("article");

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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // Scripts that the page announces are given up: that is the point.
  test.afterEach(({ troubles }) => {
    const others = troubles.filter((trouble) => !trouble.includes("/assets/"));
    troubles.splice(0, troubles.length, ...others);
  });

  test("sorting works, and a cursor that is none of ours leads to the first page", async ({
    page,
  }) => {
    await page.goto(`${reviewsPage}?sort=highest&cursor=none-of-ours`);
    await expect(page).toHaveURL(`${reviewsPage}?sort=highest`);
    await expect(reviews(page)).toHaveCount(11);
    await link(page, "Lowest rated").click();
    await expect(page).toHaveURL(`${reviewsPage}?sort=lowest`);
    await expect(reviews(page)).toHaveCount(11);
    await expect(
      reviews(page)
        .first()
        .getByRole("img", { name: /^Rated/ }),
    ).toHaveAccessibleName("Rated 4 out of 5 stars");
    await expect(link(page, "Lowest rated")).toHaveAttribute("aria-current", /page|true/);
  });
});
