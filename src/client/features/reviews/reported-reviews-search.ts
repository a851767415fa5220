import type { ReportStatus } from "#contract/explore-choices.ts";

export interface ReportedReviewsSearch {
  /** Absent, it is those that wait for a decision. */
  status?: Exclude<ReportStatus, "open">;
}

export const readReportedReviewsSearch = ({
  status,
}: Record<string, unknown>): ReportedReviewsSearch => ({
  status: status === "handled" ? status : undefined,
});
