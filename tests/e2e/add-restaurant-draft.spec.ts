import { randomUUID } from "node:crypto";
import { signInAsAdmin } from "./support/admin.ts";
import { expect, test } from "./support/browser.ts";
import { holdNext } from "./support/held-call.ts";
import { open, reload } from "./support/open.ts";
import { button, said } from "./support/parts.ts";

test("what was only typed is there after a reload and in another tab, and typing on keeps it", async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await open(page, "/add-restaurant");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Golden Hen");
  await page.getByLabel("Restaurant Type").selectOption("Cafe");
  await reload(page);
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Golden Hen");
  await expect(page.getByLabel("Restaurant Type")).toHaveValue("Cafe");

  const other = await context.newPage();
  await open(other, "/add-restaurant");
  await other.getByLabel("Phone Number (Optional)").fill("555");
  await expect(page.getByLabel("Phone Number (Optional)")).toHaveValue("555");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Golden Hen");
});

test("a picture is read on while another tab changes the draft", async ({ page, context }) => {
  await signInAsAdmin(page);
  await open(page, "/add-restaurant?tab=menu");
  const letGo = await holdNext(page, "**/api/menu/picture");
  await page.getByLabel("Read a picture").setInputFiles("tests/support/menu-picture.jpg");
  await said(page, "Reading the picture...");

  const other = await context.newPage();
  await open(other, "/add-restaurant?tab=menu");
  await other.getByRole("textbox", { name: "Menu text" }).fill("SOUPS");
  const menuText = page.getByRole("textbox", { name: "Menu text" });
  await expect(menuText).toHaveValue("SOUPS");
  letGo();
  await said(page, "Picture Read");
  await expect(menuText).toHaveValue(/^SOUPS\n\n.*Ham Melt +8\.00/s);
});

test("one draft that two tabs save becomes one restaurant", async ({ page, context }) => {
  await signInAsAdmin(page);
  const name = `Twice Pressed ${randomUUID().slice(0, 8)}`;
  await open(page, "/add-restaurant");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Description", exact: true }).fill("Typed once.");
  await page.getByRole("tab", { name: "Location" }).click();
  await button(page, "Add First Location").click();
  await page.getByLabel("Address (required)").fill("1 Twin Street, Salem, OR 97301");
  await page.getByRole("tab", { name: "Menu" }).click();

  const other = await context.newPage();
  await open(other, "/add-restaurant?tab=menu");
  const letGo = await holdNext(page, "**/api/restaurants");
  await Promise.all([
    page.waitForRequest("**/api/restaurants"),
    button(page, "Save Restaurant").click(),
  ]);
  await button(other, "Save Restaurant").click();
  await said(other, "Another tab is saving this draft.");
  letGo();
  await expect(page).toHaveURL(/\/restaurant\/\d+$/);
  await expect(other.getByText("Your draft is kept on this device.")).toHaveCount(0);
  const found = await (await page.request.get(`/api/restaurants?q=${name}`)).json();
  expect(found).toHaveLength(1);
  await page.request.delete(`/api/restaurants/${found[0].id}`);
});

test("the keyboard stays at Process Menu", async ({ page }) => {
  await signInAsAdmin(page);
  await open(page, "/add-restaurant?tab=menu");
  await page.getByLabel("Menu text").fill("SANDWICHES\nChicken Club 12.50");
  await page.getByRole("button", { name: "Process Menu" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "1 sandwich" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Process Menu" })).toBeFocused();
});
