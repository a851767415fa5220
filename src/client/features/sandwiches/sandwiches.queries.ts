import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "#client/lib/query-client.ts";
import type { Sandwich } from "#contract/sandwiches.ts";

export const popularSandwichesQuery = (limit: number) =>
  queryOptions({
    queryKey: ["sandwiches", "popular", { limit }],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<Sandwich[]>(`/api/sandwiches/popular?limit=${limit}`, signal),
  });
