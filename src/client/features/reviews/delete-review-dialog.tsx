import type { Api } from "#client/lib/api.ts";
import { isGone } from "#client/lib/is-gone.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#client/ui/dialog.tsx";
import { removeReview } from "#contract/review-changes.endpoints.ts";
import type { Review } from "#contract/reviews.ts";
import { reloadRatings, useReviewChange } from "./review-changes.ts";

type DeleteReviewDialogProps = {
  review: Pick<Review, "id" | "sandwichId" | "helpfulCount">;
  isOwn: boolean;
  author: string;
  open: boolean;
  onClose: () => void;
  onDeleted?: () => void;
  onCloseAutoFocus?: () => void;
};

export function DeleteReviewDialog({
  review,
  isOwn,
  author,
  open,
  onClose,
  onDeleted,
  onCloseAutoFocus,
}: DeleteReviewDialogProps) {
  const remove = useReviewChange({
    send: (api) => deleteReview(api, review.id),
    reload: (queryClient) => reloadRatings(queryClient, review.sandwichId),
    onDone: () => {
      toast({ title: "Review deleted" });
      onClose();
      onDeleted?.();
    },
    failure: "Failed to delete the review. Please try again.",
  });
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent
        title={
          isOwn ? (
            "Delete your review?"
          ) : (
            <>
              Delete the review by <bdi>{author}</bdi>?
            </>
          )
        }
        onCloseAutoFocus={onCloseAutoFocus}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
              Delete
            </Button>
          </>
        }
      >
        <p>{describeConsequences(review.helpfulCount, isOwn)}</p>
      </DialogContent>
    </Dialog>
  );
}

/** A 404 counts as success: another tab has deleted the review. */
async function deleteReview(api: Api, id: number): Promise<void> {
  try {
    await api.call(removeReview, { id });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

function describeConsequences(votes: number, isOwn: boolean): string {
  const parts = [
    "The stars and the words",
    ...(votes > 0 ? [votes === 1 ? "its helpful vote" : `its ${votes} helpful votes`] : []),
    isOwn ? "the XP that it earned you" : "the XP that it earned its author",
  ];
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)} go with it. This cannot be undone.`;
}
