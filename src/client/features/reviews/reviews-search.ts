import { type ReportStatus, type ReviewSort, reviewSorts } from "#contract/explore-choices.ts";

export interface ReviewsSearch {
  sort?: ReviewSort;
  /** Where the page starts; the first one has none. */
  cursor?: string;
  /** The review that the page starts with, for links to a single one. */
  from?: number;
}

/** Unknown values and the default order are left out. */
export function readReviewsSearch({ sort, cursor, from }: Record<string, unknown>): ReviewsSearch {
  const known = reviewSorts.find((name) => name === sort);
  return {
    sort: known === "newest" ? undefined : known,
    cursor: typeof cursor === "string" && cursor !== "" ? cursor : undefined,
    from: /^[1-9]\d{0,8}$/.test(String(from)) ? Number(from) : undefined,
  };
}

export function reviewsHref(sandwichId: number, { sort, cursor }: ReviewsSearch = {}): string {
  const search = new URLSearchParams({
    ...(sort && sort !== "newest" && { sort }),
    ...(cursor && { cursor }),
  });
  const path = `/sandwich/${sandwichId}/reviews`;
  return search.size > 0 ? `${path}?${search}` : path;
}

export interface ReportedReviewsSearch {
  /** Without it, the undecided reports are shown. */
  status?: Exclude<ReportStatus, "open">;
}

export const readReportedReviewsSearch = ({
  status,
}: Record<string, unknown>): ReportedReviewsSearch => ({
  status: status === "handled" ? status : undefined,
});
