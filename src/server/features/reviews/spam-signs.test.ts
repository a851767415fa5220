import { expect, test } from "vitest";
import { reasonToWait, type SpamSigns } from "./spam-signs.ts";

const harmless: SpamSigns = { isByNewMember: true, recentCount: 0, isCopied: false };

test.each([
  "Cheap sauce at https://sauce.example",
  "HTTP://sauce.example",
  "see www.sauce.example",
  "sauce-shop.com has it",
  "соус.ru",
])("a new member's review with a link waits: %s", (comment) => {
  expect(reasonToWait(harmless, comment)).toBe("By a new member: it has a link.");
  expect(reasonToWait({ ...harmless, isByNewMember: false }, comment)).toBeNull();
});

test.each([
  "",
  "Crisp.Great pickles.",
  "9.5 of 10",
  "Come back.Competent kitchen",
  "awww.. so good",
])("one without does not: %s", (comment) => {
  expect(reasonToWait(harmless, comment)).toBeNull();
});

test("all that speaks against a review is said", () => {
  expect(reasonToWait({ isByNewMember: true, recentCount: 10, isCopied: true }, "a.com")).toBe(
    "By a new member: it has a link, another review has the same words, it is number 11 within ten minutes.",
  );
  expect(reasonToWait({ ...harmless, recentCount: 9 }, "")).toBeNull();
});
