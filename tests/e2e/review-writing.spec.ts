import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { signUp, signUpByForm } from "./support/member.ts";
import { goInside, open, reload } from "./support/open.ts";
import { adminPassword } from "./support/server.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const text = (page: Page, words: string) => page.getByText(words, { exact: true });

/** Somebody else, in a browser of their own. */
async function another(browser: Browser, path: string, enter: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({ baseURL: process.env["E2E_ORIGIN"] });
  const page = await context.newPage();
  await enter(page);
  await open(page, path);
  return page;
}

const logInAsAdmin = (page: Page) =>
  page.request.post("/api/auth/login", { data: { username: "admin", password: adminPassword } });

test("a review from its writing to its end, seen by its author, a reader and an admin", async ({
  page,
  browser,
  troubles,
}) => {
  const words = `Crisp to the last bite ${Date.now()}`;
  const sandwich = "/sandwich/30";
  const answer = await page.request.get("/api/sandwiches/30");
  const { name, reviewCount } = await answer.json();
  await signUp(page);
  await open(page, sandwich);
  await page.getByRole("link", { name: "Add Review" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Write a review" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to sandwich details" })).toHaveAttribute(
    "href",
    sandwich,
  );
  await expect(text(page, `Share your thoughts about the ${name}`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("radio", { name: "1 star" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "5 stars" })).toBeChecked();
  await page.getByLabel("Review (Optional)").fill(words);
  await button(page, "Submit Review").dblclick();
  await expect(text(page, "Review submitted")).toBeVisible();
  await expect(page).toHaveURL(sandwich);
  await expect(text(page, `(${reviewCount + 1} ratings)`).first()).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: words })).toBeVisible();

  // A visitor is asked who they are, and then goes on with what they clicked.
  const reader = await another(browser, `${sandwich}/reviews`, async () => undefined);
  const seen = reader.getByRole("article").filter({ hasText: words });
  await seen.getByRole("button", { name: /^Helpful/ }).click();
  await expect(text(reader, "Please log in to mark reviews as helpful.")).toBeVisible();
  const username = await signUpByForm(reader);
  await expect(seen.getByRole("button", { name: /^Helpful 1/, pressed: true })).toBeVisible();
  await reader.context().clearCookies();
  await open(reader, `${sandwich}/reviews`);
  await seen.getByRole("button", { name: /^More about/ }).press("Enter");
  await expect(reader.getByRole("menuitem", { name: "Report" })).toBeFocused();
  await reader.keyboard.press("Enter");
  await reader.getByLabel("Username").fill(username);
  await reader.getByLabel("Password", { exact: true }).fill("extra pickles");
  await button(reader, "Login").click();
  await reader.getByLabel("Details (Optional)").fill("Sounds like an advertisement");
  await button(reader, "Report").click();
  await expect(text(reader, "Review reported")).toBeVisible();
  const given = seen.getByRole("button", { name: /^Helpful 1/, pressed: true });
  const none = seen.getByRole("button", { name: /^Helpful(?! ?\d)/, pressed: false });
  // Taken back before the answer is here, and given again.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await reader.route("**/vote", (route) => held.then(() => route.continue()));
  await given.click();
  await expect(none).toBeVisible();
  const takenBack = reader.waitForResponse("**/vote");
  letGo();
  await takenBack;
  await reload(reader);
  const givenAgain = reader.waitForResponse("**/vote");
  await none.click();
  await givenAgain;
  await expect(given).toBeVisible();
  await seen.getByRole("button", { name: /^More about/ }).click();
  await expect(reader.getByRole("menuitem", { name: "Reported" })).toBeDisabled();

  await page.getByRole("link", { name: "Edit Review" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit your review" })).toBeVisible();
  await expect(page.getByLabel("Review (Optional)")).toHaveValue(words);
  await page.getByRole("radio", { name: "2 stars" }).check({ force: true });
  await button(page, "Update Review").click();
  await expect(text(page, "Review updated")).toBeVisible();

  const admin = await another(browser, "/admin/reviews", logInAsAdmin);
  const row = admin.getByRole("row").filter({ hasText: words });
  await expect(row).toContainText("Spam or advertising: Sounds like an advertisement");
  await expectAccessible(admin, admin.getByRole("table"));
  await row.getByRole("button", { name: "Hide" }).click();
  await expect(text(admin, "Review hidden")).toBeVisible();
  await expect(row).toHaveCount(0);
  await open(page, `${sandwich}/review`);
  await expect(page.getByText("Our team has hidden this review.")).toBeVisible();
  await button(admin, "Undo").click();
  await expect(text(admin, "Review shown again")).toBeVisible();

  await goInside(page, `${sandwich}/reviews`);
  const bars = page.getByRole("list", { name: "Ratings by stars" });
  const withMine = await bars.textContent();
  const mine = page.getByRole("article").filter({ hasText: words });
  await expect(mine).toContainText("1 member found your review helpful");
  await mine.getByRole("button", { name: /^More about/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your review?" });
  await expect(dialog).toContainText("its helpful vote and the XP that it earned you");
  // What another device has deleted is deleted, and every tab of this one sees it.
  const beside = await page.context().newPage();
  await open(beside, sandwich);
  const mineBeside = beside.getByRole("article").filter({ hasText: words });
  await expect(mineBeside).toBeVisible();
  const id = (await mineBeside.getAttribute("id"))?.replace("review-", "");
  await page.request.delete(`/api/reviews/${id}`);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(text(page, "Review deleted")).toBeVisible();
  expect(troubles.splice(0).length).toBeGreaterThan(0);
  await expect(mine).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(mineBeside).toHaveCount(0);
  await beside.close();
  await expect(text(page, `${reviewCount} ratings`)).toBeVisible();
  expect(await bars.textContent()).not.toBe(withMine);
  await expect(page.getByRole("link", { name: "Add Review" })).toBeVisible();
});

test("a visitor logs in first and comes back; a wrong rating, an error and an ended session lose nothing", {
  tag: "@phone",
}, async ({ page, troubles }) => {
  const form = "/sandwich/31/review";
  const words = page.getByLabel("Review (Optional)");
  await open(page, form);
  await expect(page).toHaveURL(/\/login\?message=review/);
  await expect(text(page, "Please login to submit a review")).toBeVisible();
  await signUpByForm(page);
  await expect(page).toHaveURL(form);

  await words.fill("Three napkins deep.");
  await button(page, "Submit Review").click();
  await expect(text(page, "Please provide a rating")).toBeVisible();
  await expect(page.getByRole("radio", { name: "1 star" })).toBeFocused();
  await page.getByRole("radio", { name: "3 stars" }).check({ force: true });
  await expect(text(page, "Please provide a rating")).toHaveCount(0);

  let cut = () => {};
  const held = new Promise<void>((resolve) => {
    cut = resolve;
  });
  await page.route("**/api/reviews", (route) => held.then(() => route.abort()));
  await button(page, "Submit Review").click();
  await expect(button(page, "Submitting...")).toBeDisabled();
  cut();
  await expect(text(page, "Failed to submit your review. Please try again.")).toBeVisible();
  await expect(words).toHaveValue("Three napkins deep.");
  await page.unroute("**/api/reviews");
  await reload(page);
  await expect(text(page, "Draft restored")).toBeVisible();
  await expect(words).toHaveValue("Three napkins deep.");
  await expectStill(page);

  const { username } = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? ""));
  await page.context().clearCookies();
  await button(page, "Submit Review").click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("extra pickles");
  await button(page, "Login").click();
  await expect(page).toHaveURL(form);
  await expect(words).toHaveValue("Three napkins deep.");
  await expect(page.getByRole("radio", { name: "3 stars" })).toBeChecked();
  await button(page, "Submit Review").click();
  await expect(page).toHaveURL("/sandwich/31");
  await page.getByRole("link", { name: "Edit Review" }).click();
  await button(page, "Delete Review").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/sandwich/31");
  // Registering, the cut line and the ended session were provoked.
  const provoked = /ERR_FAILED|401|\/api\/reviews$/;
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !provoked.test(trouble)));
});

test("a logout in another tab leads pages of members to the login and back, with what was written", async ({
  page,
  troubles,
}) => {
  await signUp(page);
  const beside = await page.context().newPage();
  await open(beside, "/contact");
  await open(page, "/sandwich/30/review");
  const username = await page.evaluate(
    () => JSON.parse(localStorage.getItem("user") ?? "").username,
  );
  const words = page.getByLabel("Review (Optional)");
  await words.fill("Worth every napkin.");
  const logOut = async () => {
    await beside.getByRole("button", { name: /^Hello, / }).click();
    await button(beside, "Logout").click();
  };
  const logIn = async (from: Page) => {
    await from.getByLabel("Username").fill(username);
    await from.getByLabel("Password", { exact: true }).fill("extra pickles");
    await button(from, "Login").click();
  };
  await logOut();
  await expect(page).toHaveURL(/\/login\?message=review/);
  await logIn(page);
  await expect(page).toHaveURL("/sandwich/30/review");
  await expect(words).toHaveValue("Worth every napkin.");

  for (const path of ["/collection?tab=tried", "/wishlist", "/profile", "/collection/import"]) {
    await goInside(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await logOut();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    await logIn(page);
    await expect(page).toHaveURL(path);
  }
  await beside.close();
  // The viewer who is asked for after each logout is nobody.
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !trouble.includes("401")));
});
