import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RatingSummary } from "./rating-summary.tsx";

// proves: sandwich-card-3, sandwich-card-4
test.each([
  [4.25, 2, "4.3(2 ratings)"],
  [5, 1, "5.0(1 rating)"],
  [0, 0, "0.0(0 ratings)"],
])("%d of %d reads %s", (averageRating, reviewCount, words) => {
  const html = renderToStaticMarkup(createElement(RatingSummary, { averageRating, reviewCount }));
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(words);
});
