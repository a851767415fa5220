import { ignoreGone } from "#client/lib/api.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { Confirm } from "#client/ui/confirm.tsx";
import { removeReview } from "#contract/reviews.endpoints.ts";
import type { Review } from "#contract/reviews.ts";
import { reloadRatings, useReviewChange } from "./review-changes.ts";

type DeleteReviewDialogProps = {
  review: Pick<Review, "id" | "sandwichId" | "helpfulCount">;
  isOwn: boolean;
  author: string;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Open while it is rendered. */
export function DeleteReviewDialog({
  review,
  isOwn,
  author,
  onClose,
  onDeleted,
}: DeleteReviewDialogProps) {
  const remove = useReviewChange({
    // Another tab may have deleted it.
    send: (api) => api.call(removeReview, { id: review.id }).catch(ignoreGone),
    reload: (queryClient) => reloadRatings(queryClient, review.sandwichId),
    onDone: () => {
      toast({ title: "Review deleted", about: "review" });
      onClose();
      onDeleted?.();
    },
    failure: "Failed to delete the review. Please try again.",
  });
  return (
    <Confirm
      title={
        isOwn ? (
          "Delete your review?"
        ) : (
          <>
            Delete the review by <bdi>{author}</bdi>?
          </>
        )
      }
      description={describeConsequences(review.helpfulCount, isOwn)}
      confirmLabel="Delete"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
}

function describeConsequences(votes: number, isOwn: boolean): string {
  const parts = [
    "The stars and the words",
    ...(votes > 0 ? [votes === 1 ? "its helpful vote" : `its ${votes} helpful votes`] : []),
    isOwn ? "the XP that it earned you" : "the XP that it earned its author",
  ];
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)} go with it. This cannot be undone.`;
}
