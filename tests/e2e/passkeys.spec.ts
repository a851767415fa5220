import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/browser.ts";
import { signUp } from "./support/member.ts";
import { goInside, open } from "./support/open.ts";
import { button, said } from "./support/parts.ts";

// A passkey belongs to a host with a name: a browser makes none for 127.0.0.1.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(process.env["E2E_ORIGIN"]?.replace("127.0.0.1", "localhost")),
});

/** One that verifies the person and keeps passkeys, as a phone or a laptop does. */
async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

// proves: passkeys-1, passkeys-2, passkeys-3, passkeys-13
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
