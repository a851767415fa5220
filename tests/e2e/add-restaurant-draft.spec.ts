import { signInAsAdmin } from "./support/admin.ts";
import { expect, test } from "./support/browser.ts";
import { open, reload } from "./support/open.ts";

// proves: adding-55, adding-56
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

test("the keyboard stays at Process Menu", async ({ page }) => {
  await signInAsAdmin(page);
  await open(page, "/add-restaurant?tab=menu");
  await page.getByLabel("Menu text").fill("SANDWICHES\nChicken Club 12.50");
  await page.getByRole("button", { name: "Process Menu" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "1 sandwich" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Process Menu" })).toBeFocused();
});
