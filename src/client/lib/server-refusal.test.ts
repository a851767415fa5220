import { expect, test } from "vitest";
import { ApiError } from "./api.ts";
import { getErrorMessage } from "./error-message.ts";
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

const answered = "The server answered with an error (502). Please try again in a moment.";
const unreached = "The server cannot be reached. Please check your connection.";

test.each([
  [new ApiError(409, '{"message":"Out of pickles."}'), "Out of pickles."],
  [new ApiError(502, "Bad gateway"), "502: Bad gateway"],
  [new ApiError(502, "<html><h1>Bad gateway</h1></html>"), answered],
  [new TypeError("Failed to fetch"), unreached],
  [new TypeError("NetworkError when attempting to fetch resource."), unreached],
  [new TypeError("Load failed"), unreached],
  [new Error(""), "Unknown error"],
  ["thrown by hand", "Unknown error"],
])("%s is told as %s", (error, text) => expect(getErrorMessage(error)).toBe(text));
