import { expect, test } from "vitest";
import { sortedBy, withSearch } from "./table-address.ts";
import { readTableSearch } from "./table-search.ts";

const sorts = ["name", "type"] as const;

test("an address is read as far as it is ours", () => {
  expect(
    readTableSearch({ q: " hen ", sort: "type", direction: "desc", cursor: "abc" }, sorts),
  ).toEqual({ q: "hen", sort: "type", direction: "desc", cursor: "abc" });
  expect(readTableSearch({ q: "", sort: "name", direction: "asc" }, sorts)).toEqual({});
  expect(readTableSearch({ sort: "id; drop", direction: 1, cursor: {} }, sorts)).toEqual({});
});

test("a column sorts, and turns round the second time; the page starts anew", () => {
  expect(sortedBy({ q: "hen", cursor: "x" }, "type", "name")).toEqual({ q: "hen", sort: "type" });
  expect(sortedBy({ sort: "type" }, "type", "name")).toEqual({ sort: "type", direction: "desc" });
  expect(sortedBy({ sort: "type", direction: "desc" }, "type", "name")).toEqual({ sort: "type" });
  expect(sortedBy({}, "name", "name")).toEqual({ direction: "desc" });
});

test("what is not said is not in the address", () => {
  expect(withSearch("/admin/restaurants", { q: "a&b", sort: undefined })).toBe(
    "/admin/restaurants?q=a%26b",
  );
  expect(withSearch("/admin/restaurants", { q: undefined })).toBe("/admin/restaurants");
  expect(withSearch("/api/x?limit=5", { q: "a" })).toBe("/api/x?limit=5&q=a");
});
