import { linkOptions, useRouter } from "@tanstack/react-router";
import { EyeOff, Flag, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog, DialogCancel, DialogContent } from "#client/ui/dialog.tsx";
import { type MenuAction, OpenActionsMenu } from "#client/ui/open-actions-menu.tsx";
import { SelectField } from "#client/ui/select-field.tsx";
import { TextareaField } from "#client/ui/textarea.tsx";
import type { User } from "#contract/accounts.ts";
import { reportReview } from "#contract/reviews.endpoints.ts";
import type { Review } from "#contract/reviews.ts";
import { DeleteReviewDialog } from "./delete-review-dialog.tsx";
import { reloadVotes, useHideReview, useReviewChange } from "./review-changes.ts";

type ReviewMenuProps = {
  review: Review;
  author: string;
  viewer: User | null;
  hasReported: boolean;
  trigger: ReactNode;
  /** "login": the visitor wanted to report the review and has logged in. */
  openedBy: "key" | "pointer" | "login";
};

export function ReviewMenu({
  review,
  author,
  viewer,
  hasReported,
  trigger,
  openedBy,
}: ReviewMenuProps) {
  const router = useRouter();
  const isOwn = viewer !== null && viewer.id === review.userId;
  const button = useRef<HTMLButtonElement>(null);
  const [openDialog, setOpenDialog] = useState<"report" | "delete" | undefined>(
    openedBy === "login" && !isOwn && !hasReported ? "report" : undefined,
  );
  const hide = useHideReview(review);
  const isAdmin = viewer?.role === "admin";
  const dialog = {
    review,
    onClose: () => setOpenDialog(undefined),
    onCloseAutoFocus: () => button.current?.focus(),
  };

  function report() {
    if (viewer) return setOpenDialog("report");
    askToLogin(router, "Please log in to report reviews.", { reportBeforeLogin: review.id });
  }

  const form = linkOptions({
    to: "/sandwich/$id/review",
    params: { id: String(review.sandwichId) },
  });
  const editing: MenuAction = { label: "Edit", icon: <Pencil />, link: form };
  const reporting: MenuAction = {
    label: hasReported ? "Reported" : "Report",
    icon: <Flag />,
    disabled: hasReported,
    onSelect: report,
  };
  const hiding: MenuAction = { label: "Hide", icon: <EyeOff />, onSelect: () => hide.mutate(true) };
  const deletion: MenuAction = {
    label: "Delete",
    icon: <Trash2 />,
    danger: true,
    onSelect: () => setOpenDialog("delete"),
  };
  const actions = [
    isOwn ? editing : reporting,
    ...(isAdmin && !isOwn ? [hiding] : []),
    ...(isOwn || isAdmin ? [deletion] : []),
  ];
  return (
    <>
      <OpenActionsMenu
        trigger={trigger}
        button={button}
        actions={actions}
        openedBy={openedBy === "login" ? undefined : openedBy}
      />
      <ReportReviewDialog {...dialog} author={author} open={openDialog === "report"} />
      {openDialog === "delete" && (
        <DeleteReviewDialog
          review={review}
          isOwn={isOwn}
          author={author}
          onClose={dialog.onClose}
        />
      )}
    </>
  );
}

const reasons = [
  "Spam or advertising",
  "Rude or hateful",
  "Not about this sandwich",
  "Shares private information",
  "Something else",
];

type ReportReviewDialogProps = {
  review: Pick<Review, "id" | "sandwichId">;
  author: string;
  open: boolean;
  onClose: () => void;
  onCloseAutoFocus?: () => void;
};

function ReportReviewDialog({
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
      return api.call(reportReview, { id: review.id, body: { reason: words } });
    },
    reload: (queryClient) => reloadVotes(queryClient, review.sandwichId),
    onDone: () => {
      toast({ title: "Review reported", description: "Thank you. Our team will look at it." });
      onClose();
    },
    failure: "Failed to report the review. Please try again.",
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    report.mutate();
  }

  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent
        title="Report this review"
        description={`By ${author}. Only our team sees what you write.`}
        onCloseAutoFocus={onCloseAutoFocus}
        footer={
          <>
            <DialogCancel />
            <Button type="submit" form={formId} loading={report.isPending}>
              Report
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} className="grid gap-5">
          <SelectField
            label="What is wrong with it?"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            options={reasons.map((value) => ({ value, label: value }))}
          />
          <TextareaField
            label="Details (Optional)"
            value={details}
            onChange={(event) => setDetails(event.target.value)}
            rows={3}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}
