import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { countOf } from "#client/lib/count-of.ts";
import type { Review } from "#contract/reviews.ts";
import { HelpfulButton } from "./helpful-button.tsx";
import { ReviewMenuButton } from "./review-menu-button.tsx";
import { responseQuery } from "./reviews.queries.ts";

/** What one can do about a review. */
export function ReviewActions({ review, author }: { review: Review; author: string }) {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const { data: response, isLoading } = useQuery({
    ...responseQuery(viewer?.id ?? "", review.id),
    enabled: viewer !== null,
  });
  const isKnown = viewer === null || response !== undefined;
  const isOwn = viewer !== null && viewer.id === review.userId;
  const { helpfulCount } = review;
  return (
    <footer className="noscript:hidden mt-2 flex min-h-touch items-center justify-between gap-3">
      {isOwn ? (
        <p className="text-soft">
          {helpfulCount > 0
            ? `${countOf(helpfulCount, "member")} found your review helpful`
            : "Your review"}
        </p>
      ) : (
        <HelpfulButton
          review={review}
          author={author}
          hasVoted={isKnown ? response?.hasVoted === true : undefined}
          isLoading={isLoading}
        />
      )}
      <ReviewMenuButton
        review={review}
        author={author}
        viewer={viewer}
        hasReported={response?.hasReported === true}
      />
    </footer>
  );
}
