import { expect, test } from "vitest";
import { listPath } from "./explore.queries.ts";

test("the API is asked for what the address says, under its own names", () => {
  const search = { q: "a&b", near: "1,2", place: "Here", within: 2, heat: 3, saved: 1 } as const;
  expect(listPath("sandwiches", search, true)).toBe(
    "/api/sandwiches?q=a%26b&near=1%2C2&within=2&heat=3&saved=1&limit=24",
  );
});

test("a visitor has no shelf, and a place that nobody found no distance", () => {
  const search = { saved: 1, untried: 1, place: "Atlantis", within: 2, sort: "distance" } as const;
  expect(listPath("sandwiches", search, false)).toBe("/api/sandwiches?limit=24");
});
