import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Link, linkOptions } from "@tanstack/react-router";
import { Check, Eye, EyeOff, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { personalKey } from "#client/features/accounts/viewer.queries.ts";
import { growingListQuery } from "#client/lib/endpoint-query.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { BackLink } from "#client/ui/back-link.tsx";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import { cx } from "#client/ui/cx.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { ExportLink } from "#client/ui/export-link.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { StarRating } from "#client/ui/star-rating.tsx";
import { endpointUrl } from "#contract/endpoint.ts";
import type { ReportStatus } from "#contract/explore-choices.ts";
import {
  exportReportedReviews,
  listReportedReviews,
  resolveReports,
} from "#contract/reviews.endpoints.ts";
import type { ReportedReview } from "#contract/reviews.ts";
import { DeleteReviewButton } from "./delete-review-button.tsx";
import { reloadRatings, useHideReview, useReviewChange } from "./review-changes.ts";
import type { ReportedReviewsSearch } from "./reviews-search.ts";

const reviewsAtOnce = 20;

export const reportedReviewsQuery = (adminId: string, status: ReportStatus) =>
  growingListQuery(personalKey(adminId, "reported reviews", status), listReportedReviews, {
    query: { status, limit: reviewsAtOnce },
  });

const choices = [
  { status: undefined, label: "To decide" },
  { status: "handled", label: "Decided" },
] as const;

type FrameProps = ReportedReviewsSearch & { action?: ReactNode; children: ReactNode };

/** The page without its list, also used while it loads or has failed. */
export function ReportedReviewsFrame({ status, action, children }: FrameProps) {
  return (
    <PageContainer className="py-6 sm:py-8">
      <BackLink link={linkOptions({ to: "/admin" })}>Back to Admin Dashboard</BackLink>
      <h1 className="mt-3 text-4xl sm:text-5xl">Reported Reviews</h1>
      <nav aria-label="Reports" className="my-6 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Link
            key={choice.label}
            to="/admin/reviews"
            search={{ status: choice.status }}
            resetScroll={false}
            aria-current={choice.status === status ? "true" : undefined}
            className={cx(
              "type-display inline-flex h-touch items-center rounded-full border-2 px-4 text-lg",
              choice.status === status
                ? "border-ink bg-ink text-paper"
                : "border-edge hover:border-ink",
            )}
          >
            {choice.label}
          </Link>
        ))}
        {action}
      </nav>
      {children}
    </PageContainer>
  );
}

type ReportedReviewsPageProps = ReportedReviewsSearch & { adminId: string };

export function ReportedReviewsPage({ adminId, status }: ReportedReviewsPageProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    reportedReviewsQuery(adminId, status ?? "open"),
  );
  const all = data.pages.flatMap(({ items }) => items);
  return (
    <ReportedReviewsFrame
      status={status}
      action={
        all.length > 0 && (
          <ExportLink
            href={endpointUrl(exportReportedReviews, { query: { status: status ?? "open" } })}
          />
        )
      }
    >
      {all.length === 0 ? (
        <EmptyState
          art={<ShieldCheck />}
          title={status ? "Nothing decided yet" : "No reports to decide"}
          text={
            status
              ? "Reviews that you hide or whose reports you dismiss will be listed here."
              : "When somebody reports a review, it will appear here."
          }
        />
      ) : (
        <div className="lg:rounded-card lg:border-2 lg:border-line lg:bg-card">
          <table className="w-full text-left max-lg:block">
            <thead className="border-ink border-b-2 max-lg:sr-only">
              <tr className="text-base [&>th]:px-4 [&>th]:py-2.5 [&>th]:font-semibold">
                <th className="w-2/5">Review</th>
                <th>Reports</th>
                <th>Decision</th>
              </tr>
            </thead>
            <tbody className="max-lg:grid max-lg:gap-4">
              {all.map((reported) => (
                <ReportedReviewRow key={reported.review.id} reported={reported} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-6"
          loading={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </ReportedReviewsFrame>
  );
}

/** A card on a phone. */
function ReportedReviewRow({ reported }: { reported: ReportedReview }) {
  const { review, waitingReason, reports, reportCount } = reported;
  const unseen = reportCount - reports.length;
  return (
    <tr className="border-line align-top max-lg:block max-lg:rounded-card max-lg:border-2 max-lg:bg-card max-lg:p-4 lg:border-t-2 lg:first:border-t-0 lg:hover:bg-sunk/50">
      <td className="px-4 py-3.5 max-lg:block max-lg:p-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="type-display text-xl">{review.username || "User"}</bdi>
          <StarRating value={review.rating} />
          {review.isHidden && (
            <Badge variant="danger">{review.isWaiting ? "Waiting" : "Hidden"}</Badge>
          )}
        </p>
        <p className="mt-1 text-soft">
          <Link to="/sandwich/$id" params={{ id: String(review.sandwichId) }} className="link">
            <bdi>{review.sandwichName}</bdi>
          </Link>
          , {formatDate(review.dateCreated)}
        </p>
        <p dir="auto" className="wrap-anywhere mt-2 max-w-prose whitespace-pre-line">
          {review.review || "No words, only stars."}
        </p>
      </td>
      <td className="px-4 py-3.5 max-lg:mt-4 max-lg:block max-lg:border-line max-lg:border-t-2 max-lg:px-0 max-lg:py-4">
        {reportCount === 0 && !waitingReason && (
          <p className="text-soft">Hidden without a report.</p>
        )}
        {waitingReason && <p>{waitingReason}</p>}
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
      <td className="px-4 py-3.5 max-lg:block max-lg:p-0">
        <ReportDecision reported={reported} />
      </td>
    </tr>
  );
}

function ReportDecision({ reported }: { reported: ReportedReview }) {
  const { review, version, openCount } = reported;
  const hide = useHideReview({ ...review, version });
  const dismiss = useReviewChange({
    send: (api) => api.call(resolveReports, { id: review.id, body: { status: "dismissed" } }),
    reload: (queryClient) => reloadRatings(queryClient, review.sandwichId),
    onDone: () => toast({ title: "Reports dismissed" }),
    failure: "Failed to dismiss the reports. Please try again.",
  });
  return (
    <div className="grid grid-cols-2 gap-2 sm:max-w-sm lg:w-36 lg:grid-cols-1">
      {review.isHidden && (
        <Button variant="secondary" loading={hide.isPending} onClick={() => hide.mutate(false)}>
          <Eye />
          {review.isWaiting ? "Let through" : "Show again"}
        </Button>
      )}
      {(review.isWaiting || !review.isHidden) && (
        <Button variant="secondary" loading={hide.isPending} onClick={() => hide.mutate(true)}>
          <EyeOff />
          Hide
        </Button>
      )}
      {openCount > 0 && (
        <Button variant="secondary" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
          <Check />
          Dismiss
        </Button>
      )}
      <DeleteReviewButton review={review} />
    </div>
  );
}
