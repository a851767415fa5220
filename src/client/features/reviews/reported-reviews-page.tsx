import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { BackLink } from "#client/ui/back-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { cx } from "#client/ui/cx.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { ExportLink } from "#client/ui/export-link.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { ReportedReviewRow } from "./reported-review-row.tsx";
import { reportedReviewsQuery } from "./reported-reviews.queries.ts";
import type { ReportedReviewsSearch } from "./reported-reviews-search.ts";

const choices = [
  { status: undefined, label: "To decide" },
  { status: "handled", label: "Decided" },
] as const;

type FrameProps = ReportedReviewsSearch & { action?: ReactNode; children: ReactNode };

/** The page around its list: it stays where it is while that loads or fails. */
export function ReportedReviewsFrame({ status, action, children }: FrameProps) {
  return (
    <PageContainer className="py-6 sm:py-8">
      <BackLink href="/admin">Back to Admin</BackLink>
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
        all.length > 0 && <ExportLink href={`/api/review-reports.csv?status=${status ?? "open"}`} />
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
        <table className="w-full text-left max-lg:block">
          <thead className="max-lg:sr-only">
            <tr className="type-display border-ink border-b-2 text-lg">
              <th className="w-2/5 py-2 pr-6">Review</th>
              <th className="py-2 pr-6">Reports</th>
              <th className="py-2">Decision</th>
            </tr>
          </thead>
          <tbody className="max-lg:grid max-lg:gap-4">
            {all.map((reported) => (
              <ReportedReviewRow key={reported.review.id} reported={reported} />
            ))}
          </tbody>
        </table>
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
