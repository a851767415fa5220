import type { VoteBeforeLogin } from "./review-changes.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    voteBeforeLogin?: VoteBeforeLogin;
    /** The id of the review that a visitor wanted to report. */
    reportBeforeLogin?: number;
  }
}

let reviewToReport: number | undefined;

/** After the login: the menu of this review opens its report dialog as soon as it is rendered. */
export function requestReport(reviewId: number) {
  reviewToReport = reviewId;
}

/** True once, for the requested review. */
export function takeRequestedReport(reviewId: number): boolean {
  if (reviewToReport !== reviewId) return false;
  reviewToReport = undefined;
  return true;
}
