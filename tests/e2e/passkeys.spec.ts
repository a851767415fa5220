import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/browser.ts";
import { callLater, holdNext } from "./support/held-call.ts";
import { signUp } from "./support/member.ts";
import { goInside, open } from "./support/open.ts";
import { button, dismiss, said } from "./support/parts.ts";

// A passkey belongs to a host with a name: a browser makes none for 127.0.0.1.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(process.env["E2E_ORIGIN"]?.replace("127.0.0.1", "localhost")),
});

/** One that verifies the person and keeps passkeys, as a phone or a laptop does. */
async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

async function addPasskey(page: Page) {
  await button(page, "Add a passkey").click();
  await button(page, "Add it now").click();
  await said(page, "Passkey added");
}

test("a passkey is added, logs in without a name, and is removed", async ({ page }) => {
  await plugInAuthenticator(page);
  await signUp(page);
  await open(page, "/profile");
  await button(page, "Add a passkey").click();
  await page.getByLabel("Name of the passkey").fill("My laptop");
  await button(page, "Add it now").click();
  await said(page, "Passkey added");
  const security = page.getByRole("region", { name: "Security" });
  await expect(security.getByText("Not used yet")).toBeVisible();
  // The device has one for this account, and makes no second.
  await button(page, "Add a passkey").click();
  await button(page, "Add it now").click();
  await said(page, "This device has a passkey for your account already.");

  await button(page, "Log out").first().click();
  await expect(page).toHaveURL("/");
  await goInside(page, "/login");
  await button(page, "Log in with a passkey").click();
  await expect(page).toHaveURL("/profile");
  await expect(security.getByText("My laptop")).toBeVisible();
  await expect(security.getByText("Not used yet")).toBeHidden();
  await expectAccessible(page, security);

  // Another name, with the passkey in place of the password.
  const username = page.getByLabel("Username");
  await username.fill(`${await username.inputValue()}-2`);
  await button(page, "Use a passkey instead").click();
  await said(page, "Your account details are saved.");
  await expect(username).toBeFocused();

  await button(page, "Remove My laptop").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await said(page, "Passkey removed");
  await expect(security.getByText("My laptop")).toBeHidden();
});

test("what a passkey signed does not work twice, late or for somebody else, and the page says what does", async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const calls = "**/api/auth/passkey-login";
  const { devtools, authenticatorId } = await plugInAuthenticator(page);
  await signUp(page);
  await open(page, "/profile");
  await addPasskey(page);
  await button(page, "Log out").first().click();
  await expect(page).toHaveURL("/");
  await goInside(page, "/login");

  // Another browser, whose device has a copy of the passkey, sends what the first one has signed, at the same moment.
  const context = await browser.newContext({ baseURL });
  const thief = await context.newPage();
  const copy = await plugInAuthenticator(thief);
  const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
  for (const credential of credentials) {
    const { authenticatorId } = copy;
    await copy.devtools.send("WebAuthn.addCredential", { authenticatorId, credential });
  }
  await open(thief, "/login");
  const logIn = (tab: Page) => button(tab, "Log in with a passkey").click();
  const letGo = await holdNext(page, calls);
  const [request] = await Promise.all([page.waitForRequest(calls), logIn(page)]);
  const signed = request.postData() ?? "";
  await thief.route(calls, (route) => {
    letGo();
    return route.continue({ postData: signed });
  });
  const answers = [page, thief].map(async (tab) => (await tab.waitForResponse(calls)).status());
  await logIn(thief);
  const statuses = await Promise.all(answers);
  expect(statuses.toSorted()).toEqual([200, 401]);
  const [winner, loser] = statuses[0] === 200 ? [page, thief] : [thief, page];
  await expect(winner).toHaveURL("/profile");
  const refusal = "This passkey cannot be used here. Please log in with your password.";
  await said(loser, refusal);

  // Again, when it is used up, and when what was signed is late.
  await loser.unroute(calls);
  for (const spoil of [
    () => loser.route(calls, (route) => route.continue({ postData: signed })),
    () => callLater(loser, calls, 5),
  ]) {
    await dismiss(loser);
    await spoil();
    const answer = loser.waitForResponse(calls);
    await logIn(loser);
    expect((await answer).status()).toBe(401);
    await said(loser, refusal);
    await loser.unroute(calls);
  }
  await logIn(loser);
  await expect(loser).toHaveURL("/profile");
  await context.close();

  // Somebody else at the same device, asked for one of theirs.
  await signUp(page);
  await open(page, "/profile");
  await addPasskey(page);
  await page.route("**/api/auth/proof-options", async (route) => {
    const response = await route.fetch();
    const allowCredentials = [{ id: JSON.parse(signed).passkey.id, type: "public-key" }];
    await route.fulfill({ response, json: { ...(await response.json()), allowCredentials } });
  });
  await page.getByLabel("Username").fill("hen-with-anothers-passkey");
  await button(page, "Use a passkey instead").click();
  await said(page, "This passkey cannot be used here. Please try again.");
  await expect(page.getByLabel("Username")).toHaveValue("hen-with-anothers-passkey");
  for (const text of troubles.splice(0)) expect(text).toMatch(/40[01]/);
});
