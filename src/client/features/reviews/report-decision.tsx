import { Check, Eye, EyeOff } from "lucide-react";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/toast-queue.ts";
import type { ReportedReview } from "#contract/reviews.ts";
import { DeleteReviewButton } from "./delete-review-button.tsx";
import { reloadRatings } from "./reload-reviews.ts";
import { useHideReview } from "./use-hide-review.ts";
import { useReviewChange } from "./use-review-change.ts";

export function ReportDecision({ reported: { review, openCount } }: { reported: ReportedReview }) {
  const hide = useHideReview(review);
  const dismiss = useReviewChange({
    send: (api) => api.send("PATCH", `/api/reviews/${review.id}/reports`, { status: "dismissed" }),
    reload: (queryClient) => reloadRatings(queryClient, review.sandwichId),
    onDone: () => toast({ title: "Reports dismissed" }),
    failure: "Failed to dismiss the reports. Please try again.",
  });
  return (
    <div className="flex flex-wrap gap-2 lg:w-36 lg:flex-col">
      <Button
        variant="secondary"
        loading={hide.isPending}
        onClick={() => hide.mutate(!review.isHidden)}
      >
        {review.isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        {review.isHidden ? "Show again" : "Hide"}
      </Button>
      {openCount > 0 && (
        <Button variant="secondary" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
          <Check aria-hidden="true" />
          Dismiss
        </Button>
      )}
      <DeleteReviewButton review={review} />
    </div>
  );
}
