import { expect, test } from "vitest";
import { ApiError } from "#client/lib/api.ts";
import { badgeFailure } from "./badge-changes.ts";

test.each([
  ["create", "Failed to create badge"],
  ["update", "Failed to update badge"],
  ["delete", "Failed to delete badge"],
  ["award", "Failed to award badge. User may already have this badge."],
] as const)("to %s one fails with the error's message, else: %s", (tried, text) => {
  const refusal = new ApiError(409, '{"message":"Out of ribbon."}');
  expect(badgeFailure(tried, refusal).description).toBe("Out of ribbon.");
  expect(badgeFailure(tried, new Error()).description).toBe(text);
});
