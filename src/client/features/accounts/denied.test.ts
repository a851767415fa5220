import { expect, test } from "vitest";
import { readDeniedSearch } from "./denied.ts";

test("only our own refusals are read from an address", () => {
  expect(readDeniedSearch({ denied: "editing" })).toEqual({ denied: "editing" });
  expect(readDeniedSearch({ denied: "Your account is locked" })).toEqual({});
  expect(readDeniedSearch({ denied: "toString" })).toEqual({});
  expect(readDeniedSearch({})).toEqual({});
});
