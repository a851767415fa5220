import { expect, test } from "vitest";
import { ApiError } from "./api.ts";
import { toastRefusal } from "./server-refusal.ts";
import { currentToast, dismissToast } from "./toast-queue.ts";

test.each([
  [new ApiError(400, '{"message":"This is no image."}'), "This is no image."],
  [new ApiError(502, "<html>"), "Something went wrong."],
  [new TypeError("Failed to fetch"), "Something went wrong."],
])("%s is told as %s", (error, words) => {
  expect(toastRefusal("Upload failed", error, "Something went wrong.")).toBe(words);
  const { id = 0, ...shown } = currentToast() ?? {};
  dismissToast(id);
  expect(shown).toEqual({ title: "Upload failed", description: words, variant: "destructive" });
});
