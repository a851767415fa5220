import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/browser.ts";
import { open } from "./support/open.ts";
import { dismiss, said } from "./support/parts.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const card = (page: Page, name: string) =>
  page.getByRole("heading", { level: 3 }).getByRole("link", { name, exact: true });

test("a card opens it over the page, with all that is specified @both", async ({ page }) => {
  await open(page, "/restaurant/1");
  await card(page, "Cinder Block").click();
  const shown = dialog(page);
  await expect(shown.getByRole("heading", { name: "Cinder Block" })).toBeVisible();
  await expect(page).toHaveURL("/restaurant/1?sandwich=2");
  await expect(shown.getByText("(8 ratings)")).toBeVisible();
  await expect(shown.getByRole("button", { name: "Favorite: Cinder Block" })).toBeVisible();
  await expect(shown.getByRole("button", { name: "Wishlist: Cinder Block" })).toBeVisible();
  await expect(shown.getByRole("switch", { name: "I've tried this" })).toBeVisible();
  await expect(shown.getByRole("link", { name: "Add a review" })).toBeVisible();
  await expect(shown.getByText("Ghost pepper cayenne paste")).toBeVisible();
  await expect(shown.getByRole("list", { name: "Dietary info" })).toContainText("Contains gluten");
  await expect(shown.getByRole("list", { name: "Tags" })).toContainText("Extra Hot");
  await expect(shown.getByRole("link", { name: "View Restaurant Cinder & Hen" })).toBeVisible();
  await expect(shown.getByRole("article")).toHaveCount(2);
  await expect(shown.getByRole("link", { name: "See All Reviews" })).toHaveAttribute(
    "href",
    "/sandwich/2/reviews",
  );
  await expectAccessible(page);
});

test("the card's picture grows into it; Back, Escape and the button close it, and the focus returns", async ({
  page,
}) => {
  await open(page, "/");
  const first = page.getByRole("heading", { level: 3 }).first().getByRole("link");
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press("Escape"),
    () => dialog(page).getByRole("button", { name: "Close" }).click(),
  ]) {
    await first.focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).locator(".lead-picture")).toBeVisible();
    await expect(page).toHaveURL(/\?sandwich=\d+$/);
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await expect(first).toBeFocused();
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("img").first()).toBeVisible();
  await expect(dialog(page).locator(".lead-picture")).toHaveCount(0);
});

test("its address can be shared; the keyboard stays inside, and closing it leaves the page beneath", async ({
  page,
}) => {
  await open(page, "/explore?q=burn&view=sandwiches&sandwich=2");
  await expect(dialog(page).getByRole("heading", { name: "Cinder Block" })).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: "See All Reviews" })).toBeVisible();
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog(page).locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/explore?q=burn&view=sandwiches");
});

test("without a network it says so and leaves the page as it was; the next click opens it", async ({
  page,
  troubles,
}) => {
  await open(page, "/restaurant/1");
  const code = "**/assets/sandwich-dialog-*.js";
  await page.route(code, (route) => route.abort());
  for (const attempt of ["first", "second"]) {
    await test.step(`the ${attempt} click`, () => card(page, "Cinder Block").click());
    await said(page, "This could not be loaded. Check your connection and reload the page.");
    await expect(page).toHaveURL("/restaurant/1");
    await dismiss(page);
  }
  expect(troubles.splice(0)).not.toEqual([]);
  await page.unroute(code);
  await card(page, "Cinder Block").click();
  await expect(dialog(page).getByRole("heading", { name: "Cinder Block" })).toBeVisible();
});
