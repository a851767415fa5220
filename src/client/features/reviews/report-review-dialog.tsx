import { type FormEvent, useId, useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#client/ui/dialog.tsx";
import { Field } from "#client/ui/field.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import { toast } from "#client/ui/toast-queue.ts";
import type { Review } from "#contract/reviews.ts";
import { useReviewChange } from "./use-review-change.ts";

const reasons = [
  "Spam or advertising",
  "Rude or hateful",
  "Not about this sandwich",
  "Shares private information",
  "Something else",
];

type ReportReviewDialogProps = {
  review: Pick<Review, "id">;
  author: string;
  open: boolean;
  onClose: () => void;
  onCloseAutoFocus?: () => void;
};

export function ReportReviewDialog({
  review,
  author,
  open,
  onClose,
  onCloseAutoFocus,
}: ReportReviewDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState(reasons[0]);
  const [details, setDetails] = useState("");
  const report = useReviewChange({
    send: (api) => {
      const words = [reason, details.trim()].filter(Boolean).join(": ");
      return api.send("POST", `/api/reviews/${review.id}/reports`, { reason: words });
    },
    onDone: () => {
      toast({ title: "Review reported", description: "Thank you. Our team will look at it." });
      onClose();
    },
    failure: "Failed to report the review. Please try again.",
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!report.isPending) report.mutate();
  }

  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent
        title="Report this review"
        description={`By ${author}. Only our team sees what you write.`}
        onCloseAutoFocus={onCloseAutoFocus}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <Button type="submit" form={formId} loading={report.isPending}>
              Report
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} className="grid gap-5">
          <Field label="What is wrong with it?">
            <NativeSelect
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              options={reasons.map((value) => ({ value, label: value }))}
            />
          </Field>
          <Field label="Details (Optional)">
            <Textarea
              value={details}
              onChange={(event) => setDetails(event.target.value)}
              rows={3}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
