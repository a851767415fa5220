import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { tellRefusal } from "#client/features/accounts/server-refusal.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { type Api, isUnauthenticated } from "#client/lib/api.ts";
import { announceChange } from "#client/lib/other-tabs.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
import type { Review } from "#contract/reviews.ts";
import { menuReviewsKey, responsesKey, reviewsKey } from "./reviews.queries.ts";

/** After a change in this tab: reloads here and in the other tabs. */
export function reloadRatings(queryClient: QueryClient, sandwichId: number): Promise<void> {
  announceChange({ what: "ratings", sandwichId });
  return refreshRatings(queryClient, sandwichId);
}

export function reloadVotes(queryClient: QueryClient, sandwichId: number): Promise<void> {
  announceChange({ what: "votes", sandwichId });
  return refreshVotes(queryClient, sandwichId);
}

/**
 * A rating changes averages, ranks, lists and the member's XP, so every query becomes stale. The promise waits for those
 * on the screen and for the reviews of this sandwich; the others are loaded when they are next shown.
 */
export async function refreshRatings(queryClient: QueryClient, sandwichId: number): Promise<void> {
  const [scope, id] = reviewsKey(sandwichId);
  await queryClient.invalidateQueries({ refetchType: "none" });
  await queryClient.refetchQueries({
    predicate: (query) =>
      query.isActive() || (query.queryKey[0] === scope && query.queryKey[1] === id),
  });
}

/** A vote or a report changes what is shown beside the review, and nothing else. */
export async function refreshVotes(queryClient: QueryClient, sandwichId: number): Promise<void> {
  const viewer = queryClient.getQueryData(viewerQuery.queryKey);
  const keys = [
    reviewsKey(sandwichId),
    menuReviewsKey,
    ...(viewer ? [responsesKey(viewer.id)] : []),
  ];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

interface ReviewChange<Input> {
  send: (api: Api, input: Input) => Promise<unknown>;
  /** Loads what the change has made stale; the mutation is pending until then. */
  reload: (queryClient: QueryClient) => Promise<void>;
  onDone?: (input: Input) => void;
  /** The message when the server gives none. */
  failure: string;
}

/** Sends a change of a review, or a vote or report about one. A failure shows a toast. */
export function useReviewChange<Input = void>({
  send,
  reload,
  onDone,
  failure,
}: ReviewChange<Input>) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (input: Input) => send(apiOf(queryClient), input),
    onSuccess: async (_, input) => {
      await reload(queryClient);
      // The page's head has data about the reviews for search engines.
      router.invalidate();
      onDone?.(input);
    },
    onError: (error) => {
      // session-end.ts handles a 401.
      if (!isUnauthenticated(error)) tellRefusal("Error", error, failure, "review");
    },
  });
}

/** For admins: hides a review, or shows it again. */
export function useHideReview({ id, sandwichId }: Pick<Review, "id" | "sandwichId">) {
  const change = useReviewChange<boolean>({
    send: (api, isHidden) => api.send("PATCH", `/api/reviews/${id}/visibility`, { isHidden }),
    reload: (queryClient) => reloadRatings(queryClient, sandwichId),
    onDone: (isHidden) => {
      const undo = { label: "Undo", onSelect: () => change.mutate(false) };
      if (isHidden) toast({ title: "Review hidden", action: undo });
      else toast({ title: "Review shown again" });
    },
    failure: "Failed to change the review. Please try again.",
  });
  return change;
}

/** The review that a visitor called helpful before they were asked to log in. */
export interface VoteBeforeLogin {
  reviewId: number;
  sandwichId: number;
}

/** Never takes a vote back: the member may have voted at an earlier visit. */
export async function repeatVote(
  queryClient: QueryClient,
  { reviewId, sandwichId }: VoteBeforeLogin,
): Promise<void> {
  try {
    await apiOf(queryClient).send("PUT", `/api/reviews/${reviewId}/vote`);
    await reloadVotes(queryClient, sandwichId);
  } catch (error) {
    tellRefusal("Error", error, "Failed to update your vote. Please try again.");
  }
}
