import type { Page } from "@playwright/test";
import { codeOf, stepAt } from "#server/features/accounts/totp.ts";
import { expect, expectAccessible, test } from "./support/browser.ts";
import { callLater, pressTogether } from "./support/held-call.ts";
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

/** Somebody new whose logins need a code, signed in on this page's browser. */
async function signUpWithCodes(page: Page) {
  const username = `hen-${(await signUp(page)).slice(0, 8)}`;
  const { secret } = await (await page.request.post("/api/auth/second-factor-secret")).json();
  const step = stepAt(new Date());
  const data = { code: codeOf(secret, step) };
  const turnedOn = await page.request.post("/api/auth/second-factor", { data });
  const { recoveryCodes }: { recoveryCodes: string[] } = await turnedOn.json();
  return { username, recoveryCodes, old: codeOf(secret, step - 9), next: codeOf(secret, step + 1) };
}

test("a code that is old, another's, or used by two at once is asked for again; a late one begins anew", async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const other = await signUpWithCodes(page);
  const member = await signUpWithCodes(page);
  const [oldCode = ""] = member.recoveryCodes;
  const renewed = await page.request.post("/api/auth/recovery-codes");
  const [goodCode = ""] = (await renewed.json()).recoveryCodes;
  await page.request.post("/api/auth/logout");
  // Not a tab of the same browser: that would be let in with the first one.
  const context = await browser.newContext({ baseURL });
  const tabs: [Page, Page] = [page, await context.newPage()];
  const calls = "**/api/auth/second-step";
  const step = (tab: Page) => tab.getByRole("heading", { name: "One more step" });
  const field = (tab: Page) => tab.getByRole("textbox", { name: /^(Code|Recovery code)$/ });

  async function type(tab: Page, code: string) {
    await field(tab).fill(code);
    await field(tab).press("Enter");
  }
  async function expectRefused(tab: Page) {
    await expect(field(tab)).toHaveAccessibleDescription(
      /This code does not work. Please try another one.$/,
    );
    await expect(field(tab)).toBeFocused();
  }
  /** What is said about the code before would be there at once. */
  async function typeInVain(tab: Page, code: string) {
    const answer = tab.waitForResponse(calls);
    await type(tab, code);
    expect((await answer).status()).toBe(401);
    await expectRefused(tab);
  }
  /** Lets one of the two in. */
  async function typeTogether(code: string) {
    const answers = tabs.map(async (tab) => (await tab.waitForResponse(calls)).status());
    await pressTogether(tabs, calls, (tab) => type(tab, code));
    const statuses = await Promise.all(answers);
    expect(statuses.toSorted()).toEqual([200, 401]);
    const [winner, loser] = statuses[0] === 200 ? tabs : [tabs[1], tabs[0]];
    await expect(winner).toHaveURL("/profile");
    await expectRefused(loser);
    return { winner, loser };
  }

  for (const tab of tabs) {
    await open(tab, "/login");
    await tab.getByLabel("Username").fill(member.username);
    await tab.getByLabel("Password", { exact: true }).fill("extra pickles");
    await button(tab, "Login").click();
    await expect(step(tab)).toBeVisible();
  }
  for (const code of [member.old, other.next]) await typeInVain(page, code);
  const { winner, loser } = await typeTogether(member.next);

  const late = await callLater(loser, calls, 5);
  await type(loser, goodCode);
  await said(loser, "That took too long. Please log in with your password again.");
  await late.undo();
  await expect(loser.getByLabel("Username")).toHaveValue(member.username);
  await button(loser, "Login").click();
  await expect(step(loser)).toBeVisible();
  await logInAs(winner, member.username);
  for (const tab of tabs) await button(tab, "Use a recovery code").click();
  for (const code of [oldCode, ...other.recoveryCodes.slice(0, 1)]) {
    await typeInVain(loser, code);
  }
  await typeTogether(goodCode);
  await context.close();
  for (const text of troubles.splice(0)) expect(text).toContain("401");
});
