import { expect, test } from "vitest";
import { tooMuchMarkup } from "./nesting.ts";

test.each([
  ["what is closed again", "<div><b>x</b></div>".repeat(5000), null],
  ["what ends by itself", "<p>x<li>y<br><img src=a><td>".repeat(5000), null],
  ["drawings", '<path d="M0 0" />'.repeat(5000), null],
  [
    "tags that a program writes",
    `<script>${'a("<div><\\/div>");'.repeat(1000)}</script><b>x</b>`,
    null,
  ],
  ["more tags than a page has", "<i></i>".repeat(50_001), "it is too large"],
  ["a little disorder", "<font>".repeat(500), null],
  ["nothing but openings", "<div>".repeat(601), "it is nested too deeply"],
  [
    "openings with attributes",
    "<div itemscope><b itemprop=name>".repeat(301),
    "it is nested too deeply",
  ],
])("%s", (_, html, expected) => expect(tooMuchMarkup(html)).toBe(expected));
