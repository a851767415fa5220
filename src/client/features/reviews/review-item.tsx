import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { MoreHorizontal, ThumbsUp } from "lucide-react";
import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from "react";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { ofMember, useViewer, viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { formatCount } from "#client/lib/format-count.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { tellNotLoaded } from "#client/lib/toast-queue.ts";
import { Avatar } from "#client/ui/avatar.tsx";
import { SmallButton } from "#client/ui/button.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import { latePart } from "#client/ui/lazy-part.ts";
import { PhotoStrip } from "#client/ui/photo-strip.tsx";
import { StarRating } from "#client/ui/star-rating.tsx";
import { takeBackVote, voteForReview } from "#contract/reviews.endpoints.ts";
import type { Review } from "#contract/reviews.ts";
import { reloadVotes, takeRequestedReport, useReviewChange } from "./review-changes.ts";
import type { ReviewMenu as Menu } from "./review-menu.tsx";
import { responseQuery } from "./reviews.queries.ts";

type ReviewItemProps = {
  review: Review;
  /** Shown if the author's account is deleted. */
  nameless?: string;
  /** The sandwich, on pages about several. */
  about?: ReactNode;
};

export function ReviewItem({ review, nameless = "User", about }: ReviewItemProps) {
  const author = review.username || nameless;
  return (
    <article
      id={`review-${review.id}`}
      className="scroll-mt-24 border-line border-b-2 py-5 first:pt-0 last:border-0 last:pb-0"
    >
      <header className="flex items-center gap-3">
        <Avatar name={author} url={review.avatarUrl} className="size-9 text-lg" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <p dir="auto" className="type-display wrap-anywhere text-xl">
            {author}
          </p>
          <StarRating value={review.rating} />
          <p className="text-soft max-sm:w-full sm:ml-auto">
            <time dateTime={review.dateCreated}>{formatDate(review.dateCreated)}</time>
          </p>
        </div>
      </header>
      {about && (
        <p dir="auto" className="mt-1 text-soft">
          {about}
        </p>
      )}
      {review.review ? (
        <p dir="auto" className="wrap-anywhere mt-2 max-w-prose whitespace-pre-line text-pretty">
          {review.review}
        </p>
      ) : (
        review.photos.length === 0 && <p className="mt-2 text-soft">No words, only stars.</p>
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

function ReviewActions({ review, author }: { review: Review; author: string }) {
  const viewer = useViewer();
  const { data: response, isLoading } = useQuery(
    ofMember(viewer, (memberId) => responseQuery(memberId, review.id)),
  );
  const isKnown = viewer === null || response !== undefined;
  const isOwn = viewer !== null && viewer.id === review.userId;
  const { helpfulCount } = review;
  return (
    <footer className="noscript:hidden mt-2 flex min-h-touch items-center justify-between gap-3">
      {isOwn ? (
        <p className="text-soft">
          {helpfulCount > 0
            ? `${formatCount(helpfulCount, "member")} found your review helpful`
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

type HelpfulButtonProps = {
  review: Review;
  author: string;
  /** Undefined while unknown. A click then votes, never takes a vote back. */
  hasVoted: boolean | undefined;
  isLoading: boolean;
};

/** Shows the new state at once, before the lists have reloaded. */
function HelpfulButton({ review, author, hasVoted, isLoading }: HelpfulButtonProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const vote = useReviewChange<{ isOn: boolean; count: number }>({
    send: (api, { isOn }) => api.call(isOn ? voteForReview : takeBackVote, { id: review.id }),
    reload: (client) => reloadVotes(client, review.sandwichId),
    failure: "Failed to update your vote. Please try again.",
  });
  const loaded = { isOn: hasVoted, count: review.helpfulCount };
  const { isOn, count } = vote.isPending ? vote.variables : loaded;

  function flip() {
    if (!queryClient.getQueryData(viewerQuery.queryKey)) {
      const voteBeforeLogin = { reviewId: review.id, sandwichId: review.sandwichId };
      return askToLogin(router, "Please log in to mark reviews as helpful.", { voteBeforeLogin });
    }
    // While unknown, the count may include the member's vote.
    const change = isOn === undefined ? 0 : isOn ? -1 : 1;
    vote.mutate({ isOn: !isOn, count: count + change });
  }

  return (
    <SmallButton
      variant="quiet"
      aria-pressed={isOn}
      aria-busy={isLoading}
      onClick={flip}
      className="-ml-3 text-soft aria-busy:[&_svg]:opacity-40 aria-pressed:text-paprika aria-pressed:[&_svg]:fill-current"
    >
      <ThumbsUp />
      Helpful
      {count > 0 && <span className="tabular-nums">{count}</span>}
      <span className="sr-only">: review by {author}</span>
    </SmallButton>
  );
}

const loadReviewMenu = () => import("./review-menu.tsx");
const ReviewMenu = latePart(async () => (await loadReviewMenu()).ReviewMenu);

type MenuProps = ComponentProps<typeof Menu>;
type ReviewMenuButtonProps = Omit<MenuProps, "trigger" | "openedBy">;

/** The menu's code loads with the first touch or focus; the click opens it. */
function ReviewMenuButton(props: ReviewMenuButtonProps) {
  const [openedBy, setOpenedBy] = useState<MenuProps["openedBy"]>();
  const { viewer, review } = props;
  useEffect(() => {
    if (viewer && takeRequestedReport(review.id)) setOpenedBy("login");
  }, [viewer, review.id]);
  const button = (
    <IconButton
      label={`More about the review by ${props.author}`}
      aria-haspopup="menu"
      className="-mr-2"
      onPointerDown={loadReviewMenu}
      onFocus={loadReviewMenu}
      // `detail` is 0 for a click by keyboard.
      onClick={({ detail }) =>
        loadReviewMenu().then(() => setOpenedBy(detail === 0 ? "key" : "pointer"), tellNotLoaded)
      }
    >
      <MoreHorizontal />
    </IconButton>
  );
  if (!openedBy) return button;
  return (
    <Suspense fallback={button}>
      <ReviewMenu {...props} trigger={button} openedBy={openedBy} />
    </Suspense>
  );
}
