import { type ReportStatus, type ReviewSort, reviewSorts } from "#contract/explore-choices.ts";

export interface ReviewsSearch {
  sort?: ReviewSort;
  /** Where the page starts; undefined on the first one. */
  cursor?: string;
  /** Id of the review that the page starts with, for links to one review. */
  from?: number;
}

/** Ignores unknown values and the default order. */
export function readReviewsSearch({ sort, cursor, from }: Record<string, unknown>): ReviewsSearch {
  const known = reviewSorts.find((name) => name === sort);
  return {
    sort: known === "newest" ? undefined : known,
    cursor: typeof cursor === "string" && cursor !== "" ? cursor : undefined,
    from: /^[1-9]\d{0,8}$/.test(String(from)) ? Number(from) : undefined,
  };
}

export interface ReportedReviewsSearch {
  /** Undefined for the undecided ones. */
  status?: Exclude<ReportStatus, "open">;
}

export const readReportedReviewsSearch = ({
  status,
}: Record<string, unknown>): ReportedReviewsSearch => ({
  status: status === "handled" ? status : undefined,
});
