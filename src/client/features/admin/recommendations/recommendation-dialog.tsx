import { Dialog, DialogContent } from "#client/ui/dialog.tsx";
import type { Recommendation } from "#contract/recommendations.ts";
import { RecommendationDetails } from "./recommendation-details.tsx";
import type { RecommendationView } from "./recommendation-view.types.ts";
import { ReviewForm } from "./review-form.tsx";

type RecommendationDialogProps = {
  recommendation: Recommendation;
  view: RecommendationView;
  onViewChange: (view: RecommendationView | null) => void;
  onClosed: () => void;
};

/** One dialog with two faces: what was sent, and the decision about it. */
export function RecommendationDialog({
  recommendation,
  view,
  onViewChange,
  onClosed,
}: RecommendationDialogProps) {
  // Somebody else may have decided meanwhile.
  const isReview = view === "review" && recommendation.status === "pending";
  return (
    <Dialog open onOpenChange={() => onViewChange(null)}>
      <DialogContent
        title={isReview ? "Review Recommendation" : "Recommendation Details"}
        description={isReview ? recommendation.websiteUrl : undefined}
        onCloseAutoFocus={onClosed}
      >
        {isReview ? (
          <ReviewForm recommendation={recommendation} onDone={() => onViewChange(null)} />
        ) : (
          <RecommendationDetails
            recommendation={recommendation}
            onReview={() => onViewChange("review")}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
