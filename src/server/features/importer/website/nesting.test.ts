import { expect, test } from "vitest";
import { isNestedTooDeeply } from "./nesting.ts";

test.each([
  ["what is closed again", "<div><b>x</b></div>".repeat(5000), false],
  ["what ends by itself", "<p>x<li>y<br><img src=a><td>".repeat(5000), false],
  ["drawings", '<path d="M0 0" />'.repeat(5000), false],
  ["a little disorder", "<font>".repeat(500), false],
  ["nothing but openings", "<div>".repeat(2001), true],
  ["openings with attributes", "<div itemscope><b itemprop=name>".repeat(1001), true],
])("%s", (_, html, expected) => expect(isNestedTooDeeply(html)).toBe(expected));
