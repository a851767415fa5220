import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "#client/lib/query-client.ts";
import type { Restaurant } from "#contract/restaurants.ts";

export const restaurantsQuery = (limit: number) =>
  queryOptions({
    queryKey: ["restaurants", { limit }],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<Restaurant[]>(`/api/restaurants?limit=${limit}`, signal),
  });
