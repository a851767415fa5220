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
  const responses = viewer ? [responsesKey(viewer.id)] : [];
  // A first load that is under way began before the change, and invalidating would not start it again.
  await Promise.all(responses.map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const keys = [reviewsKey(sandwichId), menuReviewsKey, ...responses];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

interface ReviewChange<Input> {
  send: (api: Api, input: Input) => Promise<unknown>;
  reload: (queryClient: QueryClient) => Promise<void>;
  onDone?: (input: Input) => void;
  /** For what somebody else may have changed: a failure reloads it too. */
  reloadsOnFailure?: boolean;
  /** The message when the server gives none. */
  failure: string;
}

/** Sends a change of a review, or a vote or report about one. `onDone` comes when the page shows the change. */
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
      // The page's head has data about the reviews for search engines.
      router.invalidate();
      onDone?.(input);
    },
    failed: (error) => {
      const description = (error instanceof ApiError && error.serverMessage) || failure;
      return { title: "Error", description, about: "review" };
    },
  });
}

/** For admins: hides a review, or shows it again. */
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
    await getApi(queryClient).call(voteForReview, { id: reviewId });
    await reloadVotes(queryClient, sandwichId);
  } catch (error) {
    toastRefusal("Error", error, "Failed to update your vote. Please try again.");
  }
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    voteBeforeLogin?: VoteBeforeLogin;
    /** The id of the review that a visitor wanted to report. */
    reportBeforeLogin?: number;
  }
}

let reviewToReport: number | undefined;

/** After the login: the menu of this review opens its report dialog as soon as it is rendered. */
export function requestReport(reviewId: number) {
  reviewToReport = reviewId;
}

/** True once, for the requested review. */
export function takeRequestedReport(reviewId: number): boolean {
  if (reviewToReport !== reviewId) return false;
  reviewToReport = undefined;
  return true;
}
