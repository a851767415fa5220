import { expect, test } from "vitest";
import { formatDate } from "./format-date.ts";

test.each([
  ["2024-01-05T00:00:00.000Z", "Jan 5, 2024"],
  ["2024-12-31T23:59:59.999Z", "Dec 31, 2024"],
])("%s is %s, wherever one is", (instant, shown) => expect(formatDate(instant)).toBe(shown));
