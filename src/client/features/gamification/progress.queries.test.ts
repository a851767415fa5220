import { expect, test } from "vitest";
import { createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { earnedBadgesQuery, levelQuery } from "./progress.queries.ts";

test("badges that cannot be loaded are none, a level that cannot is an error", async () => {
  const api = createApi(async () => new Response(null, { status: 500 }));
  const queryClient = createQueryClient(api);
  await expect(queryClient.fetchQuery(earnedBadgesQuery("henny"))).resolves.toEqual([]);
  await expect(queryClient.fetchQuery(levelQuery("henny"))).rejects.toThrow("500: ");
});
