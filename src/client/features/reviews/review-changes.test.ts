import { expect, test } from "vitest";
import { setViewer } from "#client/features/accounts/viewer.queries.ts";
import { homeQueries } from "#client/features/home/home.queries.ts";
import { sandwichQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { User } from "#contract/accounts.ts";
import { refreshVotes, reloadRatings } from "./review-changes.ts";
import { newestReviewsQuery, responseQuery } from "./reviews.queries.ts";

test("after a review its list is new, the sandwich and the popular ones are asked for when next seen", async () => {
  const queryClient = createQueryClient(createApi(async () => Response.json(["new"])));
  const list = newestReviewsQuery(3);
  await queryClient.prefetchQuery(list);
  const others = [sandwichQuery(3).queryKey, homeQueries.popularSandwiches.queryKey];
  for (const key of [list.queryKey, ...others]) queryClient.setQueryData<unknown>(key, ["old"]);
  await reloadRatings(queryClient, 3);
  expect(queryClient.getQueryData(list.queryKey)).toEqual(["new"]);
  for (const key of others) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test("a vote shows although the first look at the votes began before it", async () => {
  let hasVoted = false;
  const queryClient = createQueryClient(
    createApi(async () => {
      const response = { reviewId: 7, hasVoted, hasReported: false };
      await new Promise((resolve) => setTimeout(resolve, 20));
      return Response.json([response]);
    }),
  );
  setViewer(queryClient, { id: "henny" } as User);
  const query = responseQuery("henny", 7);
  const firstLook = queryClient.prefetchQuery(query);
  await new Promise((resolve) => setTimeout(resolve));
  hasVoted = true;
  await refreshVotes(queryClient, 3);
  await firstLook;
  expect(await queryClient.ensureQueryData(query)).toMatchObject({ hasVoted: true });
});
