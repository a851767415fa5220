import { expect, test } from "vitest";
import { ApiError } from "#client/lib/api.ts";
import { anyMessageOf } from "./error-message.ts";

test.each([
  [new ApiError(409, '{"message":"Out of pickles."}'), "Out of pickles."],
  [new ApiError(502, "Bad gateway"), "502: Bad gateway"],
  [new TypeError("Failed to fetch"), "Failed to fetch"],
  [new Error(""), "Unknown error"],
  ["thrown by hand", "Unknown error"],
])("%s is told as %s", (error, text) => expect(anyMessageOf(error)).toBe(text));
