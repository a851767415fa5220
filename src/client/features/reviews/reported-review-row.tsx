import { formatDate } from "#client/lib/format-date.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import { Badge } from "#client/ui/badge.tsx";
import { StarRating } from "#client/ui/star-rating.tsx";
import type { ReportedReview } from "#contract/reviews.ts";
import { ReportDecision } from "./report-decision.tsx";

/** A row of the table; on a phone a card. */
export function ReportedReviewRow({ reported }: { reported: ReportedReview }) {
  const { review, reports, reportCount } = reported;
  const unseen = reportCount - reports.length;
  return (
    <tr className="border-line border-b-2 align-top max-lg:block max-lg:rounded-card max-lg:border-2 max-lg:bg-card max-lg:p-4">
      <td className="py-5 pr-6 max-lg:block max-lg:p-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="type-display text-xl">{review.username || "User"}</bdi>
          <StarRating value={review.rating} />
          {review.isHidden && <Badge variant="danger">Hidden</Badge>}
        </p>
        <p className="mt-1 text-soft">
          <AppLink href={`/sandwich/${review.sandwichId}`} className="link">
            <bdi>{review.sandwichName}</bdi>
          </AppLink>
          , {formatDate(review.dateCreated)}
        </p>
        <p dir="auto" className="wrap-anywhere mt-2 max-w-prose whitespace-pre-line">
          {review.review || "No words, only stars."}
        </p>
      </td>
      <td className="py-5 pr-6 max-lg:mt-4 max-lg:block max-lg:border-line max-lg:border-t-2 max-lg:px-0 max-lg:py-4">
        {reportCount === 0 && <p className="text-soft">Hidden without a report.</p>}
        <ul className="grid gap-2">
          {reports.map((report) => (
            <li key={report.id} className="wrap-anywhere">
              <bdi>{report.reason}</bdi>
              <span className="block text-soft text-sm">
                <bdi>{report.username || "User"}</bdi>, {formatDate(report.createdAt)}
              </span>
            </li>
          ))}
        </ul>
        {unseen > 0 && <p className="mt-2 text-soft">and {unseen} older</p>}
      </td>
      <td className="py-5 max-lg:block max-lg:p-0">
        <ReportDecision reported={reported} />
      </td>
    </tr>
  );
}
