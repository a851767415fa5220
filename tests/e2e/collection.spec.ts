import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { keep, signUp, signUpByForm } from "./support/member.ts";
import { open, reload } from "./support/open.ts";
import { dismiss, untilTimersAreSet } from "./support/parts.ts";

const text = (page: Page, words: string) => page.getByText(words, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const names = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 3 });

// proves: collection-1, collection-5
test("a visitor logs in and comes back to an empty shelf", async ({ page }) => {
  await open(page, "/wishlist");
  await expect(page).toHaveURL("/login?next=%2Fwishlist");
  await open(page, "/collection?tab=tried");
  await signUpByForm(page);
  await expect(page).toHaveURL("/collection?tab=tried");
  await expect(text(page, "Nothing tried yet")).toBeVisible();
  await open(page, "/wishlist");
  await expect(text(page, "No sandwiches in your wishlist")).toBeVisible();
  const explore = page.getByRole("main").getByRole("link", { name: "Explore Sandwiches" });
  await expect(explore).toHaveAttribute("href", "/explore");
});

// proves: shell-18
test("both pages arrive complete, stand still and are accessible @both", async ({ page }) => {
  const userId = await signUp(page);
  await keep(page, { userId, sandwichId: 1, hasTried: true, isFavorite: true, notes: "Hot!" });
  await keep(page, { userId, sandwichId: 2 });
  await page.request.put(`/api/users/${userId}/restaurants/1`, { data: {} });
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api") && !pathname.endsWith("/news")) calls.push(pathname);
  });
  for (const path of ["/Collection", "/collection?tab=restaurants", "/WISHLIST"]) {
    await open(page, path);
    await expect(names(page)).not.toHaveCount(0);
    await expect(page.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 1 });
    await expectStill(page);
    await expectAccessible(page);
  }
  await open(page, "/collection/import");
  await expectAccessible(page);
  expect(calls).toEqual([]);
});

// proves: shell-6, collection-2, collection-3, collection-4
test("the wishlist counts, narrows and searches", async ({ page }) => {
  const userId = await signUp(page);
  await keep(page, { userId, sandwichId: 1, hasTried: true, isFavorite: true });
  await keep(page, { userId, sandwichId: 2 });
  await open(page, "/wishlist");
  await expect(page.getByRole("heading", { level: 1, name: "My Wishlist" })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveText(["All", "Tried", "Favorites", "Want to Try"]);
  for (const [label, count] of [
    ["Total Tried", "1"],
    ["Favorites", "1"],
    ["Want to Try", "1"],
  ]) {
    const counter = page.getByRole("term").filter({ hasText: new RegExp(`^${label}$`) });
    await expect(counter.locator("..")).toContainText(`${count}`);
  }
  await expect(names(page)).toHaveText(["Cinder Block", "The Slow Burn"]);
  await tab(page, "Want to Try").click();
  await expect(page).toHaveURL("/wishlist?tab=want-to-try");
  await expect(names(page)).toHaveText(["Cinder Block"]);
  await tab(page, "All").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(names(page)).toHaveText(["The Slow Burn"]);
  await page.getByLabel("Search your wishlist").fill("zzz");
  await expect(text(page, "No sandwiches in your wishlist")).toBeVisible();
  await button(page, "Clear search").click();
  await expect(names(page)).toHaveText(["The Slow Burn"]);
});

// proves: shell-5, collection-7, collection-8
test("a shelf is searched, ordered, annotated and tidied up", async ({
  page,
  context,
  troubles,
}) => {
  test.slow();
  const userId = await signUp(page);
  await keep(page, { userId, sandwichId: 1, hasTried: true, dateTried: "2024-01-05T12:00:00Z" });
  await keep(page, { userId, sandwichId: 2, isFavorite: true });
  await keep(page, { userId, sandwichId: 3 });
  const third = await (await page.request.get("/api/sandwiches/3")).json();
  await open(page, "/collection");
  await expect(page.getByRole("heading", { level: 1, name: "My Collection" })).toBeVisible();
  const tabs = [/^All/, /^Tried/, /^Favorites/, /^Want to try/, /^Restaurants/];
  await expect(page.getByRole("tab")).toHaveText(tabs);
  await expect(names(page)).toHaveText([third.name, "Cinder Block", "The Slow Burn"]);
  await expect(page.getByRole("heading", { level: 2, name: "3 sandwiches" })).toBeVisible();
  await page.getByLabel("Sort by").selectOption({ label: "Recently tried" });
  await expect(page).toHaveURL("/collection?sort=tried");
  await expect(names(page).first()).toHaveText("The Slow Burn");

  // Notes: an error loses nothing, a reload neither, and a date must not lie ahead.
  await button(page, "Add notes: The Slow Burn").click();
  const notes = page.getByLabel("Notes", { exact: true });
  await expect(notes).toBeFocused();
  await notes.fill("Ask for hot honey");
  await page.getByLabel("Date tried").fill("2023-12-31");
  await page.route("**/api/user-sandwiches/*", (route) => route.abort());
  await button(page, "Save").click();
  await expect(text(page, "Your notes could not be saved. Please try again.")).toBeVisible();
  await page.unroute("**/api/user-sandwiches/*");
  expect(troubles.splice(0).length).toBeGreaterThan(0);
  await reload(page);
  await expect(notes).toHaveValue("Ask for hot honey");
  await page.getByLabel("Date tried").fill("2999-01-01");
  await expect(text(page, "The date must not be in the future.")).toBeVisible();
  await page.getByLabel("Date tried").fill("2023-12-31");
  await notes.press("Control+Enter");
  await expect(button(page, "Edit notes: The Slow Burn")).toBeFocused();
  await expect(page.getByText("Dec 31, 2023")).toBeVisible();
  await reload(page);
  await expect(text(page, "Ask for hot honey")).toBeVisible();

  await page.getByLabel("Search your collection").fill("HONEY");
  await expect(names(page)).toHaveText(["The Slow Burn"]);
  await expect(page).toHaveURL("/collection?q=HONEY&sort=tried");
  await button(page, "Remove: The Slow Burn").click();
  await expect(text(page, "Nothing here matches “HONEY”")).toBeVisible();
  await button(page, "Undo").click();
  await expect(names(page)).toHaveText(["The Slow Burn"]);
  await expect(text(page, "Nothing here matches “HONEY”")).toBeHidden();
  await dismiss(page);
  await button(page, "Clear search").click();

  // What leaves a tab leaves it at once, in another tab of the browser too, and Undo brings it back.
  const other = await context.newPage();
  await open(other, "/collection?tab=want-to-try");
  await expect(names(other)).toHaveText([third.name, "Cinder Block"]);
  await button(page, "Tried: Cinder Block").click();
  await expect(text(page, "Marked as tried")).toBeVisible();
  await expect(names(other)).toHaveText([third.name]);
  await dismiss(page);
  await button(page, "Remove: The Slow Burn").click();
  await expect(names(page)).toHaveText([third.name, "Cinder Block"]);
  await expect(page.getByRole("heading", { level: 2, name: "2 sandwiches" })).toBeVisible();
  await button(page, "Undo").click();
  await expect(text(page, "Ask for hot honey")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "3 sandwiches" })).toBeVisible();

  await page.getByRole("link", { name: "The Slow Burn", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "View Details" }).click();
  await page.getByRole("link", { name: "Back to Collection" }).click();
  await expect(names(page)).toHaveCount(3);
});

test("a collection goes out as a file and comes in again", async ({ page }) => {
  const userId = await signUp(page);
  const notes = '=1+1, "quoted"\nand a second line 🍗';
  await keep(page, { userId, sandwichId: 1, hasTried: true, isFavorite: true, notes });
  await open(page, "/collection");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = await (await download).path();

  await page.context().clearCookies();
  await signUp(page);
  await open(page, "/collection");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  const choose = page.getByLabel("Choose a CSV file");
  await choose.setInputFiles({ name: "no.csv", mimeType: "text/csv", buffer: Buffer.from("a,b") });
  await expect(page.getByRole("alert")).toContainText("The first line must name the columns");
  const list = "name,restaurant,notes\nNobody's Own,,mine\nCinder Block,,\nBad,,\n";
  await choose.setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(list) });
  await expect(text(page, "2 rows still need you.")).toBeVisible();
  await expect(button(page, "Import 1 sandwich")).toBeDisabled();
  await button(page, "Find Nobody's Own").click();
  await page.getByLabel("Search for Nobody's Own").fill("slow burn");
  await button(page, "Search").click();
  await button(page, "The Slow Burn at Cinder & Hen").click();
  await button(page, "Skip Bad").click();
  await expectAccessible(page);
  await button(page, "Import 2 sandwiches").click();
  await expect(text(page, "2 added, 0 changed.")).toBeVisible();

  await button(page, "Import another file").click();
  await choose.setInputFiles(file);
  await button(page, "Import 1 sandwich").click();
  await expect(text(page, "0 added, 1 changed.")).toBeVisible();
  await page.getByRole("link", { name: "View My Collection" }).click();
  await expect(page.getByText(notes)).toBeVisible();
  await expect(names(page)).toHaveCount(2);
});

// proves: messages-4, messages-6
test("many clicks on one heart are one message; on many hearts, what waits is not kept waiting", async ({
  page,
}) => {
  await signUp(page);
  await page.clock.install();
  await open(page, "/explore?view=sandwiches");
  const hearts = button(page, /^Favorite: /);
  const messages = page.getByRole("listitem").filter({ has: button(page, "Dismiss") });
  const announced = await collectAnnouncements(page, "favorites");
  const titles = ["Added to", "Removed from", "Added to", "Removed from", "Added to"];
  for (const [index, title] of titles.entries()) {
    await hearts.first().click();
    await expect(messages).toHaveText([new RegExp(`^${title} favorites`)]);
    // Whoever listens hears each of them.
    await expect.poll(announced).toHaveLength(index + 1);
    expect((await announced()).at(-1)).toContain(`${title} favorites`);
  }
  await dismiss(page);
  await expect(messages).toHaveCount(0);

  // From here on time passes only when told to.
  await page.clock.pauseAt(Date.now() + 60_000);
  const pass = async (milliseconds: number) => {
    await untilTimersAreSet(page);
    await page.clock.runFor(milliseconds);
  };
  const sandwiches = await names(page).allTextContents();
  for (const index of [1, 2, 3]) {
    const kept = page.waitForResponse("**/api/user-sandwiches");
    await hearts.nth(index).click();
    await kept;
    // The page reads this answer after that one.
    await page.evaluate(() => fetch("/healthz").then((answer) => answer.text()));
  }
  for (const index of [1, 2]) {
    await expect(messages).toContainText([sandwiches[index] ?? ""]);
    await pass(2000);
  }
  await expect(messages).toContainText([sandwiches[3] ?? ""]);
  await pass(4900);
  await expect(messages).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(messages).toHaveCount(0);
});

/** What a screen reader is told, even if it stands there for a second only: all with these words, so far. */
async function collectAnnouncements(page: Page, words: string): Promise<() => Promise<string[]>> {
  const collected = await page.evaluateHandle((words) => {
    const texts: string[] = [];
    new MutationObserver(() => {
      for (const { textContent: text } of document.querySelectorAll("[role=status]")) {
        if (text?.includes(words) && text !== texts.at(-1)) texts.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  }, words);
  return () => collected.jsonValue();
}
