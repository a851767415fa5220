import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { callLater, pressTogether } from "./support/held-call.ts";
import { linkIn, receive } from "./support/mailbox.ts";
import { signUp, signUpByForm } from "./support/member.ts";
import { goInside, open, reload } from "./support/open.ts";
import { button } from "./support/parts.ts";

test("the login page is accessible on both tabs @both", async ({ page }) => {
  await open(page, "/login");
  await expectStill(page);
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Register" }).click();
  await expect(page).toHaveURL("/login?tab=register");
  await expectAccessible(page, page.getByRole("tabpanel"));
});

test("register, save from a card, log out, log in: all still there", { tag: "@phone" }, async ({
  page,
  troubles,
}) => {
  const username = await register(page);
  await goInside(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Find the Best/);
  const name = await page.getByRole("heading", { level: 3 }).first().textContent();
  const wishlist = page.getByRole("button", { name: `Wishlist: ${name}` });
  const favorite = page.getByRole("button", { name: `Favorite: ${name}` });

  await wishlist.dblclick();
  await expect(page.getByText("Added to wishlist", { exact: true })).toBeVisible();
  await expect(wishlist).toHaveAttribute("aria-pressed", "true");
  await favorite.click();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");

  await logOut(page);
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  await expect(favorite).toHaveAttribute("aria-pressed", "false");

  await goInside(page, "/login");
  await page.getByLabel("Username").fill(username.toUpperCase());
  await page.getByLabel("Password", { exact: true }).fill("extra pickles");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Login successful", { exact: true })).toBeVisible();
  await expect(page.getByText("Welcome back!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/profile");
  await goInside(page, "/");
  await expect(favorite).toHaveAttribute("aria-pressed", "true");

  await wishlist.click();
  await expect(page.getByText("Removed from collection", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  expect(troubles).toEqual([]);
});

test("register, confirm the address, forget the password, choose another by mail, log in", async ({
  page,
  troubles,
}) => {
  await open(page, "/login");
  const username = await signUpByForm(page);
  const email = `${username}@example.com`;
  await expect(page.getByText("Confirm your address:")).toBeVisible();
  await open(page, linkIn(await receive(email, "Confirm your email address")));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your profile" }).click();
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  await expect(page.getByText("Confirm your address:")).toBeHidden();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(page).toHaveURL("/");

  await goInside(page, "/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
  const link = linkIn(await receive(email, "Choose a new password"));
  await open(page, link);
  await page.getByLabel("New Password", { exact: true }).fill("double the brine");
  await page.getByLabel("Confirm New Password").fill("double the brine");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByText("Password changed", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("double the brine");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/profile");
  const signIn = await receive(email, "New sign-in to your account");
  expect(signIn.text).toContain("Chrome on");
  expect(troubles).toEqual([]);

  await open(page, link);
  await page.getByLabel("New Password", { exact: true }).fill("a third one");
  await page.getByLabel("Confirm New Password").fill("a third one");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(
    page.getByRole("heading", { name: "This link does not work any more" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new one" }).click();
  await expect(page).toHaveURL("/forgot-password");
  expect(troubles.splice(0)).toEqual([expect.stringContaining("400")]);
});

const useless = (page: Page) =>
  page.getByRole("heading", { name: "This link does not work any more" });

/** Somebody new, signed in on this page's browser, with the link that confirms their address. */
async function signUpWithLink(page: Page) {
  const email = `hen-${(await signUp(page)).slice(0, 8)}@example.com`;
  return { email, link: linkIn(await receive(email, "Confirm your email address")) };
}

test("a forgotten password: nobody learns whose address it is, and a late, foreign or used link leads on", async ({
  page,
  troubles,
}) => {
  const { email, link: foreignLink } = await signUpWithLink(page);
  await page.request.post("/api/auth/logout");

  await open(page, "/forgot-password");
  const seen: unknown[] = [];
  for (const address of [email, "hen-nobody@example.com"]) {
    const asked = page.waitForResponse("**/api/auth/forgot-password");
    await page.getByLabel("Email").fill(address);
    await button(page, "Send the link").click();
    await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
    const text = await page.getByRole("main").innerText();
    await page.getByRole("link", { name: "Back to login" }).click();
    const tried = page.waitForResponse("**/api/auth/login");
    await page.getByLabel("Username").fill(address.split("@")[0] ?? "");
    await page.getByLabel("Password", { exact: true }).fill("no such pickles");
    await button(page, "Login").click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      "Invalid username or password",
    );
    seen.push([(await asked).status(), text.replace(address, "…"), (await tried).status()]);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
  }
  expect(seen[1]).toEqual(seen[0]);

  const link = linkIn(await receive(email, "Choose a new password"));
  async function choose(tab: Page) {
    await tab.getByLabel("New Password", { exact: true }).fill("double the brine");
    await tab.getByLabel("Confirm New Password").fill("double the brine");
    await button(tab, "Save the password").click();
  }
  const late = await callLater(page, "**/api/auth/reset-password", 60);
  await goInside(page, link);
  await choose(page);
  await expect(useless(page)).toBeVisible();
  await late.undo();
  await page.getByRole("link", { name: "Ask for a new one" }).click();
  await goInside(page, foreignLink.replace("confirm-email", "reset-password"));
  await choose(page);
  await expect(useless(page)).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new one" }).click();

  await goInside(page, link);
  const beside = await page.context().newPage();
  await open(beside, link);
  await pressTogether([page, beside], "**/api/auth/reset-password", choose);
  const changed = (tab: Page) => tab.getByText("Password changed", { exact: true });
  await expect(changed(page).or(useless(page)).first()).toBeVisible();
  await expect(changed(beside).or(useless(beside)).first()).toBeVisible();
  expect((await useless(page).count()) + (await useless(beside).count())).toBe(1);
  await beside.close();
  const refusals = troubles.splice(0);
  expect(refusals.filter((text) => text.includes("401"))).toHaveLength(2);
  expect(refusals.filter((text) => /400|401/.test(text))).toHaveLength(refusals.length);
});

test("a link that confirms an address: late, another's, used in two tabs at once and again", async ({
  page,
  troubles,
}) => {
  const confirm = (tab: Page) => button(tab, "Confirm my address").click();
  const note = (tab: Page, name: string) => tab.getByRole("heading", { name, exact: true });
  const other = await signUpWithLink(page);
  await open(page, other.link);
  const late = await callLater(page, "**/api/auth/confirm-email", 7 * 24 * 60);
  await confirm(page);
  await expect(useless(page)).toBeVisible();
  await late.undo();
  expect(troubles.splice(0)).toEqual([expect.stringContaining("400")]);

  const { link } = await signUpWithLink(page);
  await reload(page);
  await confirm(page);
  await expect(note(page, "The address is confirmed")).toBeVisible();
  await expect(page.getByRole("status")).toContainText("another account");
  await page.getByRole("link", { name: "Go to your profile" }).click();
  await expect(page.getByText("Confirm your address:")).toBeVisible();

  await goInside(page, link);
  const beside = await page.context().newPage();
  await open(beside, link);
  await pressTogether([page, beside], "**/api/auth/confirm-email", confirm);
  const done = (tab: Page) => note(tab, "Your address is confirmed");
  const already = (tab: Page) => note(tab, "Your address is confirmed already");
  await expect(done(page).or(already(page))).toBeVisible();
  await expect(done(beside).or(already(beside))).toBeVisible();
  expect((await already(page).count()) + (await already(beside).count())).toBe(1);
  await reload(beside);
  await confirm(beside);
  await expect(already(beside)).toBeVisible();
  await beside.close();
  troubles.splice(0);
});

test("the pages that mailed links lead to are accessible @both", async ({ page }) => {
  const withoutLink = ["/forgot-password", "/reset-password", "/confirm-email"];
  for (const path of [...withoutLink, "/reset-password#token", "/confirm-email#token"]) {
    await open(page, path);
    await expectStill(page);
    await expectAccessible(page);
  }
});

test("a stored user that does not parse, or is not the session's, is discarded", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("spoiled")) return;
    sessionStorage.setItem("spoiled", "1");
    localStorage.setItem("user", "{not json");
  });
  await open(page, "/terms");
  const stored = () => page.evaluate(() => localStorage.getItem("user"));
  expect(await stored()).toBeNull();
  await page.evaluate(() => localStorage.setItem("user", '{"id":"somebody"}'));
  await reload(page);
  expect(await stored()).toBeNull();
});

async function register(page: Page): Promise<string> {
  await open(page, "/login");
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/api/users/*/stats", (route) => held.then(() => route.continue()));
  const username = await signUpByForm(page);
  await expect(page.getByText("Registration successful", { exact: true })).toBeVisible();
  // The profile is on its way: another click would try to register again.
  await expect(page.getByRole("button", { name: "Creating account..." })).toBeDisabled();
  goOn();
  await expect(page.getByText("Your account has been created.", { exact: true })).toBeVisible();
  return username;
}

async function logOut(page: Page) {
  const isPhone = test.info().project.name === "phone";
  await page.getByRole("button", { name: isPhone ? "Menu" : /^Hello, / }).click();
  await page.getByRole("button", { name: "Logout" }).click();
}
