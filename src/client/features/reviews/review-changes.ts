import type { QueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { type Api, ApiError } from "#client/lib/api.ts";
import { announceChange } from "#client/lib/other-tabs.ts";
import { getApi } from "#client/lib/query-client.ts";
import { toastRefusal } from "#client/lib/server-refusal.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { useSingleChange } from "#client/lib/use-single-change.ts";
import { setReviewVisibility, voteForReview } from "#contract/reviews.endpoints.ts";
import type { Review } from "#contract/reviews.ts";
import { reviewsKey } from "./review-keys.ts";
import { menuReviewsKey, responsesKey } from "./reviews.queries.ts";

/** Reloads in this tab and in the others. */
export function reloadRatings(queryClient: QueryClient, sandwichId: number): Promise<void> {
  announceChange({ what: "ratings", sandwichId });
  return refreshRatings(queryClient, sandwichId);
}

export function reloadVotes(queryClient: QueryClient, sandwichId: number): Promise<void> {
  announceChange({ what: "votes", sandwichId });
  return refreshVotes(queryClient, sandwichId);
}

/**
 * A rating changes averages, ranks, lists and XP, so every query becomes stale. Waits for those on the screen and for
 * the reviews of this sandwich; the others load when they are next shown.
 */
export async function refreshRatings(queryClient: QueryClient, sandwichId: number): Promise<void> {
  const [scope, id] = reviewsKey(sandwichId);
  await queryClient.invalidateQueries({ refetchType: "none" });
  await queryClient.refetchQueries({
    predicate: (query) =>
      query.isActive() || (query.queryKey[0] === scope && query.queryKey[1] === id),
  });
}

/** A vote or a report only changes what is beside the review. */
export async function refreshVotes(queryClient: QueryClient, sandwichId: number): Promise<void> {
  const viewer = queryClient.getQueryData(viewerQuery.queryKey);
  const responses = viewer ? [responsesKey(viewer.id)] : [];
  // Invalidating would not restart a first load, which may have begun before the change.
  await Promise.all(responses.map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const keys = [reviewsKey(sandwichId), menuReviewsKey, ...responses];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

interface ReviewChange<Input> {
  send: (api: Api, input: Input) => Promise<unknown>;
  reload: (queryClient: QueryClient) => Promise<void>;
  onDone?: (input: Input) => void;
  /** A failure reloads too, because somebody else may have changed it. */
  reloadsOnFailure?: boolean;
  /** For errors without a message of the server. */
  failure: string;
}

/** Changes a review, or votes for or reports one. `onDone` is called when the page shows the change. */
export function useReviewChange<Input = void>({
  send,
  reload,
  onDone,
  reloadsOnFailure,
  failure,
}: ReviewChange<Input>) {
  const router = useRouter();
  return useSingleChange<Input>({
    send,
    reload,
    reloadsOnFailure,
    onReloaded: (_, input) => {
      // The page's head has structured data about the reviews.
      router.invalidate();
      onDone?.(input);
    },
    failed: (error) => {
      const description = (error instanceof ApiError && error.serverMessage) || failure;
      return { title: "Error", description, about: "review" };
    },
  });
}

/** Hides a review or shows it again. */
export function useHideReview({
  id,
  sandwichId,
  isWaiting,
  version,
}: Pick<Review, "id" | "sandwichId"> & { isWaiting?: boolean; version?: number }) {
  const change = useReviewChange<boolean>({
    send: (api, isHidden) => api.call(setReviewVisibility, { id, body: { isHidden, version } }),
    reload: (queryClient) => reloadRatings(queryClient, sandwichId),
    reloadsOnFailure: true,
    onDone: (isHidden) => {
      const undo = { label: "Undo", onSelect: () => change.mutate(false) };
      if (isHidden) toast({ title: "Review hidden", action: isWaiting ? undefined : undo });
      else toast({ title: isWaiting ? "Review let through" : "Review shown again" });
    },
    failure: "Failed to change the review. Please try again.",
  });
  return change;
}

/** The vote of a visitor before logging in. */
export interface VoteBeforeLogin {
  reviewId: number;
  sandwichId: number;
}

/** Only votes, never takes a vote back: the member may have voted earlier. */
export async function repeatVote(
  queryClient: QueryClient,
  { reviewId, sandwichId }: VoteBeforeLogin,
): Promise<void> {
  try {
    await getApi(queryClient).call(voteForReview, { id: reviewId });
    await reloadVotes(queryClient, sandwichId);
  } catch (error) {
    toastRefusal("Error", error, "Failed to update your vote. Please try again.");
  }
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    voteBeforeLogin?: VoteBeforeLogin;
    /** Id of the review that a visitor wanted to report. */
    reportBeforeLogin?: number;
  }
}

let reviewToReport: number | undefined;

/** Makes the menu of this review open its report dialog as soon as it is rendered. */
export function requestReport(reviewId: number) {
  reviewToReport = reviewId;
}

/** True once, for the requested review. */
export function takeRequestedReport(reviewId: number): boolean {
  if (reviewToReport !== reviewId) return false;
  reviewToReport = undefined;
  return true;
}
