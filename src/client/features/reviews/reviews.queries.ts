import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { personalKey, viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { askTogether } from "#client/lib/ask-together.ts";
import { apiOf } from "#client/lib/query-client.ts";
import type {
  MemberReview,
  MenuReview,
  RatingSummary,
  Review,
  ReviewResponse,
  SandwichPhoto,
} from "#contract/reviews.ts";
import type { ReviewsSearch } from "./reviews-search.ts";

const onFirstSight = 3;
const perPage = 20;
const photosInStrip = 24;

const memberPath = (userId: string) => `/api/users/${encodeURIComponent(userId)}`;
const pathOf = (sandwichId: number) => `/api/sandwiches/${sandwichId}/reviews`;

/** After a review is written, everything under this key is no longer true. */
export const reviewsKey = (sandwichId: number) => ["reviews", sandwichId] as const;

/** The newest few, for the sandwich's page and its dialog. */
export const newestReviewsQuery = (sandwichId: number) =>
  queryOptions({
    queryKey: [...reviewsKey(sandwichId), "newest"],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<Review[]>(`${pathOf(sandwichId)}?limit=${onFirstSight}`, signal),
  });

/** The newest; the older ones stand with their reviews. */
export const sandwichPhotosQuery = (sandwichId: number) =>
  queryOptions({
    queryKey: [...reviewsKey(sandwichId), "photos"],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<SandwichPhoto[]>(
        `/api/sandwiches/${sandwichId}/photos?limit=${photosInStrip}`,
        signal,
      ),
  });

export interface ReviewsOnPage {
  items: Review[];
  nextCursor: string | null;
}

export const reviewsPageKey = (sandwichId: number, sort: string) =>
  [...reviewsKey(sandwichId), "pages", sort] as const;

export const reviewsPageQuery = (
  sandwichId: number,
  { sort = "newest", cursor, from }: ReviewsSearch,
) =>
  queryOptions({
    queryKey: [...reviewsPageKey(sandwichId, sort), from ?? 0, cursor ?? ""],
    queryFn: async ({ client, signal }): Promise<ReviewsOnPage> => {
      const query = new URLSearchParams({
        sort,
        limit: String(perPage),
        ...(cursor && { cursor }),
        ...(from && { from: String(from) }),
      });
      const page = await apiOf(client).getPage<Review>(`${pathOf(sandwichId)}?${query}`, signal);
      return { items: page.items, nextCursor: page.nextCursor };
    },
  });

export const ratingSummaryQuery = (sandwichId: number) =>
  queryOptions({
    queryKey: [...reviewsKey(sandwichId), "summary"],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<RatingSummary>(`/api/sandwiches/${sandwichId}/rating-summary`, signal),
  });

/** Whether the member has one already decides between Add and Edit. */
export const ownReviewQuery = (userId: string, sandwichId: number) =>
  queryOptions({
    queryKey: personalKey(userId, "review", String(sandwichId)),
    queryFn: async ({ client, signal }) => {
      const path = `${memberPath(userId)}/reviews?sandwichId=${sandwichId}`;
      const [own] = await apiOf(client).get<MemberReview[]>(path, signal);
      return own ?? null;
    },
  });

/** Under it is what a member did about each review that was shown. */
export const responsesKey = (userId: string) => personalKey(userId, "review response");

const findResponse = askTogether<ReviewResponse>(
  "review-responses?reviewIds",
  ({ reviewId }) => reviewId,
);

/** Whether a member has voted for a review or reported it, null when neither. */
export const responseQuery = (userId: string, reviewId: number) =>
  queryOptions({
    queryKey: [...responsesKey(userId), String(reviewId)],
    queryFn: ({ client }) => findResponse(client, userId, reviewId),
  });

/** For the loader of every route with reviews. A failure is no reason to show no page. */
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

/** A failure is no reason to show no page. */
export async function loadOwnReview(queryClient: QueryClient, sandwichId: number): Promise<void> {
  const viewer = await queryClient.ensureQueryData(viewerQuery);
  if (viewer) await queryClient.prefetchQuery(ownReviewQuery(viewer.id, sandwichId));
}

export const menuReviewsKey = ["menu reviews"] as const;

/** Reviews of everything on a restaurant's menu, newest first. */
export const menuReviewsQuery = (restaurantId: number, cursor = "") =>
  infiniteQueryOptions({
    queryKey: [...menuReviewsKey, restaurantId, cursor],
    queryFn: async ({ client, signal, pageParam }) => {
      const query = new URLSearchParams({
        limit: String(perPage),
        ...(pageParam && { cursor: pageParam }),
      });
      const path = `/api/restaurants/${restaurantId}/reviews?${query}`;
      const { items, nextCursor } = await apiOf(client).getPage<MenuReview>(path, signal);
      return { items, nextCursor };
    },
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
