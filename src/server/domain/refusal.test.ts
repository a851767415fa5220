import { expect, test } from "vitest";
import { tooManyRequests } from "./refusal.ts";

test.each([
  [1, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [900, "15 minutes"],
  [5400, "90 minutes"],
  [5401, "2 hours"],
  [86_400, "24 hours"],
])("%d seconds to wait: again in %s", (seconds, wait) => {
  expect(tooManyRequests(seconds)).toMatchObject({
    message: `Too many attempts. Please try again in ${wait}.`,
    details: { retryAfterSeconds: seconds },
  });
});
