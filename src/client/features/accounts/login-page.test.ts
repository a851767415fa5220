import { expect, test } from "vitest";
import { ApiError } from "#client/lib/api.ts";
import { loginRefusal } from "./login-page.tsx";

// proves: login-15
test("a refusal without words is about the password", () => {
  expect(loginRefusal(new ApiError(401, ""))).toBe("Invalid username or password");
});

// proves: login-15
test("a call that never arrived is not", () => {
  expect(loginRefusal(new TypeError("Failed to fetch"))).toBe(
    "Cluck could not be reached. Check your connection and try again.",
  );
});
