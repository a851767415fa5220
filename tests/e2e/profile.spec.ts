import type { APIRequestContext, Page } from "@playwright/test";
import type { User } from "#contract/accounts.ts";
import { buildPhoto } from "#tests/support/image-files.ts";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { signUp, signUpByForm } from "./support/member.ts";
import { goInside, open, reload } from "./support/open.ts";
import { dismiss } from "./support/parts.ts";

const password = "extra pickles";

test("the profile is complete in its HTML, still and accessible @both", async ({ page }) => {
  await signUp(page);
  await tryFirst(page.request, (await viewerOf(page.request)).id, 2);
  const html = await (await page.request.get("/profile")).text();
  for (const text of ["Your Level", "Your Badges", "Your Stats", "Security", "XP History"]) {
    expect(html).toContain(`>${text}<`);
  }
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api")) calls.push(`${request.method()} ${pathname}`);
  });
  await open(page, "/profile");
  await expect.poll(() => calls).toEqual([expect.stringMatching(/^POST .*\/news$/)]);
  await expectStill(page);
  await expect(page.getByText("Confirm your address:")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByLabel("Current Password")).toBeFocused();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});

test("a picture and a display name are saved and stand in the header, in HTML too", async ({
  page,
}) => {
  await signUp(page);
  await open(page, "/profile");
  const form = page.getByRole("region", { name: "Profile", exact: true });
  // It is disabled until the form's code is there.
  await expect(form.getByRole("button", { name: "Save profile" })).toBeEnabled();
  const photo = { name: "me.jpg", mimeType: "image/jpeg", buffer: await buildPhoto() };
  await form.getByLabel("Choose a picture").setInputFiles(photo);
  await expectToast(page, "Upload complete");
  await expect(form.getByRole("button", { name: "Remove" })).toBeVisible();
  await form.getByLabel("Display name").fill("Henny Penny");
  await form.getByLabel("Bio").fill("Crisp");
  await expect(form.getByText("5 of 500 characters")).toBeVisible();
  await form.getByRole("button", { name: "Save profile" }).click();
  await expectToast(page, "Profile updated");
  await expect(page.getByRole("heading", { level: 1, name: "Henny Penny" })).toBeVisible();
  const { avatarUrl } = await viewerOf(page.request);
  expect(avatarUrl).toMatch(/\/160\.webp$/);
  await expect(page.locator(`header img[src="${avatarUrl}"]`)).toBeVisible();
  const html = await (await page.request.get("/profile")).text();
  expect(html).toContain(`src="${avatarUrl}"`);
  expect(html).toContain('value="Henny Penny"');
  await expectAccessible(page, form);
});

test("parts that cannot be loaded are missing alone and can be tried again", async ({
  page,
  troubles,
}) => {
  await signUp(page);
  await open(page, "/terms");
  const calls =
    /\/api\/(badges|auth\/sessions|users\/[^/]+\/(level|standing|stats|actions|sandwiches))\b/;
  await page.route(calls, (route) => route.abort());
  await goInside(page, "/profile");
  const parts = ["Your Level", "Your Badges", "Your Stats", "Your Sandwiches", "XP History"];
  const failed = [...parts, "Security"].map((name) => page.getByRole("region", { name }));
  for (const part of failed) {
    await expect(part.getByRole("alert")).toContainText("This could not be loaded.");
  }
  await expect(page.getByLabel("Username")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(calls);
  // The standing stands in the level's part, and comes with it or says so once that is there.
  const again = page.getByRole("button", { name: "Try again" });
  await expect(async () => {
    if (await again.count()) await again.first().click({ timeout: 1000 });
    await expect(again).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole("progressbar", { name: "XP towards the next level" })).toBeVisible();
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  troubles.splice(0);
});

test("an account, from the first login to its end", async ({
  page,
  playwright,
  baseURL,
  troubles,
}) => {
  await open(page, "/Profile?list=favorites");
  await expect(page).toHaveURL(/\/login\?next=/);
  await signUpByForm(page);
  await expect(page).toHaveURL(/\/profile\?list=favorites$/i);
  await expect(page.getByRole("tab", { name: "Favorites (0)" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.getByText("No favorites yet")).toBeVisible();
  await expect(
    page.getByRole("tabpanel").getByRole("link", { name: "Explore Sandwiches" }),
  ).toHaveAttribute("href", "/explore");
  const { id: userId } = await viewerOf(page.request);

  // Account: what is wrong is said, what is right is saved and stands in the header.
  const username = page.getByLabel("Username");
  await username.fill("x");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Username must be at least 2 characters.")).toBeVisible();
  // Another name needs the password, and asks for it only then.
  const currentPassword = page.getByLabel("Current password");
  await expect(currentPassword).toBeVisible();
  await username.fill((await viewerOf(page.request)).username);
  await expect(currentPassword).toHaveCount(0);
  const newName = `fresh-${userId.slice(0, 8)}`;
  await username.fill(newName);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Current password is required.")).toBeVisible();
  await currentPassword.fill("not it at all");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Current password is incorrect").last()).toBeVisible();
  await expect(currentPassword).toBeFocused();
  await expectToast(page, "Update failed");
  expect(troubles.splice(0)).toEqual([expect.stringContaining("400")]);
  await expectAccessible(page, page.getByRole("region", { name: "Account", exact: true }));
  await currentPassword.fill(password);
  await currentPassword.press("Enter");
  await expect(currentPassword).toHaveCount(0);
  await expect(username).toBeFocused();
  await expectToast(page, "Profile updated");
  await expect(page.getByRole("heading", { level: 1, name: newName })).toBeVisible();
  await expect(page.getByRole("button", { name: `Hello, ${newName}` })).toBeVisible();

  // Password: the wrong one keeps the form, the right one ends the session elsewhere.
  const elsewhere = await playwright.request.newContext({ baseURL });
  const login = await elsewhere.post("/api/auth/login", { data: { username: newName, password } });
  expect(login.status()).toBe(200);
  await reload(page);
  await expect(page.getByText("This device")).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Log out .*, last used/ })).toHaveCount(1);
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByRole("button", { name: "Update Password" }).click();
  for (const text of [
    "Current password is required.",
    "New password must be at least 6 characters.",
    "Please confirm your new password.",
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByLabel("Current Password").fill("not it at all");
  await page.getByLabel("New Password", { exact: true }).fill("more pickles");
  await page.getByLabel("Confirm New Password").fill("more pickles");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Current password is incorrect").last()).toBeVisible();
  await expect(page.getByLabel("Current Password")).toBeFocused();
  await expectToast(page, "Update failed");
  await expect(page.getByLabel("New Password", { exact: true })).toHaveValue("more pickles");
  expect(troubles.splice(0)).toEqual([expect.stringContaining("400")]);
  await page.getByLabel("Current Password").fill(password);
  await page.getByRole("button", { name: "Update Password" }).click();
  await expectToast(page, "Profile updated");
  await expect(page.getByLabel("Current Password")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Log out .*, last used/ })).toHaveCount(0);
  expect((await elsewhere.get("/api/auth/me")).status()).toBe(401);

  // The end: the password is asked for, and then nothing is left.
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Delete forever" }).click();
  await expect(page.getByText("Deletion failed", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  expect(troubles.splice(0)).toEqual([expect.stringContaining("400")]);
  await page.getByLabel("Password", { exact: true }).fill("more pickles");
  await page.getByRole("button", { name: "Delete forever" }).click();
  await expect(page).toHaveURL("/");
  await expectToast(page, "Account deleted");
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  expect((await page.request.get("/api/auth/me")).status()).toBe(401);
  await goInside(page, "/profile");
  await expect(page).toHaveURL(/\/login/);
});

test("what is earned away is told once, counted and ranked", async ({ page }) => {
  await signUp(page);
  const { id: userId, username: name } = await viewerOf(page.request);
  const tried = await tryFirst(page.request, userId, 6);
  await open(page, "/profile");
  await expectToast(page, "New badge: Nest Egg");
  await expect(page.getByRole("listitem").filter({ hasText: /Nest Egg.*Earned/s })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Tried (6)" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^See details: / })).toHaveCount(6);
  await expect(page.getByRole("link", { name: `See details: ${tried}` })).toBeVisible();
  await expect(page.getByRole("region", { name: "Tried" })).toHaveCSS("height", "400px");
  await expect(page.getByRole("progressbar", { name: /^XP towards/ })).toHaveAttribute(
    "aria-valuetext",
    "112 of 200 XP",
  );
  await expect(page.getByText("112 XP", { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Sandwiches tried per month/ })).toHaveAccessibleName(
    /: 6\.$/,
  );
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByText("Joined Cluck")).toBeVisible();
  const again = page.waitForResponse(/\/news$/);
  await page.reload();
  expect(await (await again).json()).toMatchObject({ levelReached: null, badges: [] });

  await goInside(page, "/leaderboard");
  const ownRow = page.getByRole("row", { name: new RegExp(`${name} \\(you\\)`) });
  await expect(ownRow).toContainText("112");
  await page.getByRole("link", { name: "All time" }).click();
  await expect(page).toHaveURL("/leaderboard?period=all");
  await expect(ownRow).toContainText("112");
  await page.getByRole("link", { name: "your profile" }).click();
  await page.getByRole("switch", { name: "Show me on the leaderboard" }).click();
  await expectToast(page, "Profile updated");
  await page.goBack();
  await expect(page.getByText("You are not listed: you left the leaderboard.")).toBeVisible();

  await goInside(page, "/profile");
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expectToast(page, "Logged out");
});

const viewerOf = async (request: APIRequestContext): Promise<User> =>
  (await request.get("/api/auth/me")).json();

/** Marks sandwiches as tried and favorite: 17 XP each. Returns the name of one. */
async function tryFirst(request: APIRequestContext, userId: string, count: number) {
  const sandwiches: { id: number; name: string }[] = await (
    await request.get(`/api/sandwiches?limit=${count}`)
  ).json();
  for (const { id } of sandwiches) {
    const data = { userId, sandwichId: id, isFavorite: true, hasTried: true };
    expect((await request.post("/api/user-sandwiches", { data })).status()).toBe(201);
  }
  return sandwiches[0]?.name;
}

/** Sees it and takes it away, so that the next one need not wait. */
async function expectToast(page: Page, title: string) {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await dismiss(page);
  await expect(page.getByText(title, { exact: true })).toHaveCount(0);
}
