import { useSuspenseQuery } from "@tanstack/react-query";
import { ReviewItem } from "#client/features/reviews/review-item.tsx";
import { newestReviewsQuery } from "#client/features/reviews/reviews.queries.ts";

type SandwichReviewsProps = { sandwichId: number; atMost: number; nameless?: string };

export function SandwichReviews({ sandwichId, atMost, nameless }: SandwichReviewsProps) {
  const { data: reviews } = useSuspenseQuery(newestReviewsQuery(sandwichId));
  if (reviews.length === 0) {
    return <p className="text-soft">No reviews yet. Be the first to tell the others.</p>;
  }
  return (
    <div>
      {reviews.slice(0, atMost).map((review) => (
        <ReviewItem key={review.id} review={review} nameless={nameless} />
      ))}
    </div>
  );
}
