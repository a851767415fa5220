import { infiniteQueryOptions } from "@tanstack/react-query";
import { personalKey } from "#client/features/accounts/viewer.queries.ts";
import { apiOf } from "#client/lib/query-client.ts";
import type { ReportStatus } from "#contract/explore-choices.ts";
import type { ReportedReview } from "#contract/reviews.ts";

const perPage = 20;

export const reportedReviewsQuery = (adminId: string, status: ReportStatus) =>
  infiniteQueryOptions({
    queryKey: personalKey(adminId, "reported reviews", status),
    queryFn: async ({ client, signal, pageParam }) => {
      const query = new URLSearchParams({
        status,
        limit: String(perPage),
        ...(pageParam && { cursor: pageParam }),
      });
      const path = `/api/review-reports?${query}`;
      const { items, nextCursor } = await apiOf(client).getPage<ReportedReview>(path, signal);
      return { items, nextCursor };
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
