import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "#client/lib/query-client.ts";
import type { Site } from "#contract/site.ts";

export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: ({ client, signal }) => apiOf(client).get<Site>("/api/site", signal),
});
