import { type FormEvent, type ReactNode, useState } from "react";
import { restaurantLink } from "#client/features/restaurants/restaurant-link.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { toastFailure } from "#client/lib/toast-queue.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Button } from "#client/ui/button.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Dialog, DialogCancel, DialogContent } from "#client/ui/dialog.tsx";
import { Field } from "#client/ui/field.tsx";
import { Select } from "#client/ui/select.tsx";
import { reviewRecommendation } from "#contract/recommendations.endpoints.ts";
import type { Recommendation, ReviewRecommendationInput } from "#contract/recommendations.ts";
import { reloadsTables } from "../data-table/table.queries.ts";
import { addRecommendedLink, StatusBadge, WebsiteLink } from "./recommendation-facts.tsx";

type RecommendationDialogProps = {
  recommendation: Recommendation;
  view: RecommendationView;
  onViewChange: (view: RecommendationView | null) => void;
  onClosed: () => void;
};

/** Shows the recommendation, or the form that decides on it. */
export function RecommendationDialog({
  recommendation,
  view,
  onViewChange,
  onClosed,
}: RecommendationDialogProps) {
  // Somebody else may have decided in the meantime.
  const isReview = view === "review" && recommendation.status === "pending";
  return (
    <Dialog open onOpenChange={() => onViewChange(null)}>
      <DialogContent
        title={isReview ? "Review Recommendation" : "Recommendation Details"}
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

export type RecommendationView = "details" | "review";

type RecommendationDetailsProps = { recommendation: Recommendation; onReview: () => void };

export function RecommendationDetails({ recommendation, onReview }: RecommendationDetailsProps) {
  const { websiteUrl, notes, status, dateSubmitted, dateReviewed } = recommendation;
  const { name, email, phoneNumber, restaurantId } = recommendation;
  return (
    <>
      <dl className="grid gap-4">
        <Fact label="Website">
          <WebsiteLink address={websiteUrl} />
        </Fact>
        <Fact label="Notes">
          <span className="wrap-anywhere whitespace-pre-line">{notes}</span>
        </Fact>
        <Fact label="Status">
          <StatusBadge status={status} />
        </Fact>
        <Fact label="Submitted">{formatDate(dateSubmitted)}</Fact>
        {dateReviewed && <Fact label="Reviewed">{formatDate(dateReviewed)}</Fact>}
        {(name || email || phoneNumber) && (
          <Fact label="Contact Information">
            {[name, email, phoneNumber].map(
              (line) =>
                line && (
                  <span key={line} className="wrap-anywhere block">
                    {line}
                  </span>
                ),
            )}
          </Fact>
        )}
      </dl>
      {status === "pending" && (
        <Button className="mt-6 w-full" onClick={onReview}>
          Review This Recommendation
        </Button>
      )}
      {status === "approved" && (
        <ButtonLink
          {...(restaurantId ? restaurantLink(restaurantId) : addRecommendedLink(recommendation))}
          className="mt-6 w-full"
        >
          {restaurantId ? "View restaurant" : "Add this restaurant"}
        </ButtonLink>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.9375rem] text-soft">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

const decisions = [
  { value: "approved", label: "Approve" },
  { value: "rejected", label: "Reject" },
] as const;

type ReviewFormProps = { recommendation: Recommendation; onDone: () => void };

export function ReviewForm({ recommendation, onDone }: ReviewFormProps) {
  const [status, setStatus] = useState<ReviewRecommendationInput["status"]>();
  const review = useChange({
    ...reloadsTables,
    send: (api, body: ReviewRecommendationInput) =>
      api.call(reviewRecommendation, { id: recommendation.id, body }),
    done: (_, input) => ({
      title: "Status Updated",
      description: `Recommendation has been ${input.status}`,
    }),
    failed: () => ({
      title: "Update Failed",
      description: "Failed to update the recommendation status. Please try again.",
    }),
    onSuccess: onDone,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!status) {
      toastFailure("Review Incomplete", "Please select a status for the recommendation.");
    } else if (!review.isPending) review.mutate({ status });
  }

  return (
    <form
      onSubmit={submit}
      // In the capture phase, because Enter would open the select.
      onKeyDownCapture={(event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.requestSubmit();
      }}
      className="grid grid-cols-1 gap-6"
    >
      <p>
        <WebsiteLink address={recommendation.websiteUrl} />
      </p>
      <Field label="Decision">
        <Select
          options={decisions}
          value={status ?? ""}
          onValueChange={(value) =>
            setStatus(decisions.find((each) => each.value === value)?.value)
          }
          placeholder="Select a decision"
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <DialogCancel />
        <Button type="submit" loading={review.isPending} disabled={!status}>
          {review.isPending ? "Saving..." : "Submit Review"}
        </Button>
      </div>
    </form>
  );
}
