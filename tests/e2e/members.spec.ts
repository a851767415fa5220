import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/browser.ts";
import { failAt } from "./support/failing-call.ts";
import { holdAll } from "./support/held-call.ts";
import { keep, signUp, signUpByForm } from "./support/member.ts";
import { goInside, open, untilQuiet } from "./support/open.ts";
import { dismiss, said } from "./support/parts.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const sandwichOf = async (page: Page, id: number): Promise<{ id: number; name: string }> =>
  (await page.request.get(`/api/sandwiches/${id}`)).json();

/** The toast is told and makes room for the next. */
async function expectToast(page: Page, title: string) {
  const toast = page.getByRole("listitem").filter({ hasText: title });
  await expect(toast).toBeVisible();
  await dismiss(toast);
}

async function expectProgress(page: Page, { xp, counts }: { xp: number; counts: string[] }) {
  await goInside(page, "/profile");
  await expect(page.getByText(`${xp} XP`, { exact: true })).toBeVisible();
  const stats = page.getByRole("region", { name: "Your Stats" }).getByRole("definition");
  await expect(stats).toHaveText(counts);
}

test("a member's way: save, try, love, review, and all of it is still there elsewhere", async ({
  page,
  browser,
}) => {
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
  await goInside(page, `/sandwich/${wanted.id}`);
  await button(page, `Save: ${wanted.name}`).click();
  await expectToast(page, "Saved to collection");
  await expectProgress(page, { xp: 77, counts: ["5", "1", "1"] });

  await goInside(page, `/sandwich/${eaten.id}/review`);
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await button(page, "Submit Review").click();
  await expectToast(page, "Review submitted");
  await expectToast(page, "New badge: Nest Egg");
  await page.getByRole("link", { name: "Edit Review" }).click();
  await page.getByRole("radio", { name: "5 stars" }).check({ force: true });
  await button(page, "Update Review").click();
  await expectToast(page, "Review updated");
  await expectProgress(page, { xp: 102, counts: ["5", "1", "1"] });
  await goInside(page, `/collection?q=${encodeURIComponent(eaten.name)}`);
  await expect(page.getByRole("img", { name: "5 out of 5 stars" }).first()).toBeVisible();

  await goInside(page, `/sandwich/${eaten.id}/review`);
  await button(page, /^Delete/).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
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
    elsewhere
      .getByRole("button", { name: `: ${eaten.name}`, ...isOn })
      .filter({ hasText: "Tried" }),
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
      // The page's code may be longer on its way than anything else that is quiet meanwhile.
      await expect.poll(() => asked.length, path).toBeGreaterThan(0);
      return null;
    });
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

test("a toggle whose state is still on its way takes nothing away, and an Undo brings the date back", async ({
  page,
  troubles,
}) => {
  const userId = await signUp(page);
  const { name, restaurantId, ...sandwich } = await (
    await page.request.get("/api/sandwiches/27")
  ).json();
  const kept = {
    isFavorite: true,
    hasTried: true,
    notes: "ask for hot honey",
    dateTried: "2024-01-05T18:00:00.000Z",
  };
  await keep(page, { userId, sandwichId: sandwich.id, ...kept });
  const saved = `/api/users/${userId}/restaurants`;
  await page.request.put(`${saved}/${restaurantId}`);
  const changes: string[] = [];
  page.on("request", (request) => {
    const isChange = request.method() !== "GET" && !request.url().endsWith("/news");
    if (isChange) changes.push(`${request.method()} ${request.url()}`);
  });
  const expectAllKept = async () => {
    expect(changes).toEqual([]);
    const [entry] = await (await page.request.get(`/api/users/${userId}/sandwiches`)).json();
    expect(entry).toMatchObject(kept);
    expect(await (await page.request.get(saved)).json()).toMatchObject([{ restaurantId }]);
  };

  await open(page, "/terms");
  const own = /\/api\/users\/[^/]+\/(sandwiches\?sandwichIds|restaurants\?)/;
  const letGo = await holdAll(page, own);
  await goInside(page, `/restaurant/${restaurantId}`);
  const heart = button(page, `Favorite: ${name}`);
  const onPage = [button(page, `Wishlist: ${name}`), heart, button(page, /^Save: /)];
  for (const toggle of onPage) await clickUnknown(toggle);
  await page.getByRole("link", { name, exact: true }).click();
  const dialog = page.getByRole("dialog");
  const inDialog = ["Favorite", "Wishlist"].map((label) =>
    dialog.getByRole("button", { name: `${label}: ${name}` }),
  );
  for (const toggle of inDialog) await clickUnknown(toggle);
  const tried = page.getByRole("switch");
  await clickUnknown(tried);
  await goInside(page, `/sandwich/${sandwich.id}`);
  const save = button(page, new RegExp(`^Saved?: ${name}$`));
  for (const toggle of [save, tried]) await clickUnknown(toggle);
  letGo();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await expect(tried).toBeChecked();
  await page.goBack();
  for (const toggle of inDialog) await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(button(page, /^Saved: /)).toHaveAttribute("aria-pressed", "true");
  await expectAllKept();

  // Where the state could not be loaded, a click asks for it first.
  await open(page, "/terms");
  await page.route(own, (route) => route.abort());
  await goInside(page, `/sandwich/${sandwich.id}`);
  await expect(save).not.toHaveAttribute("aria-busy", "true");
  await clickUnknown(tried, false);
  await said(page, "Failed to update tried status");
  await page.unroute(own);
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await expect(tried).toBeChecked();
  await expectAllKept();
  troubles.splice(0);

  await tried.click();
  await said(page, "Unmarked as tried");
  await expect(tried).not.toBeChecked();
  await button(page, "Undo").click();
  await expect(tried).toBeChecked();
  await said(page, "Marked as tried");
  changes.splice(0);
  await expectAllKept();
});

/** Neither on nor off. */
async function clickUnknown(toggle: Locator, isBusy = true) {
  await expect(toggle).toHaveAttribute("aria-busy", String(isBusy));
  await expect(toggle).not.toHaveAttribute("aria-pressed");
  if ((await toggle.getAttribute("role")) === "switch") {
    await expect(toggle).toBeChecked({ indeterminate: true });
  }
  await toggle.click();
}
