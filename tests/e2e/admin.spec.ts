import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { signInAsAdmin, signUp } from "./support/member.ts";

const open = (page: Page, path: string) => page.goto(path, { waitUntil: "networkidle" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const text = (page: Page, words: string) => page.getByText(words, { exact: true });

/** Takes the toast away, so that the next one need not wait for its turn. */
async function expectToast(page: Page, title: string, description: string) {
  const toast = page.getByRole("listitem").filter({ has: text(page, title) });
  await expect(toast).toContainText(description);
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toHaveCount(0);
}

/** Somebody who has an account and is not here. */
async function newMember(page: Page) {
  const username = `hen-${randomUUID().slice(0, 8)}`;
  const email = `${username}@example.com`;
  const data = { id: randomUUID(), username, email, password: "extra pickles" };
  const answer = await page.request.post("/api/auth/register", { data });
  expect(answer.status()).toBe(201);
  return data;
}

const pages = [
  ["/admin", "Admin Dashboard"],
  ["/admin/recommendations", "Restaurant Recommendations"],
  ["/admin/badges", "Badge Management"],
  ["/admin/award-badges", "Award Badges"],
  ["/admin/members", "Members"],
  ["/admin/audit-log", "Audit Log"],
  ["/admin/gaps", "What Is Missing"],
] as const;

test("the team's pages are accessible and fit, and nobody else gets in", async ({ page }) => {
  test.slow();
  await signUp(page);
  for (const [path, title] of pages) {
    const html = await (await page.request.get(path)).text();
    expect(html).not.toContain(`${title}</h1>`);
  }
  await open(page, "/admin/award-badges");
  await expect(text(page, "Access Denied")).toBeVisible();
  await expect(text(page, "You need admin privileges to access this page.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.context().clearCookies();
  await signInAsAdmin(page);
  for (const [path, title] of pages) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectStill(page);
    await expectAccessible(page);
  }
});

test("a badge is made, changed, awarded and deleted", async ({ page, browser, troubles }) => {
  test.slow();
  const member = await newMember(page);
  await page.context().clearCookies();
  await signInAsAdmin(page);
  const name = `Night Owl ${member.username}`;
  await open(page, "/admin/badges");
  await button(page, "Create Badge").click();
  const dialog = page.getByRole("dialog");
  const save = (label: string) => dialog.getByRole("button", { name: label });
  await save("Create Badge").click();
  for (const message of ["Name is required", "Description is required", "Category is required"]) {
    await expect(text(page, message)).toBeVisible();
  }
  await expectAccessible(page);
  await dialog.getByLabel("Description").fill("Ate after midnight.");
  await dialog.getByRole("combobox", { name: "Category" }).click();
  await page.getByRole("option", { name: "Special" }).click();
  const { 0: taken } = await (await page.request.get("/api/badges?limit=1")).json();
  await dialog.getByLabel("Name").fill(taken.name);
  await save("Create Badge").click();
  await expect(dialog.getByText("A badge with this name already exists")).toBeVisible();
  await expectToast(page, "Error", "A badge with this name already exists");
  troubles.splice(0);
  await dialog.getByLabel("Name").fill(name);
  await save("Create Badge").click();
  await expectToast(page, "Badge Created", name);
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("row")).toHaveCount(2);
  await button(page, `Edit ${name}`).click();
  await expect(dialog.getByLabel("Description")).toHaveValue("Ate after midnight.");
  await dialog.getByLabel("Description").fill("Ate long after midnight.");
  await save("Update Badge").click();
  await expectToast(page, "Badge Updated", name);
  await expect(page.getByRole("row").last()).toContainText("Ate long after midnight.");

  await open(page, "/admin/award-badges");
  await expect(
    text(page, "Select a user from the list to view and manage their badges"),
  ).toBeVisible();
  const search = page.getByPlaceholder("Search users by name or email");
  await search.fill("nobody at all is called so");
  await expect(text(page, "No users match your search")).toBeVisible();
  await search.fill(member.email.toUpperCase());
  const award = button(page, `Award a badge to ${member.username}`);
  await expect(award).toHaveCount(1);
  await page.getByRole("button", { name: new RegExp(`^${member.username}`) }).click();
  await expect(text(page, "This user doesn't have any badges yet")).toBeVisible();
  await award.click();
  await dialog.getByLabel("Search badges").fill("no badge is called so");
  await expect(text(page, "No badges match your search")).toBeVisible();
  await dialog.getByLabel("Search badges").fill("night owl");
  await dialog.getByLabel("Category").selectOption("Special");
  await save("Award Badge").click();
  await expect(text(page, "Please select a badge")).toBeVisible();
  await dialog.getByText(name, { exact: true }).click();
  await expectAccessible(page);
  await save("Award Badge").click();
  await expectToast(page, "Badge Awarded", `${member.username} now holds ${name}.`);
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("Special");
  await award.click();
  await expect(dialog.getByRole("radio", { name: new RegExp(name) })).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  const context = await browser.newContext({ baseURL: process.env["E2E_ORIGIN"] });
  const theirs = await context.newPage();
  await theirs.request.post("/api/auth/login", {
    data: { username: member.username, password: member.password },
  });
  await open(theirs, "/");
  await expect(theirs.getByText(name).first()).toBeVisible();
  await context.close();

  await open(page, `/admin/badges?q=${encodeURIComponent(name)}`);
  await button(page, `Delete ${name}`).click();
  await button(page, "Delete").click();
  await expectToast(page, "Badge Deleted", name);
  await expect(text(page, "No badges match your search")).toBeVisible();
});

test("members are promoted and blocked, and the log shows it", async ({ page, troubles }) => {
  test.slow();
  const member = await newMember(page);
  const other = await newMember(page);
  await page.context().clearCookies();
  await signInAsAdmin(page);
  await open(page, "/admin");
  for (const [name, href] of [
    ["Add Restaurant", "/add-restaurant"],
    ["Manage Restaurants", "/admin/restaurants"],
    ["Explore Sandwiches", "/explore"],
    ["Restaurant Recommendations", "/admin/recommendations"],
    ["Manage Badges", "/admin/badges"],
    ["Award Badges", "/admin/award-badges"],
    ["Back to Home", "/"],
  ] as const) {
    const link = page.getByRole("main").getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", href);
  }
  await expect(text(page, "Total Users")).toBeVisible();
  await page.getByPlaceholder("Search users by name or email").fill(member.username);
  const promote = button(page, `Promote ${member.username}`);
  await expect(promote).toHaveCount(1);
  await page.route("**/promote", (route) => route.abort());
  await promote.click();
  await button(page, "Promote").click();
  await expectToast(page, "Promotion Failed", "Could not promote user to admin");
  await page.unroute("**/promote");
  troubles.splice(0);
  await button(page, "Promote").click();
  await expectToast(page, "User Promoted", `${member.username} is now an admin.`);
  const row = page.getByRole("row").filter({ hasText: member.username });
  await expect(row.getByText("Admin", { exact: true })).toBeVisible();

  await open(page, `/admin/members?q=${other.username}`);
  await button(page, `More about ${other.username}`).click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await button(page, "Block").click();
  await expectToast(page, "User Blocked", `${other.username} cannot log in.`);
  await expect(page.getByRole("row").filter({ hasText: other.username })).toContainText("Blocked");
  await button(page, `More about ${other.username}`).click();
  await page.getByRole("menuitem", { name: "Audit log" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Audit Log" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "user.block" })).toContainText(
    other.username,
  );
});
