import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { ThumbsUp } from "lucide-react";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { Button } from "#client/ui/button.tsx";
import type { Review } from "#contract/reviews.ts";
import { reloadVotes } from "./reload-reviews.ts";
import { useReviewChange } from "./use-review-change.ts";

type HelpfulButtonProps = { review: Review; author: string; hasVoted: boolean };

/** Answers at once: until the lists are loaded again it shows what they will say. */
export function HelpfulButton({ review, author, hasVoted }: HelpfulButtonProps) {
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
      return askToLogin(router, "Please log in to mark reviews as helpful.");
    }
    if (!vote.isPending) vote.mutate({ isOn: !isOn, count: count + (isOn ? -1 : 1) });
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={isOn}
      onClick={flip}
      className="-ml-3 text-soft aria-pressed:text-paprika aria-pressed:[&_svg]:fill-current"
    >
      <ThumbsUp aria-hidden="true" />
      Helpful
      {count > 0 && <span className="tabular-nums">{count}</span>}
      <span className="sr-only">: review by {author}</span>
    </Button>
  );
}
