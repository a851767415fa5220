import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { currentToast } from "#client/lib/toast-queue.ts";
import { login, register } from "#contract/accounts.endpoints.ts";
import { passkeyLogin, startPasskeyLogin } from "#contract/passkeys.endpoints.ts";
import { secondStepLogin } from "#contract/second-factor.endpoints.ts";
import { readSite } from "#contract/site.endpoints.ts";
import { henny } from "#tests/dom/examples.ts";
import { fakeApi, usualSite } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { deviceError, plugInPasskeyDevice } from "#tests/dom/passkey-device.ts";
import { findToast, readDescription } from "#tests/dom/read.ts";

const password = "pickle brine";
const loginFields = { Username: "henny", Password: password };
const registerFields = {
  Username: "henny",
  Email: "henny@example.com",
  Password: password,
  "Confirm Password": password,
};

async function submit(user: UserEvent, button: string, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole("button", { name: button }));
}

const errorAt = (label: string) => readDescription(screen.getByLabelText(label));

test("Login and Register are two tabs, and the address names the second", async () => {
  const user = await openPage("/login");
  await user.click(screen.getByRole("tab", { name: "Register" }));
  await screen.findByRole("heading", { name: "Start Your Collection" });
  expect(location.search).toBe("?tab=register");
  await user.click(screen.getByRole("tab", { name: "Login" }));
  await screen.findByRole("heading", { name: "Welcome Back to the Counter" });
  expect(location.search).toBe("");
});

test("a login that cannot be right is refused at its fields and not sent", async () => {
  const api = fakeApi();
  const user = await openPage("/login", api);
  await submit(user, "Login", { Username: "a", Password: "12345" });
  await waitFor(() =>
    expect(errorAt("Username")).toContain("Username must be at least 2 characters."),
  );
  expect(errorAt("Password")).toBe("Password must be at least 6 characters.");
  expect(document.activeElement).toBe(screen.getByLabelText("Username"));
  expect(api.sent(login)).toEqual([]);
});

test("while a login is on its way the button is busy; then one is where one wanted to be", async () => {
  const api = fakeApi();
  const release = api.hold(login, { user: henny });
  const user = await openPage("/login?next=/terms", api);
  await submit(user, "Login", loginFields);
  const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Logging in..." });
  expect(busy.disabled).toBe(true);
  release();
  expect(await findToast("Login successful")).toContain("Welcome back!");
  await waitFor(() => expect(location.pathname).toBe("/terms"));
  expect(api.sent(login)).toEqual([{ username: "henny", password }]);
});

test("a refused login says why in a toast and at the password, which is ready to be typed again", async () => {
  const api = fakeApi().refuse(login, 429, { message: "Too many attempts" });
  const user = await openPage("/login", api);
  await submit(user, "Login", loginFields);
  expect(await findToast("Login failed")).toContain("Too many attempts");
  expect(errorAt("Password")).toBe("Too many attempts");
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
  await user.keyboard("another");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("another");
  await user.click(screen.getByRole("tab", { name: "Register" }));
  await screen.findByRole("heading", { name: "Start Your Collection" });
  expect(currentToast()).toBeUndefined();
});

test("without words from the server the password is to blame, unless no server was reached", async () => {
  const api = fakeApi().refuse(login, 401);
  const user = await openPage("/login", api);
  await submit(user, "Login", loginFields);
  await waitFor(() => expect(errorAt("Password")).toBe("Invalid username or password"));
  api.disconnect(login);
  await submit(user, "Login", loginFields);
  await waitFor(() =>
    expect(errorAt("Password")).toBe(
      "Cluck could not be reached. Check your connection and try again.",
    ),
  );
});

test("a passkey logs in without a name; what goes wrong is said", async () => {
  const device = plugInPasskeyDevice();
  const options = { challenge: "Y2x1Y2s", rpId: "localhost", allowCredentials: [], timeout: 1 };
  const api = fakeApi().answer(startPasskeyLogin, { ...options, userVerification: "required" });
  const user = await openPage("/login?next=/terms", api);
  const button = () => screen.getByRole("button", { name: "Log in with a passkey" });
  device.get.mockRejectedValueOnce(deviceError("NotAllowedError"));
  await user.click(button());
  expect(await findToast("Login failed")).toContain("It was cancelled, or took too long.");
  api.answer(passkeyLogin, { user: henny });
  await user.click(button());
  expect(await findToast("Login successful")).toContain("Welcome back!");
  await waitFor(() => expect(location.pathname).toBe("/terms"));
  expect(api.sent(passkeyLogin)).toMatchObject([{ passkey: { id: "key" } }]);
});

test("a ticket asks for a code; a wrong one is said at its field, and a late one asks again", async () => {
  const api = fakeApi().answer(login, { ticket: "t1" });
  const user = await openPage("/login?next=/terms", api);
  await submit(user, "Login", loginFields);
  const field = await screen.findByLabelText("Code");
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.click(screen.getByRole("button", { name: "Log in" }));
  expect(errorAt("Code")).toContain("Code is required.");
  expect(api.sent(secondStepLogin)).toEqual([]);
  const message = "This code does not work. Please try another one.";
  api.refuse(secondStepLogin, 401, { message, issues: [{ path: "code", message }] });
  await user.type(field, "123456{Enter}");
  await waitFor(() => expect(errorAt("Code")).toContain(message));
  // Typing now replaces it.
  await user.keyboard("234 567");
  const late = "That took too long. Please log in with your password again.";
  api.refuse(secondStepLogin, 401, { message: late, issues: [{ path: "ticket", message: late }] });
  await user.keyboard("{Enter}");
  expect(await findToast("Login failed")).toContain(late);
  api.answer(login, { ticket: "t2" }).answer(secondStepLogin, { user: henny });
  await user.click(await screen.findByRole("button", { name: "Login" }));
  await user.click(await screen.findByRole("button", { name: "Use a recovery code" }));
  await user.type(screen.getByLabelText("Recovery code"), "abcde-fghij{Enter}");
  await waitFor(() => expect(location.pathname).toBe("/terms"));
  expect(api.sent(secondStepLogin)).toEqual([
    { ticket: "t1", code: "123456" },
    { ticket: "t1", code: "234 567" },
    { ticket: "t2", code: "abcde-fghij" },
  ]);
});

test("everything that is wrong with a registration is said at once", async () => {
  const api = fakeApi();
  const user = await openPage("/login?tab=register", api);
  await submit(user, "Register", {
    Username: "b",
    Email: "nobody",
    Password: "12345",
    "Confirm Password": "123456",
  });
  await waitFor(() => expect(errorAt("Username")).toBe("Username must be at least 2 characters."));
  expect(errorAt("Email")).toBe("Please enter a valid email address.");
  expect(errorAt("Password")).toContain("Password must be at least 6 characters.");
  expect(errorAt("Confirm Password")).toBe("Passwords don't match");
  expect(api.sent(register)).toEqual([]);
});

test("the browser makes the new member's id, and another one for another member", async () => {
  const api = fakeApi().refuse(register, 409, { message: "Username already exists" });
  const user = await openPage("/login?tab=register&next=/terms", api);
  await submit(user, "Register", registerFields);
  await findToast("Registration failed");
  api.answer(register, henny);
  await submit(user, "Register", registerFields);
  expect(await findToast("Registration successful")).toContain("Your account has been created.");
  await waitFor(() => expect(location.pathname).toBe("/terms"));
  const [first, second] = api.sent(register);
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  const { "Confirm Password": _, ...fields } = registerFields;
  const sent = { username: fields.Username, email: fields.Email, password };
  expect(first).toEqual({ id: expect.stringMatching(uuid), ...sent });
  expect(second).toEqual({ id: expect.stringMatching(uuid), ...sent });
  expect(second?.id).not.toBe(first?.id);
});

test("a refused registration says the server's words, at the field that they are about", async () => {
  const message = "Username already exists";
  const issues = [{ path: "username", message }];
  const api = fakeApi().refuse(register, 409, { message, issues });
  const user = await openPage("/login?tab=register", api);
  await submit(user, "Register", registerFields);
  expect(await findToast("Registration failed")).toContain(message);
  expect(errorAt("Username")).toBe(message);
  expect(document.activeElement).toBe(screen.getByLabelText("Username"));
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe(password);
  api.refuse(register, 502);
  await submit(user, "Register", registerFields);
  await waitFor(async () =>
    expect(await findToast("Registration failed")).toContain("Could not create account"),
  );
});

const token = "t".repeat(43);
const registerAt = (address: string, registration: "invite" | "closed") =>
  openPage(address, fakeApi().answer(readSite, { ...usualSite, registration }));

test("where registration is closed there is no form, but the login", async () => {
  const user = await registerAt("/login?tab=register", "closed");
  await screen.findByRole("heading", { name: "Registration is closed" });
  expect(screen.queryByRole("button", { name: "Register" })).toBeNull();
  await user.click(screen.getByRole("tab", { name: "Login" }));
  await screen.findByRole("button", { name: "Login" });
});

test("where it is by invitation, whoever has no link is told so", async () => {
  await registerAt("/login?tab=register", "invite");
  await screen.findByRole("heading", { name: "Registration is by invitation" });
  expect(screen.queryByRole("button", { name: "Register" })).toBeNull();
});

test("an invitation is sent along, also after a look at the other tab", async () => {
  const api = fakeApi().answer(readSite, { ...usualSite, registration: "invite" });
  const message = "This invitation does not work any more. Please ask for a new one.";
  api.refuse(register, 403, { message });
  const user = await openPage(`/login?tab=register#${token}`, api);
  await user.click(screen.getByRole("tab", { name: "Login" }));
  await user.click(screen.getByRole("tab", { name: "Register" }));
  await screen.findByRole("button", { name: "Register" });
  await submit(user, "Register", registerFields);
  expect(await findToast("Registration failed")).toContain(message);
  expect(api.sent(register)[0]).toMatchObject({ username: "henny", invitation: token });
});

test("a password can be shown and hidden again", async () => {
  const user = await openPage("/login");
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(field.type).toBe("text");
  await user.click(screen.getByRole("button", { name: "Hide password" }));
  expect(field.type).toBe("password");
});

test("the login leads on when code for what comes after it cannot be loaded", async () => {
  vi.doMock("#client/features/reviews/review-changes.ts", () => {
    throw new Error("Failed to fetch");
  });
  onTestFinished(() => void vi.doUnmock("#client/features/reviews/review-changes.ts"));
  const user = await openPage("/login?next=/terms", fakeApi().answer(login, { user: henny }));
  history.replaceState({ ...history.state, reportBeforeLogin: 11 }, "");
  await submit(user, "Login", loginFields);
  expect(await findToast("Error")).toContain(
    "This could not be loaded. Check your connection and reload the page.",
  );
  await waitFor(() => expect(location.pathname).toBe("/terms"));
});
