import { expect, test } from "vitest";
import { hoursText } from "./hours-text.ts";

test.each([
  [null, "Hours not available"],
  [{}, "Hours not available"],
  [{ text: "Mon-Fri 9-5" }, "Mon-Fri 9-5"],
  [{ monday: "9 - 5", tuesday: "closed" }, "monday: 9 - 5, tuesday: closed"],
])("%j is %s", (hours, text) => expect(hoursText(hours)).toBe(text));
