import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { buildPhoto } from "#tests/support/image-files.ts";
import { signInAsAdmin } from "./support/admin.ts";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { holdNext } from "./support/held-call.ts";
import { signUp } from "./support/member.ts";
import { goInside, open } from "./support/open.ts";
import { dismiss } from "./support/parts.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const text = (page: Page, words: string) => page.getByText(words, { exact: true });

/** Takes the toast away, so that the next one need not wait for its turn. */
async function expectToast(page: Page, title: string, description: string) {
  const toast = page.getByRole("listitem").filter({ has: text(page, title) });
  await expect(toast).toContainText(description);
  await dismiss(toast);
  await expect(toast).toHaveCount(0);
}

/** Until `undo`, the server fails at these calls. */
async function failAt(page: Page, calls: string, message: string) {
  const json = { message, code: "internal_error" };
  await page.route(calls, (route) => route.fulfill({ status: 500, json }));
  return { undo: () => page.unroute(calls) };
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
  ["/admin/website-changes", "Website Changes"],
  ["/admin/member-answers", "What Members Say"],
  ["/admin/jobs", "Failed Jobs"],
  ["/admin/reviews", "Reported Reviews"],
] as const;

test("the team's pages are accessible and fit, and nobody else gets in", async ({ page }) => {
  await signUp(page);
  for (const [path, title] of pages) {
    const html = await (await page.request.get(path)).text();
    expect(html).not.toContain(`${title}</h1>`);
  }
  await open(page, "/admin/award-badges");
  await expect(text(page, "Access Denied")).toBeVisible();
  await expect(text(page, "You need admin privileges to access this page.")).toBeVisible();
  await expect(page).toHaveURL("/");
  // What home still asks for the member would be refused.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signInAsAdmin(page);
  for (const [path, title] of pages) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectStill(page);
    await expectAccessible(page);
  }
});

test("of the dashboard what cannot be loaded is missing alone, and a list on its way says so", async ({
  page,
  troubles,
}) => {
  await signInAsAdmin(page);
  const users = "Failed to load users. Please try refreshing the page.";
  const alert = page.getByRole("alert");
  const fromDashboard = (link: string) =>
    page.getByRole("main").getByRole("link", { name: link, exact: true });

  await open(page, "/admin/badges");
  const overview = await failAt(page, "**/api/admin/overview", "No.");
  await page.getByRole("link", { name: "Back to Admin Dashboard" }).click();
  await expect(alert).toHaveCount(5);
  await expect(page.getByRole("table", { name: "Users" })).toBeVisible();
  await expectAccessible(page, alert.first());
  await overview.undo();
  await button(page, "Try again").first().click();
  await expect(text(page, "Total Users")).toBeVisible();
  await expect(alert).toHaveCount(0);
  await open(page, "/admin/badges");
  const failing = await failAt(page, "**/api/users?*", "No.");
  await page.getByRole("link", { name: "Back to Admin Dashboard" }).click();
  await expect(alert).toContainText(users);
  await expect(text(page, "Total Users")).toBeVisible();
  const letUsers = await holdNext(page, "**/api/users?*");
  await fromDashboard("Award Badges").click();
  await expect(page.getByRole("status").filter({ hasText: "Loading users..." })).toBeVisible();
  letUsers();
  await expect(alert).toContainText(users);
  await failing.undo();
  await button(page, "Try again").click();
  await expect(page.getByRole("button", { name: /^Award a badge to / }).first()).toBeVisible();
  const letSearch = await holdNext(page, "**/api/users?*");
  await page.getByPlaceholder("Search users by name or email").fill("hen");
  await expect(page.getByRole("status").filter({ hasText: "Searching users..." })).toBeVisible();
  await failAt(page, "**/api/users?*", "No.");
  letSearch();
  await expect(alert).toContainText(users);
  await expect(text(page, "Searching users...")).toHaveCount(0);
  await page.unrouteAll();

  const letReports = await holdNext(page, "**/api/review-reports?*");
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await fromDashboard("Reported Reviews").click();
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  letReports();
  await expect(page.getByRole("heading", { level: 1, name: "Reported Reviews" })).toBeVisible();
  troubles.splice(0);
});

test("a badge is made, changed, awarded and deleted", async ({ page, browser, troubles }) => {
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
  const photo = { name: "owl.jpg", mimeType: "image/jpeg", buffer: await buildPhoto() };
  await dialog.getByLabel("Choose a file").setInputFiles(photo);
  await expectToast(page, "Upload complete", "Your image has been uploaded successfully.");
  await save("Create Badge").click();
  await expectToast(page, "Badge Created", name);
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("row")).toHaveCount(2);
  await button(page, `Edit ${name}`).click();
  await expect(dialog.getByLabel("Description")).toHaveValue("Ate after midnight.");
  await dialog.getByLabel("Description").fill("Ate long after midnight.");
  const refusing = await failAt(page, "**/api/badges/*", "Out of ribbon.");
  await save("Update Badge").click();
  await expectToast(page, "Error", "Out of ribbon.");
  await refusing.undo();
  troubles.splice(0);
  await save("Update Badge").click();
  await expectToast(page, "Badge Updated", name);
  const last = page.getByRole("row").last();
  await expect(last).toContainText("Ate long after midnight.");
  await expect(last.locator("img")).toBeVisible();
  await page.route("**/images/**", (route) => route.abort());
  await page.reload();
  await expect(last.locator("img")).toHaveAttribute("src", /^\/drawings\//);
  await page.unroute("**/images/**");
  troubles.splice(0);

  await goInside(page, "/admin/award-badges");
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
  const letAward = await holdNext(page, "**/api/users/*/badges");
  await save("Award Badge").click();
  await expect(save("Award Badge")).toHaveAttribute("aria-busy", "true");
  letAward();
  await expectToast(page, "Badge Awarded", `${member.username} now holds ${name}.`);
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("Special");
  await award.click();
  await expect(dialog.getByRole("radio", { name: new RegExp(name) })).toBeDisabled();
  // Somebody else gives another one first.
  await dialog.getByText(taken.name, { exact: true }).click();
  const path = `/api/users/${member.id}/badges`;
  await page.request.post(path, { data: { badgeId: taken.id } });
  await save("Award Badge").click();
  await expectToast(page, "Error", "User already has this badge.");
  await expect(dialog.getByRole("radio", { name: new RegExp(taken.name) })).toBeDisabled();
  expect(troubles.splice(0)).toEqual([expect.stringContaining("409")]);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  const context = await browser.newContext({ baseURL: process.env["E2E_ORIGIN"] });
  const theirs = await context.newPage();
  await theirs.request.post("/api/auth/login", {
    data: { username: member.username, password: member.password },
  });
  await open(theirs, "/");
  await expect(theirs.getByText(name).first()).toBeVisible();
  await context.close();

  await goInside(page, `/admin/badges?q=${encodeURIComponent(name)}`);
  await button(page, `Delete ${name}`).click();
  const failing = await failAt(page, "**/api/badges/*", "Out of ribbon.");
  await button(page, "Delete").click();
  await expectToast(page, "Error", "Out of ribbon.");
  await failing.undo();
  troubles.splice(0);
  await button(page, "Delete").click();
  await expectToast(page, "Badge Deleted", name);
  await expect(text(page, "No badges match your search")).toBeVisible();
});

test("members are promoted and blocked, and the log shows it", async ({ page, troubles }) => {
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
  await page.getByRole("alertdialog").press("Escape");
  await expect(promote).toBeFocused();
  await promote.click();
  await button(page, "Promote").click();
  await expectToast(page, "Promotion Failed", "Could not promote user to admin");
  await page.unroute("**/promote");
  troubles.splice(0);
  await button(page, "Promote").click();
  // The button is gone, and nobody else is listed.
  await expect(page.getByRole("region", { name: "User Management" })).toBeFocused();
  await expectToast(page, "User Promoted", `${member.username} is now an admin.`);
  const row = page.getByRole("row").filter({ hasText: member.username });
  await expect(row.getByText("Admin", { exact: true })).toBeVisible();

  await goInside(page, "/admin/members");
  await page.getByRole("link", { name: "XP", exact: true }).click();
  await expect(page).toHaveURL("/admin/members?sort=xp");
  await expect(page.getByRole("columnheader", { name: "XP" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await goInside(page, `/admin/members?q=${other.username}`);
  const more = button(page, `More about ${other.username}`);
  await more.click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await page.getByRole("alertdialog").press("Escape");
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await button(page, "Block").click();
  await expectToast(page, "User Blocked", `${other.username} cannot log in.`);
  await expect(page.getByRole("row").filter({ hasText: other.username })).toContainText("Blocked");
  await more.click();
  await page.getByRole("menuitem", { name: "Audit log" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Audit Log" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "user.block" })).toContainText(
    other.username,
  );
});
