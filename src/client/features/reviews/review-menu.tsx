import { useRouter } from "@tanstack/react-router";
import { EyeOff, Flag, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#client/ui/dropdown-menu.tsx";
import { usePressOnce } from "#client/ui/use-press-once.ts";
import type { User } from "#contract/accounts.ts";
import type { Review } from "#contract/reviews.ts";
import { DeleteReviewDialog } from "./delete-review-dialog.tsx";
import { ReportReviewDialog } from "./report-review-dialog.tsx";
import { useHideReview } from "./use-hide-review.ts";

type ReviewMenuProps = {
  review: Review;
  author: string;
  viewer: User | null;
  hasReported: boolean;
  trigger: ReactNode;
  openedBy: "key" | "pointer";
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
  const button = useRef<HTMLButtonElement>(null);
  usePressOnce(button, openedBy === "key");
  const [asked, setAsked] = useState<"report" | "delete">();
  const hide = useHideReview(review);
  const isOwn = viewer !== null && viewer.id === review.userId;
  const isAdmin = viewer?.role === "admin";
  const dialog = {
    review,
    onClose: () => setAsked(undefined),
    onCloseAutoFocus: () => button.current?.focus(),
  };

  function report() {
    if (viewer) return setAsked("report");
    askToLogin(router, "Please log in to report reviews.");
  }

  return (
    <>
      <DropdownMenu defaultOpen={openedBy === "pointer"}>
        <DropdownMenuTrigger ref={button} asChild>
          {trigger}
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {isOwn && (
            <DropdownMenuItem asChild>
              <AppLink href={`/sandwich/${review.sandwichId}/review`}>
                <Pencil aria-hidden="true" /> Edit
              </AppLink>
            </DropdownMenuItem>
          )}
          {!isOwn && (
            <DropdownMenuItem disabled={hasReported} onSelect={report}>
              <Flag aria-hidden="true" /> {hasReported ? "Reported" : "Report"}
            </DropdownMenuItem>
          )}
          {isAdmin && !isOwn && (
            <DropdownMenuItem onSelect={() => hide.mutate(true)}>
              <EyeOff aria-hidden="true" /> Hide
            </DropdownMenuItem>
          )}
          {(isOwn || isAdmin) && (
            <DropdownMenuItem danger onSelect={() => setAsked("delete")}>
              <Trash2 aria-hidden="true" /> Delete
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <ReportReviewDialog {...dialog} author={author} open={asked === "report"} />
      <DeleteReviewDialog {...dialog} isOwn={isOwn} author={author} open={asked === "delete"} />
    </>
  );
}
