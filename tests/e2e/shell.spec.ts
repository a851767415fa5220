import type { Locator } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { open } from "./support/open.ts";
import { untilTimersAreSet } from "./support/parts.ts";

test("a path that does not exist is a real 404 with a way home", async ({ page, troubles }) => {
  const response = await page.goto("/nuggets");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(
    page.getByText("The page you're looking for doesn't exist or has been moved."),
  ).toBeVisible();
  await expectStill(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go back to homepage" }).click();
  await expect(page).toHaveURL("/");
  // Chromium itself reports the page's own status.
  expect(troubles.splice(0)).toEqual([expect.stringContaining("404")]);
});

test("the pages of plain text have their own titles, stand still, are accessible, and run no script that somebody slipped in", async ({
  page,
  troubles,
}) => {
  for (const [path, title] of [
    ["/contact", "Contact Us"],
    ["/PRIVACY", "Privacy Policy"],
    ["/Terms", "Terms of Service"],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Cluck`);
    await expectStill(page);
    await expectAccessible(page);
  }
  expect(troubles).toEqual([]);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.slippedIn = true";
    document.body.append(script);
    return "slippedIn" in window;
  });
  expect(ran).toBe(false);
  expect(troubles.splice(0)).toEqual([expect.stringContaining("Content Security Policy")]);
});

test("a phone has a bottom bar and a slide-out menu", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/");
  const bar = page.getByRole("navigation", { name: "Quick links" });
  await expect(bar.getByRole("link")).toHaveText(["Home", "Explore", "Collection", "Login"]);

  const opener = page.getByRole("button", { name: "Menu" });
  await opener.click();
  const menu = page.getByRole("dialog");
  await expect(menu.getByRole("link", { name: "My Collection" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the menu of a visitor and the skip link are in reach of the keyboard; a new page starts at its top, and Back returns to the place", async ({
  page,
}) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  const account = page.getByRole("button", { name: "Account" });
  const login = page.getByRole("link", { name: "Login" });
  await expect(login).toBeHidden();
  await account.press("Enter");
  await expect(login).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
  await expect(account).toBeFocused();

  const link = page.getByRole("navigation", { name: "Footer" }).getByRole("link", {
    name: "Privacy Policy",
  });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test("a message leaves after five seconds, or by a swipe to the right", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.clock.install();
  await open(page, "/contact");
  const share = page.getByRole("button", { name: "Share" });
  const message = page.getByText("Link copied", { exact: true });
  await share.click();
  await expect(message).toBeVisible();
  await expect(page.locator("ol", { has: message })).toHaveCSS("max-width", "420px");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(message).toBeHidden();

  // From here on time passes only when told to.
  await page.clock.pauseAt(Date.now() + 60_000);
  await share.click();
  await expect(message).toBeVisible();
  await untilTimersAreSet(page);
  await page.clock.runFor(4900);
  await expect(message).toBeVisible();
  await page.clock.runFor(200);
  await expect(message).toBeHidden();

  await share.click();
  for (const [distance, isGone] of [
    [40, false],
    [60, true],
  ] as const) {
    const { left, top } = await message.evaluate((element) => element.getBoundingClientRect());
    await page.mouse.move(left + 5, top + 5);
    await page.mouse.down();
    await page.mouse.move(left + 5 + distance, top + 5, { steps: 5 });
    await page.mouse.up();
    await expect(message).toBeVisible({ visible: !isGone });
  }
});

test("pages work without JavaScript", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(6);
  await page.getByPlaceholder("Search for sandwiches or restaurants").fill("katsu");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/explore?q=katsu&view=sandwiches");
  await expect(page.getByRole("button", { name: /^Favorite/ })).toHaveCount(0);
  await page.goto("/login");
  await expect(page.getByText("This form needs JavaScript.", { exact: false })).toBeVisible();
  await page.close();
});

/** What tells a thing from its surroundings: its fill and its letters. */
const colorsOf = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return { backgroundColor, color };
  });

test("who chose the colors sees what is on, chosen and current too", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await open(page, "/explore?view=sandwiches&heat=3&openNow=1");
  const pairs = [
    ["tab", "Chicken Sandwiches", "Restaurants"],
    ["switch", "Open now", "Saved only"],
  ] as const;
  for (const [role, on, off] of pairs) {
    const [shown, other] = [
      await colorsOf(page.getByRole(role, { name: on })),
      await colorsOf(page.getByRole(role, { name: off })),
    ];
    expect(shown.backgroundColor).not.toBe(other.backgroundColor);
  }
  const heat = page.getByRole("group", { name: "Heat, at least" }).locator("label");
  const chosen = await colorsOf(heat.filter({ hasText: "3" }));
  expect(chosen.backgroundColor).not.toBe((await colorsOf(heat.first())).backgroundColor);
  expect(chosen.backgroundColor).not.toBe(chosen.color);
  const search = await colorsOf(page.getByRole("button", { name: "Search", exact: true }));
  expect(search.backgroundColor).not.toBe(search.color);
  expect(search.backgroundColor).not.toBe((await colorsOf(page.locator("html"))).backgroundColor);
});

test("letters of twice the size make no page wider than a phone", {
  tag: "@phone",
}, async ({ page }) => {
  for (const path of ["/", "/explore", "/sandwich/20", "/sandwich/20/reviews", "/restaurant/1"]) {
    await open(page, path);
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth;
    });
    expect({ path, width }).toEqual({ path, width: 390 });
  }
});
