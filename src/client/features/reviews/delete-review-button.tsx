import { Trash2 } from "lucide-react";
import { useState } from "react";
import { tellNotLoaded } from "#client/lib/toast-queue.ts";
import { Button } from "#client/ui/button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import type { Review } from "#contract/reviews.ts";

const loadDialog = () => import("./delete-review-dialog.tsx");
const DeleteReviewDialog = lazyPart(async () => (await loadDialog()).DeleteReviewDialog);

/** The dialog's code loads with the first touch or focus. */
export function DeleteReviewButton({
  review,
  label = "Delete",
  isOwn = false,
  onDeleted,
}: {
  review: Review;
  label?: string;
  isOwn?: boolean;
  onDeleted?: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        className="text-beet!"
        onPointerDown={loadDialog}
        onFocus={loadDialog}
        onClick={() => loadDialog().then(() => setOpen(true), tellNotLoaded)}
      >
        <Trash2 />
        {label}
      </Button>
      {isOpen && (
        <DeleteReviewDialog
          review={review}
          isOwn={isOwn}
          author={review.username || "User"}
          onClose={() => setOpen(false)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
