import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Badge } from "#client/ui/badge.tsx";
import { SpiceBadge, TagBadges, tagsOnCard } from "./sandwich-badges.tsx";

const tags = ["Fried", "Hot", "Brioche"].map((name, id) => ({
  id,
  name,
  type: "style",
  sandwichId: 1,
}));

test("a card has room for three", () => {
  expect(tagsOnCard).toBe(3);
});

// proves: sandwich-card-8
test("they look default, success and warning, in this order", () => {
  const html = renderToStaticMarkup(createElement(TagBadges, { tags }));
  const badges = [...html.matchAll(/<span.*?<\/span>/g)].map(([badge]) => badge);
  const looks = (["default", "success", "warning"] as const).map((variant, index) =>
    renderToStaticMarkup(
      createElement(Badge, { variant, wraps: true, dir: "auto" }, tags[index]?.name),
    ),
  );
  expect(badges).toEqual(looks);
  expect(new Set(looks).size).toBe(3);
});

// proves: sandwich-6, sandwich-7, sandwich-8
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
