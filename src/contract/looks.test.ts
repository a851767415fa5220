import { expect, test } from "vitest";
import { chosenLooks } from "./looks.ts";

test("cookies tell how the person likes pages to look", () => {
  expect(chosenLooks("a=1; compactRows=1")).toEqual(["compactRows"]);
  expect(chosenLooks("drawings=1; compactRows=0")).toEqual(["drawings"]);
  expect(chosenLooks("mydrawings=1; drawings=12")).toEqual([]);
  expect(chosenLooks(undefined)).toEqual([]);
});
