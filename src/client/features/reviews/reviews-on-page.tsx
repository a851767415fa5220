import { useSuspenseQuery } from "@tanstack/react-query";
import { MessageSquareQuote } from "lucide-react";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewPages } from "./review-pages.tsx";
import { reviewsPageQuery } from "./reviews.queries.ts";
import type { ReviewsSearch } from "./reviews-search.ts";

type ReviewsOnPageProps = { sandwichId: number; search: ReviewsSearch };

export function ReviewsOnPage({ sandwichId, search }: ReviewsOnPageProps) {
  const { data: page } = useSuspenseQuery(reviewsPageQuery(sandwichId, search));
  return (
    <>
      {page.items.length === 0 && (
        <EmptyState
          art={<MessageSquareQuote />}
          title="No reviews yet"
          text="Be the first to tell the others."
        />
      )}
      {page.items.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
      <ReviewPages sandwichId={sandwichId} search={search} nextCursor={page.nextCursor} />
    </>
  );
}
