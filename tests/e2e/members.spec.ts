import type { Page } from "@playwright/test";
import { expect, test } from "./support/browser.ts";
import { failAt } from "./support/failing-call.ts";
import { keep, signUp, signUpByForm } from "./support/member.ts";
import { goInside, open, untilQuiet } from "./support/open.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const sandwichOf = async (page: Page, id: number): Promise<{ id: number; name: string }> =>
  (await page.request.get(`/api/sandwiches/${id}`)).json();

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

test("a member's way: save, try, love, review, and all of it is still there elsewhere", async ({
  page,
  browser,
}) => {
  test.slow();
  // Others count the ratings of the first ones.
  const eaten = await sandwichOf(page, 29);
  const wanted = await sandwichOf(page, 28);
  await open(page, "/login?tab=register");
  const username = await signUpByForm(page);
  await expect(page).toHaveURL("/profile");
  const { id: userId } = await (await page.request.get("/api/auth/me")).json();
  for (const sandwichId of [5, 6, 7, 8]) await keep(page, { userId, sandwichId, hasTried: true });

  await open(page, `/explore?q=${encodeURIComponent(eaten.name)}`);
  await button(page, `Wishlist: ${eaten.name}`).click();
  await expectToast(page, "Added to wishlist");
  await page.getByRole("link", { name: eaten.name, exact: true }).click();
  await page.getByRole("switch", { name: "I've tried this" }).click();
  await expect(page.getByText("Marked as tried", { exact: true })).toBeVisible();
  await open(page, `/sandwich/${wanted.id}`);
  await button(page, `Save: ${wanted.name}`).click();
  await expectToast(page, "Saved to collection");
  await expectProgress(page, { xp: 77, counts: ["5", "1", "1"] });

  await open(page, `/sandwich/${eaten.id}/review`);
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await button(page, "Submit Review").click();
  await expectToast(page, "Review submitted");
  await expectToast(page, "New badge: Nest Egg");
  await page.getByRole("link", { name: "Edit Review" }).click();
  await page.getByRole("radio", { name: "5 stars" }).check({ force: true });
  await button(page, "Update Review").click();
  await expectToast(page, "Review updated");
  await expectProgress(page, { xp: 102, counts: ["5", "1", "1"] });
  await open(page, `/collection?q=${encodeURIComponent(eaten.name)}`);
  await expect(page.getByRole("img", { name: "5 out of 5 stars" }).first()).toBeVisible();

  await open(page, `/sandwich/${eaten.id}/review`);
  await button(page, /^Delete/).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Review deleted");
  await button(page, `Hello, ${username}`).click();
  await button(page, "Logout").click();
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
    elsewhere.getByRole("button", { name: `Tried: ${eaten.name}`, ...isOn }),
  ).toBeVisible();
  await expect(
    elsewhere.getByRole("button", { name: `Favorite: ${wanted.name}`, ...isOn }),
  ).toBeVisible();
  await expectProgress(elsewhere, { xp: 77, counts: ["5", "1", "1"] });
  const badges = elsewhere.getByRole("region", { name: "Your Badges" });
  await expect(badges.getByText(/Earned/).first()).toBeVisible();
  await elsewhere.context().close();
});

test("what of a member's own cannot be loaded is asked for once, and failing says whose it was", async ({
  page,
  troubles,
}) => {
  await signUp(page);
  await open(page, "/contact");
  await failAt(page, "GET", "**/api/users/**");
  let asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().includes("/api/users/")) {
      asked.push(request.url());
    }
  });
  const paths = ["/explore?view=sandwiches", "/sandwich/3", "/sandwich/4", "/sandwich/4/reviews"];
  const members = ["/restaurant/1", "/collection", "/wishlist", "/leaderboard"];
  for (const path of [...paths, ...members, "/leaderboard?period=all"]) {
    asked = [];
    await untilQuiet(page, async () => {
      await goInside(page, path);
      return null;
    });
    expect(new Set(asked).size, path).toBeGreaterThan(0);
    expect(asked, path).toEqual([...new Set(asked)]);
  }

  // A click asks again, and fails in its own words.
  await goInside(page, "/explore?view=sandwiches");
  await button(page, /^Wishlist: /)
    .first()
    .click();
  await expect(page.getByText("Failed to update wishlist", { exact: true })).toBeVisible();
  troubles.length = 0;
});
