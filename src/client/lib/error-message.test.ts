import { expect, test } from "vitest";
import { ApiError } from "./api.ts";
import { getErrorMessage } from "./error-message.ts";

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
