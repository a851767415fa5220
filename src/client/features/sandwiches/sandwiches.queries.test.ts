import { expect, test } from "vitest";
import type { Api } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { hotOne } from "#tests/dom/examples.ts";
import { popularSandwichesQuery, sandwichQuery, seedSandwich } from "./sandwiches.queries.ts";

test("a sandwich comes from the list that knows how far it is", () => {
  const queryClient = createQueryClient({} as Api);
  queryClient.setQueryData(popularSandwichesQuery(3).queryKey, [hotOne]);
  queryClient.setQueryData(["near"], { items: [{ ...hotOne, distanceMiles: 1.9 }] });
  seedSandwich(queryClient, hotOne.id);
  expect(queryClient.getQueryData(sandwichQuery(hotOne.id).queryKey)?.distanceMiles).toBe(1.9);
});
