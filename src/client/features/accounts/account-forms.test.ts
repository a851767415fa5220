import { expect, it } from "vitest";
import { loginForm, registerForm } from "./account-forms.ts";

const messages = (form: typeof loginForm | typeof registerForm, input: unknown) =>
  Object.fromEntries(
    (form.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

it("says what is wrong with a login", () => {
  expect(messages(loginForm, { username: "a", password: "12345" })).toEqual({
    username: "Username must be at least 2 characters.",
    password: "Password must be at least 6 characters.",
  });
});

it("says everything that is wrong with a registration at once", () => {
  const input = { username: " b ", email: "nobody", password: "12345", confirmPassword: "" };
  expect(messages(registerForm, input)).toEqual({
    username: "Username must be at least 2 characters.",
    email: "Please enter a valid email address.",
    password: "Password must be at least 6 characters.",
    confirmPassword: "Passwords don't match",
  });
});

it("takes passwords of up to 256 characters", () => {
  const login = (length: number) => ({ username: "henny", password: "x".repeat(length) });
  expect(messages(loginForm, login(256))).toEqual({});
  expect(messages(loginForm, login(257))).toEqual({
    password: "Password must be at most 256 characters.",
  });
});

it("lets a whole registration through", () => {
  const password = "pickle brine";
  const input = {
    username: "henny",
    email: "henny@example.com",
    password,
    confirmPassword: password,
  };
  expect(messages(registerForm, input)).toEqual({});
  expect(messages(registerForm, { ...input, confirmPassword: "pickle" })).toEqual({
    confirmPassword: "Passwords don't match",
  });
});
