import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { AccountSettings } from "#client/features/profile/account-settings.tsx";
import {
  confirmEmail,
  forgotPassword,
  resetPassword,
  sendConfirmation,
} from "#contract/account-recovery.endpoints.ts";
import { listSessions } from "#contract/account-settings.endpoints.ts";
import { findViewer } from "#contract/accounts.endpoints.ts";
import { listPasskeys } from "#contract/passkeys.endpoints.ts";
import { getSecondFactor } from "#contract/second-factor.endpoints.ts";
import { readSite } from "#contract/site.endpoints.ts";
import { henny } from "#tests/dom/examples.ts";
import { fakeApi, usualSite } from "#tests/dom/fake-api.ts";
import { openPage, show } from "#tests/dom/page.tsx";
import { findToast, readDescription } from "#tests/dom/read.ts";

const token = "t".repeat(43);
const message = "This link does not work any more. Please ask for a new one.";
const uselessToken = { message, issues: [{ path: "token", message }] };
const errorAt = (label: string) => readDescription(screen.getByLabelText(label));

describe("a forgotten password", () => {
  test("the login leads to a form that asks for the address, and then says where to look", async () => {
    const api = fakeApi();
    const release = api.hold(forgotPassword, undefined);
    const user = await openPage("/login", api);
    await user.click(screen.getByRole("link", { name: "Forgot your password?" }));
    await user.type(await screen.findByLabelText("Email"), "henny@example.com");
    await user.click(screen.getByRole("button", { name: "Send the link" }));
    const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Sending..." });
    expect(busy.disabled).toBe(true);
    release();
    await screen.findByRole("heading", { name: "Look into your mailbox" });
    expect(screen.getByRole("status").textContent).toContain("If henny@example.com is the address");
    expect(api.sent(forgotPassword)).toEqual([{ email: "henny@example.com" }]);
  });

  test("what is no address is not sent, and a refusal is said at the field", async () => {
    const api = fakeApi().refuse(forgotPassword, 429, { message: "Too many attempts." });
    const user = await openPage("/forgot-password", api);
    await user.type(screen.getByLabelText("Email"), "henny");
    await user.click(screen.getByRole("button", { name: "Send the link" }));
    await waitFor(() => expect(errorAt("Email")).toBe("Please enter a valid email address."));
    expect(api.sent(forgotPassword)).toEqual([]);
    await user.type(screen.getByLabelText("Email"), "@example.com");
    await user.click(screen.getByRole("button", { name: "Send the link" }));
    await waitFor(() => expect(errorAt("Email")).toBe("Too many attempts."));
  });

  test("where no mail is sent there is no form, but the team's address", async () => {
    const site = { ...usualSite, sendsMail: false, contactEmail: "hen@cluck.example" };
    await openPage("/forgot-password", fakeApi().answer(readSite, site));
    screen.getByRole("heading", { name: "This site sends no mail" });
    expect(screen.queryByLabelText("Email")).toBeNull();
    const link = screen.getByRole("link", { name: "hen@cluck.example" });
    expect(link.getAttribute("href")).toBe("mailto:hen@cluck.example");
  });

  test("without mail and address it says that nobody can be asked here", async () => {
    const site = { ...usualSite, sendsMail: false, contactEmail: null };
    await openPage("/forgot-password", fakeApi().answer(readSite, site));
    screen.getByText(/They have not published an address/);
  });
});

describe("a new password", () => {
  async function choose(api: ReturnType<typeof fakeApi>, password: string, again = password) {
    const user = await openPage(`/reset-password#${token}`, api);
    await user.type(screen.getByLabelText("New Password"), password);
    await user.type(screen.getByLabelText("Confirm New Password"), again);
    await user.click(screen.getByRole("button", { name: "Save the password" }));
  }

  test("is sent with the link's token, and then one can log in", async () => {
    const api = fakeApi().answer(resetPassword, undefined);
    await choose(api, "double the brine");
    expect(await findToast("Password changed")).toContain("You can log in with it now.");
    await waitFor(() => expect(location.pathname).toBe("/login"));
    expect(location.hash).toBe("");
    expect(api.sent(resetPassword)).toEqual([{ token, password: "double the brine" }]);
  });

  test("has to be long enough and typed twice", async () => {
    const api = fakeApi();
    await choose(api, "short", "shorter");
    await waitFor(() =>
      expect(errorAt("New Password")).toContain("Password must be at least 6 characters long"),
    );
    expect(errorAt("Confirm New Password")).toBe("Passwords don't match");
    expect(api.sent(resetPassword)).toEqual([]);
  });

  test("with a link that does not work leads to a new one", async () => {
    await choose(fakeApi().refuse(resetPassword, 400, uselessToken), "double the brine");
    await screen.findByRole("heading", { name: "This link does not work any more" });
    expect(screen.queryByLabelText("New Password")).toBeNull();
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Ask for a new one" });
    expect(link.pathname).toBe("/forgot-password");
  });

  test("that the server cannot take now is said at the field, to be sent again", async () => {
    await choose(fakeApi().refuse(resetPassword, 503, { message: "We are busy." }), "double brine");
    await waitFor(() => expect(errorAt("New Password")).toContain("We are busy."));
  });
});

describe("an address", () => {
  test("is confirmed by a click, not by opening the page", async () => {
    const api = fakeApi().answer(confirmEmail, undefined);
    const user = await openPage(`/confirm-email#${token}`, api);
    expect(api.sent(confirmEmail)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Confirm my address" }));
    await screen.findByRole("heading", { name: "Your address is confirmed" });
    expect(api.sent(confirmEmail)).toEqual([{ token }]);
  });

  test("of a link that does not work stays as it is", async () => {
    const api = fakeApi().refuse(confirmEmail, 400, uselessToken);
    const user = await openPage(`/confirm-email#${token}`, api);
    await user.click(screen.getByRole("button", { name: "Confirm my address" }));
    await screen.findByRole("heading", { name: "This link does not work any more" });
  });

  test("of a used link is confirmed already, as another tab may have done it", async () => {
    const api = fakeApi({ ...henny, isEmailConfirmed: false });
    const user = await openPage(`/confirm-email#${token}`, api);
    api.refuse(confirmEmail, 400, uselessToken).answer(findViewer, henny);
    await user.click(screen.getByRole("button", { name: "Confirm my address" }));
    await screen.findByRole("heading", { name: "Your address is confirmed already" });
  });

  test("of another account is told apart from one's own", async () => {
    const api = fakeApi({ ...henny, isEmailConfirmed: false }).answer(confirmEmail, undefined);
    const user = await openPage(`/confirm-email#${token}`, api);
    await user.click(screen.getByRole("button", { name: "Confirm my address" }));
    await screen.findByRole("heading", { name: "The address is confirmed" });
    expect(screen.getByRole("status").textContent).toContain("logged in as henny");
  });

  test("that is not confirmed is said on the profile, which can send the link again", async () => {
    const unconfirmed = { ...henny, isEmailConfirmed: false };
    const api = fakeApi(unconfirmed).answer(sendConfirmation, undefined);
    api.answer(listSessions, []).answer(listPasskeys, []);
    api.answer(getSecondFactor, { turnedOnAt: null, recoveryCodesLeft: 0 });
    const user = await show(<AccountSettings viewer={unconfirmed} sendsMail />, api);
    await user.click(await screen.findByRole("button", { name: "Send again" }));
    await waitFor(() => expect(api.sent(sendConfirmation)).toHaveLength(1));
    await show(<AccountSettings viewer={henny} sendsMail />, api);
    expect(screen.queryByText("Confirm your address:")).toBeNull();
    await show(<AccountSettings viewer={unconfirmed} sendsMail={false} />, api);
    expect(screen.queryByText("Confirm your address:")).toBeNull();
  });
});

test.each([
  ["/reset-password", "Save the password"],
  ["/confirm-email", "Confirm my address"],
])("on %s a new link can be pasted over one that does not work", async (path, name) => {
  const api = fakeApi().refuse(resetPassword, 400, uselessToken);
  const user = await openPage(`${path}#${token}`, api.refuse(confirmEmail, 400, uselessToken));
  for (const field of screen.queryAllByLabelText(/New Password/)) await user.type(field, "brines");
  await user.click(screen.getByRole("button", { name }));
  await screen.findByRole("heading", { name: "This link does not work any more" });
  location.hash = "n".repeat(43);
  await screen.findByRole("button", { name });
  expect(screen.queryByText("This link does not work any more")).toBeNull();
});

test.each(["/reset-password", "/confirm-email"])(
  "%s without the link of a mail says so at once",
  async (path) => {
    await openPage(path, fakeApi());
    screen.getByRole("heading", { name: "This link does not work any more" });
    expect(screen.queryByRole("button", { name: /password|Confirm/ })).toBeNull();
  },
);
