import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { ThumbsUp } from "lucide-react";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { Button } from "#client/ui/button.tsx";
import type { Review } from "#contract/reviews.ts";
import { reloadVotes } from "./reload-reviews.ts";
import { useReviewChange } from "./use-review-change.ts";

type HelpfulButtonProps = {
  review: Review;
  author: string;
  /** Undefined: nobody knows. A click then votes, and takes no vote back. */
  hasVoted: boolean | undefined;
  isLoading: boolean;
};

/** Answers at once: until the lists are loaded again it shows what they will say. */
export function HelpfulButton({ review, author, hasVoted, isLoading }: HelpfulButtonProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const vote = useReviewChange<{ isOn: boolean; count: number }>({
    send: (api, { isOn }) => api.send(isOn ? "PUT" : "DELETE", `/api/reviews/${review.id}/vote`),
    reload: (client) => reloadVotes(client, review.sandwichId),
    failure: "Failed to update your vote. Please try again.",
  });
  const loaded = { isOn: hasVoted, count: review.helpfulCount };
  const { isOn, count } = vote.isPending ? vote.variables : loaded;

  function flip() {
    if (!queryClient.getQueryData(viewerQuery.queryKey)) {
      const wantedVote = { reviewId: review.id, sandwichId: review.sandwichId };
      return askToLogin(router, "Please log in to mark reviews as helpful.", { wantedVote });
    }
    // Whose vote is not known may be among them already.
    const change = isOn === undefined ? 0 : isOn ? -1 : 1;
    if (!vote.isPending) vote.mutate({ isOn: !isOn, count: count + change });
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={isOn}
      aria-busy={isLoading}
      onClick={flip}
      className="-ml-3 text-soft aria-busy:[&_svg]:opacity-40 aria-pressed:text-paprika aria-pressed:[&_svg]:fill-current"
    >
      <ThumbsUp aria-hidden="true" />
      Helpful
      {count > 0 && <span className="tabular-nums">{count}</span>}
      <span className="sr-only">: review by {author}</span>
    </Button>
  );
}
