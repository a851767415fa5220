import { expect, test } from "vitest";
import { distinctTexts } from "./distinct-texts.ts";

test("the first of those that differ in case or spaces alone stays, where it stood", () => {
  const texts = ["Bun", "hot  honey", "bun", " BUN ", "Hot honey", "buns"];
  expect(distinctTexts(texts)).toEqual(["Bun", "hot  honey", "buns"]);
});
