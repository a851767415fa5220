import type { ReactNode } from "react";
import { formatDate } from "#client/lib/format-date.ts";
import { PhotoStrip } from "#client/ui/photo-strip.tsx";
import { StarRating } from "#client/ui/star-rating.tsx";
import type { Review } from "#contract/reviews.ts";
import { ReviewActions } from "./review-actions.tsx";

type ReviewItemProps = {
  review: Review;
  /** What a review without a name is signed with. */
  nameless?: string;
  /** What it is about, where that is not clear. */
  about?: ReactNode;
};

/** A slip from the guest book. */
export function ReviewItem({ review, nameless = "User", about }: ReviewItemProps) {
  const author = review.username || nameless;
  return (
    <article
      id={`review-${review.id}`}
      className="scroll-mt-24 border-line border-b-2 py-5 first:pt-0 last:border-0 last:pb-0"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p dir="auto" className="type-display text-xl">
          {author}
        </p>
        <StarRating value={review.rating} />
        <p className="ml-auto text-soft">
          <time dateTime={review.dateCreated}>{formatDate(review.dateCreated)}</time>
        </p>
      </header>
      {about && (
        <p dir="auto" className="mt-1 text-soft">
          {about}
        </p>
      )}
      {review.review && (
        <p dir="auto" className="wrap-anywhere mt-2 max-w-prose whitespace-pre-line text-pretty">
          {review.review}
        </p>
      )}
      {review.photos.length > 0 && (
        <div className="mt-3">
          <PhotoStrip
            title={`${review.photos.length === 1 ? "Photo" : "Photos"} by ${author}`}
            images={review.photos}
          />
        </div>
      )}
      <ReviewActions review={review} author={author} />
    </article>
  );
}
