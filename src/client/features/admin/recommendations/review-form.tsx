import { type FormEvent, useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { DialogClose } from "#client/ui/dialog.tsx";
import { Field } from "#client/ui/field.tsx";
import { Select } from "#client/ui/select.tsx";
import { toast } from "#client/ui/toast-queue.ts";
import type { Recommendation, ReviewRecommendationInput } from "#contract/recommendations.ts";
import { useTeamChange } from "../use-team-change.ts";
import { recommendationsCall } from "./recommendations.queries.ts";

const decisions = [
  { value: "approved", label: "Approve" },
  { value: "rejected", label: "Reject" },
] as const;

type ReviewFormProps = { recommendation: Recommendation; onDone: () => void };

export function ReviewForm({ recommendation, onDone }: ReviewFormProps) {
  const [status, setStatus] = useState<ReviewRecommendationInput["status"]>();
  const review = useTeamChange<ReviewRecommendationInput>({
    send: (api, input) => api.send("PATCH", `${recommendationsCall}/${recommendation.id}`, input),
    done: (input) => ({
      title: "Status Updated",
      description: `Recommendation has been ${input.status}`,
    }),
    failed: () => ({
      title: "Update Failed",
      description: "Failed to update the recommendation status. Please try again.",
    }),
    onDone,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!status) {
      toast({
        title: "Review Incomplete",
        description: "Please select a status for the recommendation.",
        variant: "destructive",
      });
    } else if (!review.isPending) review.mutate({ status });
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        if (key === "Enter" && (ctrlKey || metaKey)) currentTarget.requestSubmit();
      }}
      className="grid gap-6"
    >
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
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" loading={review.isPending} disabled={!status}>
          {review.isPending ? "Saving..." : "Submit Review"}
        </Button>
      </div>
    </form>
  );
}
