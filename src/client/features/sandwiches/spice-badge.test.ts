import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SpiceBadge } from "./spice-badge.tsx";

test.each([
  [0, ""],
  [2, ""],
  [3, "Spicy"],
  [4, "Very Spicy"],
  [5, "Very Spicy"],
])("heat %d says %j", (spiceLevel, words) => {
  const html = renderToStaticMarkup(createElement(SpiceBadge, { spiceLevel }));
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(words);
});
