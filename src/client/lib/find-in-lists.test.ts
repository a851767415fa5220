import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { findInLists } from "./find-in-lists.ts";

const isSeven = (item: object): item is { id: 7 } => "id" in item && item.id === 7;

test.each([
  ["a plain list", [{ id: 1 }, { id: 7 }]],
  ["a page", { items: [{ id: 7 }], nextCursor: null }],
  ["a list of pages", { pages: [{ items: [{ id: 1 }] }, { items: [{ id: 7 }] }] }],
])("finds an item in %s", (_, data) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(["nothing"], null);
  queryClient.setQueryData(["numbers"], [1, 2]);
  queryClient.setQueryData(["list"], data);
  expect(findInLists(queryClient, isSeven)).toEqual({ id: 7 });
});

test("finds nothing where nothing is", () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(["one"], { id: 7 });
  expect(findInLists(queryClient, isSeven)).toBeUndefined();
});
