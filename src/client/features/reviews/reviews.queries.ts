import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { personalKey, viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { batchById } from "#client/lib/batch-by-id.ts";
import { growingListQuery, keyedQuery, pageQuery } from "#client/lib/endpoint-query.ts";
import { getApi } from "#client/lib/query-client.ts";
import * as endpoints from "#contract/reviews.endpoints.ts";
import { newestReviewsKey, reviewsKey } from "./review-keys.ts";
import type { ReviewsSearch } from "./reviews-search.ts";

const newestCount = 3;
const perPage = 20;
const photosInStrip = 24;

/** For the sandwich page and its dialog. */
export const newestReviewsQuery = (sandwichId: number) =>
  keyedQuery(newestReviewsKey(sandwichId), endpoints.listSandwichReviews, {
    id: sandwichId,
    query: { limit: newestCount },
  });

export const sandwichPhotosQuery = (sandwichId: number) =>
  keyedQuery([...reviewsKey(sandwichId), "photos"], endpoints.listSandwichPhotos, {
    id: sandwichId,
    query: { limit: photosInStrip },
  });

export const reviewsPageKey = (sandwichId: number, sort: string) =>
  [...reviewsKey(sandwichId), "pages", sort] as const;

export const reviewsPageQuery = (
  sandwichId: number,
  { sort = "newest", cursor, from }: ReviewsSearch,
) =>
  pageQuery(
    [...reviewsPageKey(sandwichId, sort), from ?? 0, cursor ?? ""],
    endpoints.listSandwichReviews,
    { id: sandwichId, query: { sort, limit: perPage, cursor, from } },
  );

export const ratingSummaryQuery = (sandwichId: number) =>
  keyedQuery([...reviewsKey(sandwichId), "summary"], endpoints.getRatingSummary, {
    id: sandwichId,
  });

export const ownReviewQuery = (userId: string, sandwichId: number) =>
  queryOptions({
    queryKey: personalKey(userId, "review", String(sandwichId)),
    queryFn: async ({ client, signal }) => {
      const [own] = await getApi(client).call(endpoints.listMemberReviews, {
        id: userId,
        query: { sandwichId },
        signal,
      });
      return own ?? null;
    },
  });

export const responsesKey = (userId: string) => personalKey(userId, "review response");

const findResponse = batchById({
  endpoint: endpoints.listReviewResponses,
  request: (id, reviewIds, limit) => ({ id, query: { reviewIds, limit } }),
  readId: ({ reviewId }) => reviewId,
});

/** Whether the member has voted for or reported the review; null if neither. */
export const responseQuery = (userId: string, reviewId: number) =>
  queryOptions({
    queryKey: [...responsesKey(userId), String(reviewId)],
    queryFn: ({ client }) => findResponse(client, userId, reviewId),
  });

/** For the loader of every route with reviews. Ignores failures. */
export async function loadResponses(
  queryClient: QueryClient,
  reviews: readonly { id: number }[],
): Promise<void> {
  const viewer = await queryClient.ensureQueryData(viewerQuery);
  if (!viewer) return;
  await Promise.all(
    reviews.map(({ id }) => queryClient.prefetchQuery(responseQuery(viewer.id, id))),
  );
}

/** Ignores failures. */
export async function loadOwnReview(queryClient: QueryClient, sandwichId: number): Promise<void> {
  const viewer = await queryClient.ensureQueryData(viewerQuery);
  if (viewer) await queryClient.prefetchQuery(ownReviewQuery(viewer.id, sandwichId));
}

export const menuReviewsKey = ["menu reviews"] as const;

/** Reviews of all sandwiches of a restaurant, newest first. */
export const menuReviewsQuery = (restaurantId: number, cursor = "") =>
  growingListQuery(
    [...menuReviewsKey, restaurantId, cursor],
    endpoints.listRestaurantReviews,
    { id: restaurantId, query: { limit: perPage } },
    cursor,
  );
