import type { Page } from "@playwright/test";
import { codeOf, stepAt } from "#server/features/accounts/totp.ts";
import { expect, expectAccessible, test } from "./support/browser.ts";
import { signUp } from "./support/member.ts";
import { goInside, open } from "./support/open.ts";
import { button, said } from "./support/parts.ts";

async function logInAs(page: Page, username: string) {
  await button(page, "Log out").first().click();
  await expect(page).toHaveURL("/");
  await goInside(page, "/login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("extra pickles");
  await button(page, "Login").click();
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
}

// proves: second-factor-1, second-factor-2, second-factor-3, second-factor-4, second-factor-5, second-factor-7
test("a second factor is turned on, asked for, recovered from and turned off", async ({
  page,
  troubles,
}) => {
  await signUp(page);
  await open(page, "/profile");
  const username = await page.getByLabel("Username").inputValue();
  const security = page.getByRole("region", { name: "Security" });
  await button(page, "Turn on").click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await expectAccessible(page, security);
  const secret = (await security.locator("code").innerText()).replaceAll(" ", "");
  const step = stepAt(new Date());
  const code = codeOf(secret, step);
  const field = page.getByLabel("Code", { exact: true });
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect(field).toHaveAttribute("inputmode", "numeric");
  // As some apps copy it.
  await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await field.press("Enter");
  await said(page, "Your recovery codes");
  const [recoveryCode = "", secondCode = ""] = await page
    .getByRole("list", { name: "Recovery codes" })
    .getByRole("listitem")
    .allInnerTexts();
  await expectAccessible(page, security);
  await button(page, "I have kept them").click();
  await expect(security.getByText("10 recovery codes are left.")).toBeVisible();

  await logInAs(page, username);
  await expect(field).toBeFocused();
  await expectAccessible(page, page.getByRole("main"));
  // The code that turned it on is used up. The next one is not, whenever this clock and the server's differ by a step.
  await field.fill(code);
  await field.press("Enter");
  await said(page, "This code does not work. Please try another one.");
  await field.fill(codeOf(secret, step + 1));
  await field.press("Enter");
  await expect(page).toHaveURL("/profile");

  await logInAs(page, username);
  await button(page, "Use a recovery code").click();
  const recovery = page.getByLabel("Recovery code");
  await recovery.fill(recoveryCode.toLowerCase());
  await recovery.press("Enter");
  await expect(page).toHaveURL("/profile");
  await expect(security.getByText("9 recovery codes are left.")).toBeVisible();

  await logInAs(page, username);
  await button(page, "Use a recovery code").click();
  await recovery.fill(recoveryCode);
  await recovery.press("Enter");
  await said(page, "This code does not work. Please try another one.");
  await button(page, "Use the app instead").click();
  await expect(field).toBeFocused();
  await button(page, "Use a recovery code").click();
  await recovery.fill(secondCode);
  await recovery.press("Enter");
  await expect(page).toHaveURL("/profile");

  await button(page, "Turn off").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
  await said(page, "Second factor is off");
  await expect(button(page, "Turn on")).toBeVisible();
  const refused =
    "Failed to load resource: the server responded with a status of 401 (Unauthorized)";
  expect(troubles.splice(0)).toEqual([refused, refused]);
});
