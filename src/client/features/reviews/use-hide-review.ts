import { toast } from "#client/ui/toast-queue.ts";
import type { Review } from "#contract/reviews.ts";
import { reloadRatings } from "./reload-reviews.ts";
import { useReviewChange } from "./use-review-change.ts";

/** For admins: out of sight, or back into it. */
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
