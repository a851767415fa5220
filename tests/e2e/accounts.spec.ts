import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { signUpByForm } from "./support/member.ts";
import { open, reload } from "./support/open.ts";
import { dismiss } from "./support/parts.ts";

// proves: shell-11, login-1
test("the login page is accessible on both tabs @both", async ({ page }) => {
  await open(page, "/login");
  await expectStill(page);
  await expectAccessible(page);
  await open(page, "/login?tab=register");
  await expect(page.getByRole("tab", { name: "Register" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expectAccessible(page);
});

// proves: login-16
test("every wrong field of the forms says what is wrong", async ({ page, troubles }) => {
  await open(page, "/login");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Username must be at least 2 characters.")).toBeVisible();
  await expect(page.getByText("Password must be at least 6 characters.")).toBeVisible();

  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByLabel("Username").fill("x");
  await page.getByLabel("Email").fill("nowhere");
  await page.getByLabel("Password", { exact: true }).fill("12345");
  await page.getByLabel("Confirm Password").fill("other");
  await page.getByRole("button", { name: "Register" }).click();
  for (const text of [
    "Username must be at least 2 characters.",
    "Please enter a valid email address.",
    "Password must be at least 6 characters.",
    "Passwords don't match",
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }

  await page.getByLabel("Username").fill("Admin");
  await page.getByLabel("Email").fill("nowhere@example.com");
  await page.getByLabel("Password", { exact: true }).fill("extra pickles");
  await page.getByLabel("Confirm Password").fill("extra pickles");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Registration failed", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Username")).toBeFocused();
  await dismiss(page);
  await page.route("**/api/auth/register", (route) => route.fulfill({ status: 502, body: "" }));
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Could not create account", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("extra pickles");
  expect(troubles.splice(0)).toEqual([
    expect.stringContaining("409"),
    expect.stringContaining("502"),
  ]);
});

// proves: login-14
test("a wrong password is told once, without saying whether the account exists", async ({
  page,
  troubles,
}) => {
  await open(page, "/login");
  await page.getByLabel("Username").fill("nobody-here");
  await page.getByLabel("Password", { exact: true }).fill("wrong password");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
  await expect(page.getByText("Invalid username or password", { exact: true })).toHaveCount(2);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  expect(troubles.splice(0)).toEqual([expect.stringContaining("401")]);
});

// proves: login-2, login-12, login-13, session-4
test("register, save from a card, log out, log in: all still there", { tag: "@phone" }, async ({
  page,
  troubles,
}) => {
  const username = await register(page);
  await open(page, "/");
  const name = await page.getByRole("heading", { level: 3 }).first().textContent();
  const wishlist = page.getByRole("button", { name: `Wishlist: ${name}` });
  const favorite = page.getByRole("button", { name: `Favorite: ${name}` });

  await wishlist.dblclick();
  await expect(page.getByText("Added to wishlist", { exact: true })).toBeVisible();
  await expect(wishlist).toHaveAttribute("aria-pressed", "true");
  await favorite.click();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  await reload(page);
  await expect(favorite).toHaveAttribute("aria-pressed", "true");

  await logOut(page);
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  await expect(favorite).toHaveAttribute("aria-pressed", "false");

  await open(page, "/login");
  await page.getByLabel("Username").fill(username.toUpperCase());
  await page.getByLabel("Password", { exact: true }).fill("extra pickles");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Login successful", { exact: true })).toBeVisible();
  await expect(page.getByText("Welcome back!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/profile");
  await open(page, "/");
  await expect(favorite).toHaveAttribute("aria-pressed", "true");

  await wishlist.click();
  await expect(page.getByText("Removed from collection", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  expect(troubles).toEqual([]);
});

// proves: entries-27, entries-29, entries-30
test("a visitor who wants to save is asked to log in, and comes back", async ({ page }) => {
  await open(page, "/");
  await page
    .getByRole("button", { name: /^Favorite: / })
    .first()
    .click();
  await expect(page.getByText("Login required", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Please log in to mark sandwiches as favorites.", { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await signUpByForm(page);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: /^Favorite: / }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

// proves: session-2, session-5
test("a stored user that does not parse, or is not the session's, is discarded", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("spoiled")) return;
    sessionStorage.setItem("spoiled", "1");
    localStorage.setItem("user", "{not json");
  });
  await open(page, "/");
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
