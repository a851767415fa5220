import { expect, test } from "vitest";
import { currentDirection, readTableSearch, sortedBy } from "./table-search.ts";

const sorts = ["name", "type"] as const;

test("an address is read as far as it is ours", () => {
  expect(
    readTableSearch({ q: " hen ", sort: "type", direction: "desc", cursor: "abc" }, sorts),
  ).toEqual({ q: "hen", sort: "type", direction: "desc", cursor: "abc" });
  expect(readTableSearch({ q: "", sort: "name" }, sorts)).toEqual({});
  expect(readTableSearch({ sort: "id; drop", direction: 1, cursor: {} }, sorts)).toEqual({});
});

test("another order starts at the first page and keeps words and filters", () => {
  const search = { q: "hen", cursor: "x", status: "pending" };
  expect(sortedBy(search, { sort: "type" }, "asc", "name")).toEqual({
    q: "hen",
    status: "pending",
    sort: "type",
  });
  expect(sortedBy({ sort: "type" }, { sort: "name" }, "desc", "name")).toEqual({
    direction: "desc",
  });
});

test("a column's own direction needs no saying, whichever it is", () => {
  const newest = { sort: "joined", descendsFirst: true };
  expect(currentDirection({}, newest, "joined")).toBe("desc");
  expect(currentDirection({ direction: "asc" }, newest, "joined")).toBe("asc");
  expect(currentDirection({ sort: "xp" }, newest, "joined")).toBeNull();
  expect(sortedBy({ direction: "asc" }, newest, "desc", "joined")).toEqual({});
  expect(sortedBy({}, newest, "asc", "joined")).toEqual({ direction: "asc" });
});
