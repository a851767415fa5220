import { expect, test } from "vitest";
import { setViewer } from "#client/features/accounts/viewer.queries.ts";
import { createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { User } from "#contract/accounts.ts";
import { loadResponses, responseQuery, responsesKey } from "./reviews.queries.ts";

test("the reviews of a screen ask once about themselves, and again after a change", async () => {
  const asked: string[] = [];
  const api = createApi(async (path) => {
    asked.push(path);
    return Response.json([{ reviewId: 2, hasVoted: true, hasReported: false }]);
  });
  const queryClient = createQueryClient(api);
  setViewer(queryClient, { id: "henny" } as User);
  await loadResponses(queryClient, [{ id: 1 }, { id: 2 }]);
  expect(asked).toEqual(["/api/users/henny/review-responses?reviewIds=1%2C2&limit=100"]);
  const known = [1, 2].map((id) => queryClient.getQueryData(responseQuery("henny", id).queryKey));
  expect(known).toEqual([null, { reviewId: 2, hasVoted: true, hasReported: false }]);

  await queryClient.invalidateQueries({ queryKey: responsesKey("henny"), refetchType: "all" });
  expect(asked).toHaveLength(2);
});
