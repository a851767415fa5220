import { expect, test } from "vitest";
import type { z } from "zod";
import { accountForm, passwordForm } from "./profile-forms.ts";

const messages = (form: z.ZodType, input: unknown) =>
  Object.fromEntries(
    (form.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

test("the account form says what is wrong", () => {
  expect(messages(accountForm, { username: "x", email: "nowhere" })).toEqual({
    username: "Username must be at least 2 characters.",
    email: "Please enter a valid email address.",
  });
  const changed = { username: "hen", email: "hen@example.com", currentPassword: "" };
  expect(messages(accountForm, changed)).toEqual({
    currentPassword: "Current password is required.",
  });
});

test("the password form says everything that is wrong at once", () => {
  const empty = { currentPassword: "", newPassword: "", confirmPassword: "" };
  expect(messages(passwordForm, empty)).toEqual({
    currentPassword: "Current password is required.",
    newPassword: "New password must be at least 6 characters.",
    confirmPassword: "Please confirm your new password.",
  });
  const other = { currentPassword: "", newPassword: "pickles", confirmPassword: "mustard" };
  expect(messages(passwordForm, other)).toEqual({
    currentPassword: "Current password is required.",
    confirmPassword: "Passwords don't match",
  });
  const right = { currentPassword: "x", newPassword: "pickles", confirmPassword: "pickles" };
  expect(messages(passwordForm, right)).toEqual({});
});
