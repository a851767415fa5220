import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Price } from "./price.tsx";

// proves: sandwich-card-9, sandwich-card-10
test.each([
  [13.5, "$13.50"],
  [9, "$9.00"],
  [0, "Price not listed"],
])("%d is shown as %s", (value, words) => {
  const html = renderToStaticMarkup(createElement(Price, { value }));
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(words);
});
