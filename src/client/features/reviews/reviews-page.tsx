import { useSuspenseQuery } from "@tanstack/react-query";
import { MessageSquareQuote } from "lucide-react";
import type { ReactNode } from "react";
import { BackLink } from "#client/ui/back-link.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { StarRating } from "#client/ui/star-rating.tsx";
import { RatingHistogram } from "./rating-histogram.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewPages } from "./review-pages.tsx";
import { ReviewSorts } from "./review-sorts.tsx";
import { ratingSummaryQuery, reviewsPageQuery } from "./reviews.queries.ts";
import type { ReviewsSearch } from "./reviews-search.ts";

type ReviewsPageProps = {
  sandwich: { id: number; name: string; restaurantName: string };
  search: ReviewsSearch;
  /** Where one writes their own. */
  reviewLink: ReactNode;
};

export function ReviewsPage({ sandwich, search, reviewLink }: ReviewsPageProps) {
  const { data: summary } = useSuspenseQuery(ratingSummaryQuery(sandwich.id));
  const { data: page } = useSuspenseQuery(reviewsPageQuery(sandwich.id, search));
  return (
    <PageContainer className="py-6 sm:py-10">
      <BackLink href={`/sandwich/${sandwich.id}`}>Back to sandwich details</BackLink>
      <div className="mt-4 grid gap-8 lg:grid-cols-[20rem_1fr] lg:gap-14">
        <div>
          <h1 className="text-4xl sm:text-5xl">
            Reviews of <span className="text-paprika">{sandwich.name}</span>
          </h1>
          <p className="mt-2 text-soft">{sandwich.restaurantName || "Unknown Restaurant"}</p>
          <div className="my-6 flex items-center gap-4">
            <p className="type-display text-7xl tabular-nums">{summary.average.toFixed(1)}</p>
            <p>
              <StarRating value={summary.average} className="text-2xl" />
              <span className="block text-soft">
                {summary.count} {summary.count === 1 ? "rating" : "ratings"}
              </span>
            </p>
          </div>
          <RatingHistogram histogram={summary.histogram} />
          <div className="mt-6">{reviewLink}</div>
        </div>
        <section aria-label="Reviews">
          {summary.count > 0 && <ReviewSorts sandwichId={sandwich.id} search={search} />}
          {page.items.length === 0 ? (
            <EmptyState
              art={<MessageSquareQuote />}
              title="No reviews yet"
              text="Be the first to tell the others."
            />
          ) : (
            <div className="mt-6">
              {page.items.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </div>
          )}
          <ReviewPages sandwichId={sandwich.id} search={search} nextCursor={page.nextCursor} />
        </section>
      </div>
    </PageContainer>
  );
}
