import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { keep, signUp } from "./support/member.ts";
import { open, reload } from "./support/open.ts";
import { dismiss, untilTimersAreSet } from "./support/parts.ts";

const text = (page: Page, words: string) => page.getByText(words, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
async function choose(page: Page, sandwich: string, action: string) {
  await button(page, `More: ${sandwich}`).click();
  await page.getByRole("menuitem", { name: action }).click();
}
const names = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 3 });

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
    const isSecondTab = path.includes("tab");
    await expectAccessible(page, isSecondTab ? page.getByRole("tabpanel") : undefined);
  }
  await open(page, "/collection/import");
  await expectAccessible(page);
  expect(calls).toEqual([]);
});

test("a shelf is annotated and tidied up, in another tab of the browser too, and a sandwich leads back to it", async ({
  page,
  context,
}) => {
  const userId = await signUp(page);
  await keep(page, { userId, sandwichId: 1, hasTried: true, dateTried: "2024-01-05T12:00:00Z" });
  await keep(page, { userId, sandwichId: 2, isFavorite: true });
  await keep(page, { userId, sandwichId: 3 });
  const third = await (await page.request.get("/api/sandwiches/3")).json();
  await open(page, "/collection");
  await expect(page.getByRole("heading", { level: 1, name: "My Collection" })).toBeVisible();
  await expect(names(page)).toHaveText([third.name, "Cinder Block", "The Slow Burn"]);
  await choose(page, "The Slow Burn", "Add notes");
  const notes = page.getByLabel("Notes", { exact: true });
  await expect(notes).toBeFocused();
  await notes.fill("Ask for hot honey");
  await notes.press("Control+Enter");
  await expect(button(page, "More: The Slow Burn")).toBeFocused();
  await choose(page, "The Slow Burn", "Tried again");
  await page.getByLabel("Date tried").fill("2024-02-01");
  await button(page, "Save").click();
  await expect(button(page, "Tried 2 times Feb 1, 2024: The Slow Burn")).toBeVisible();

  // The last card of a search leaves its place to the words for none.
  await page.getByLabel("Search your collection").fill("HONEY");
  await expect(names(page)).toHaveText(["The Slow Burn"]);
  await expect(page).toHaveURL("/collection?q=HONEY");
  await choose(page, "The Slow Burn", "Remove");
  await expect(text(page, "Nothing here matches “HONEY”")).toBeVisible();
  await button(page, "Undo").click();
  await expect(text(page, "Ask for hot honey")).toBeVisible();
  await expect(page.getByRole("tabpanel")).toBeFocused();
  await expect(text(page, "Nothing here matches “HONEY”")).toBeHidden();
  await dismiss(page);
  await button(page, "Clear search").click();
  await expect(page.getByRole("heading", { level: 2, name: "3 sandwiches" })).toBeVisible();

  // What leaves a tab leaves it at once, in another tab of the browser too.
  const other = await context.newPage();
  await open(other, "/collection?tab=want-to-try");
  await expect(names(other)).toHaveText([third.name, "Cinder Block"]);
  await button(page, "Tried: Cinder Block").click();
  await expect(text(page, "Marked as tried")).toBeVisible();
  await expect(names(other)).toHaveText([third.name]);

  await page.getByRole("link", { name: "The Slow Burn", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(".lead-picture")).toBeVisible();
  await dialog.getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL("/sandwich/1");
  await reload(page);
  await page.getByRole("link", { name: "Back to Collection" }).click();
  await expect(names(page)).toHaveCount(3);
  await expect(text(page, "Ask for hot honey")).toBeVisible();
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
