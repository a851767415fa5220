import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MessageSquareQuote } from "lucide-react";
import type { MouseEvent } from "react";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { Problem } from "#client/ui/problem.tsx";
import { ReviewItem } from "./review-item.tsx";
import { menuReviewsQuery } from "./reviews.queries.ts";

export function MenuReviews({ restaurantId, cursor }: { restaurantId: number; cursor?: string }) {
  const list = useSuspenseInfiniteQuery(menuReviewsQuery(restaurantId, cursor));
  const { data, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const reviews = data.pages.flatMap(({ items }) => items);
  const nextCursor = data.pages.at(-1)?.nextCursor;

  function showHere(event: MouseEvent) {
    event.preventDefault();
    if (!isFetchingNextPage) fetchNextPage();
  }
  if (reviews.length === 0) {
    return (
      <EmptyState
        art={<MessageSquareQuote />}
        title="No reviews available for sandwiches at this restaurant."
      />
    );
  }
  return (
    <>
      {reviews.map((review) => (
        <ReviewItem
          key={review.id}
          review={review}
          about={
            <Link to="/sandwich/$id" params={{ id: String(review.sandwichId) }} className="link">
              {review.sandwichName || "Unknown Sandwich"}
            </Link>
          }
        />
      ))}
      <Problem className="mt-6">
        {isFetchNextPageError &&
          "More reviews could not be loaded. Give it another try in a moment."}
      </Problem>
      {nextCursor && (
        <ButtonLink
          to="/restaurant/$id"
          params={{ id: String(restaurantId) }}
          search={{ tab: "reviews", cursor: nextCursor }}
          variant="secondary"
          className="mt-6"
          aria-disabled={isFetchingNextPage || undefined}
          onClick={showHere}
        >
          Show more reviews
        </ButtonLink>
      )}
    </>
  );
}
