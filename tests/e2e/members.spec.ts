import type { Page } from "@playwright/test";
import { expect, test } from "./support/browser.ts";
import { keep, signUpByForm } from "./support/member.ts";

const open = (page: Page, path: string) => page.goto(path, { waitUntil: "networkidle" });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** The toast is told and makes room for the next. */
async function expectToast(page: Page, title: string) {
  const toast = page.getByRole("listitem").filter({ hasText: title });
  await expect(toast).toBeVisible();
  await toast.getByRole("button", { name: "Dismiss" }).click();
}

async function expectProgress(page: Page, { xp, counts }: { xp: number; counts: string[] }) {
  await open(page, "/profile");
  await expect(page.getByText(`${xp} XP`, { exact: true })).toBeVisible();
  const stats = page.getByRole("region", { name: "Your Stats" }).getByRole("definition");
  await expect(stats).toHaveText(counts);
}

test("a member's way: save, try, love, review, and all of it is still there elsewhere @desktop", async ({
  page,
  browser,
}) => {
  await open(page, "/login?tab=register");
  const username = await signUpByForm(page);
  await expect(page).toHaveURL("/profile");
  const { id: userId } = await (await page.request.get("/api/auth/me")).json();
  for (const sandwichId of [5, 6, 7, 8]) await keep(page, { userId, sandwichId, hasTried: true });

  await open(page, "/explore?q=slow+burn");
  await button(page, "Wishlist: The Slow Burn").click();
  await expectToast(page, "Added to wishlist");
  await page.getByRole("link", { name: "The Slow Burn", exact: true }).click();
  await page.getByRole("switch", { name: "I've tried this" }).click();
  await expect(page.getByText("Marked as tried", { exact: true })).toBeVisible();
  await open(page, "/sandwich/2");
  await button(page, "Save: Cinder Block").click();
  await expectToast(page, "Saved to collection");
  await expectProgress(page, { xp: 77, counts: ["5", "1", "1"] });

  await open(page, "/sandwich/1/review");
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await button(page, "Submit Review").click();
  await expectToast(page, "Review submitted");
  await expectToast(page, "New badge: Nest Egg");
  await page.getByRole("link", { name: "Edit Review" }).click();
  await page.getByRole("radio", { name: "5 stars" }).check({ force: true });
  await button(page, "Update Review").click();
  await expectToast(page, "Review updated");
  await expectProgress(page, { xp: 102, counts: ["5", "1", "1"] });
  await open(page, "/collection?q=slow+burn");
  await expect(page.getByRole("img", { name: "5 out of 5 stars" })).toBeVisible();

  await open(page, "/sandwich/1/review");
  await button(page, /^Delete/).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Review deleted");
  await button(page, `Hello, ${username}`).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expectToast(page, "Logged out");

  const elsewhere = await (
    await browser.newContext({ baseURL: process.env["E2E_ORIGIN"] })
  ).newPage();
  await open(elsewhere, "/collection");
  await elsewhere.getByLabel("Username").fill(username);
  await elsewhere.getByLabel("Password", { exact: true }).fill("extra pickles");
  await button(elsewhere, "Login").click();
  await expect(elsewhere).toHaveURL("/collection");
  await expect(elsewhere.getByRole("heading", { name: "6 sandwiches" })).toBeVisible();
  const isOn = { pressed: true };
  await expect(
    elsewhere.getByRole("button", { name: "Tried: The Slow Burn", ...isOn }),
  ).toBeVisible();
  await expect(
    elsewhere.getByRole("button", { name: "Favorite: Cinder Block", ...isOn }),
  ).toBeVisible();
  await expectProgress(elsewhere, { xp: 77, counts: ["5", "1", "1"] });
  const badges = elsewhere.getByRole("region", { name: "Your Badges" });
  await expect(badges.getByText(/Earned/).first()).toBeVisible();
  await elsewhere.context().close();
});
