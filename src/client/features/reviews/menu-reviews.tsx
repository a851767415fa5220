import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { MessageSquareQuote } from "lucide-react";
import type { MouseEvent } from "react";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { ReviewItem } from "./review-item.tsx";
import { menuReviewsQuery } from "./reviews.queries.ts";

/** What people say about a restaurant's sandwiches. */
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
            <AppLink href={`/sandwich/${review.sandwichId}`} className="link">
              {review.sandwichName || "Unknown Sandwich"}
            </AppLink>
          }
        />
      ))}
      {isFetchNextPageError && (
        <p role="alert" className="mt-6 font-semibold text-beet">
          More reviews could not be loaded. Give it another try in a moment.
        </p>
      )}
      {nextCursor && (
        <Button
          asChild
          variant="secondary"
          className="mt-6"
          aria-disabled={isFetchingNextPage || undefined}
          onClick={showHere}
        >
          <AppLink href={moreHref(restaurantId, nextCursor)}>Show more reviews</AppLink>
        </Button>
      )}
    </>
  );
}

const moreHref = (restaurantId: number, cursor: string) =>
  `/restaurant/${restaurantId}?${new URLSearchParams({ tab: "reviews", cursor })}`;
