import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, linkOptions } from "@tanstack/react-router";
import { MessageSquareQuote } from "lucide-react";
import { WithScoreExplanation } from "#client/features/scores/with-score-explanation.tsx";
import { formatCount } from "#client/lib/format-count.ts";
import { BackLink } from "#client/ui/back-link.tsx";
import { cx } from "#client/ui/cx.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { PageLinks } from "#client/ui/page-links.tsx";
import { PagePart } from "#client/ui/page-part.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { StarRating } from "#client/ui/star-rating.tsx";
import { reviewSorts } from "#contract/explore-choices.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { ReviewItem } from "./review-item.tsx";
import { ReviewLink } from "./review-link.tsx";
import { ratingSummaryQuery, reviewsPageKey, reviewsPageQuery } from "./reviews.queries.ts";
import type { ReviewsSearch } from "./reviews-search.ts";

type ReviewsPageProps = { sandwich: Sandwich; search: ReviewsSearch };

export function ReviewsPage({ sandwich, search }: ReviewsPageProps) {
  const { id, name, restaurantName, averageRating, reviewCount } = sandwich;
  return (
    <PageContainer className="py-6 sm:py-10">
      <BackLink link={linkOptions({ to: "/sandwich/$id", params: { id: String(id) } })}>
        Back to sandwich details
      </BackLink>
      <div className="mt-4 grid gap-8 lg:grid-cols-[20rem_1fr] lg:gap-14">
        <div>
          <h1 className="text-4xl sm:text-5xl">
            Reviews of <bdi className="text-paprika">{name}</bdi>
          </h1>
          <p dir="auto" className="mt-2 text-soft">
            {restaurantName || "Unknown Restaurant"}
          </p>
          <div className="my-6">
            <WithScoreExplanation of={{ sandwichId: id }}>
              <div className="flex flex-wrap items-center gap-x-4">
                <p className="type-display text-7xl tabular-nums">{averageRating.toFixed(1)}</p>
                <p>
                  <StarRating value={averageRating} className="text-2xl" />
                  <span className="block text-soft">{formatCount(reviewCount, "rating")}</span>
                </p>
              </div>
            </WithScoreExplanation>
          </div>
          <PagePart fallback={<Skeleton className="h-43" />}>
            <RatingHistogram sandwichId={id} />
          </PagePart>
          <div className="mt-6">
            <ReviewLink sandwichId={id} />
          </div>
        </div>
        <section aria-label="Reviews" className="flex flex-col gap-6">
          {reviewCount > 0 && <ReviewSorts sandwichId={id} search={search} />}
          <div>
            {/* The key starts anew for another order or page. */}
            <PagePart key={JSON.stringify(search)} fallback={<Skeleton className="h-96" />}>
              <ReviewsOnPage sandwichId={id} search={search} />
            </PagePart>
          </div>
        </section>
      </div>
    </PageContainer>
  );
}

function RatingHistogram({ sandwichId }: { sandwichId: number }) {
  const { histogram } = useSuspenseQuery(ratingSummaryQuery(sandwichId)).data;
  return (
    <ul aria-label="Ratings by stars" className="grid gap-2">
      {histogram.map(({ stars, count, percent }) => (
        <li
          key={stars}
          className="grid grid-cols-[4.5rem_1fr_3rem] items-center gap-3"
          title={formatCount(count, "review")}
        >
          <span className="type-display text-lg tabular-nums">{formatCount(stars, "star")}</span>
          <span
            aria-hidden="true"
            className="h-4 overflow-hidden rounded-full bg-sunk forced-colors:border"
          >
            <span
              className="block h-full rounded-full bg-paprika"
              style={{ width: `${percent}%` }}
            />
          </span>
          <span className="text-right tabular-nums">{percent}%</span>
        </li>
      ))}
    </ul>
  );
}

const sortLabels = { newest: "Newest", highest: "Highest rated", lowest: "Lowest rated" } as const;

/** Links, so that they work without JavaScript. */
function ReviewSorts({ sandwichId, search }: { sandwichId: number; search: ReviewsSearch }) {
  const { sort: current = "newest" } = search;
  return (
    <nav aria-label="Sort reviews">
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {reviewSorts.map((sort) => (
          <li key={sort}>
            <Link
              to="/sandwich/$id/reviews"
              params={{ id: String(sandwichId) }}
              search={{ sort: sort === "newest" ? undefined : sort }}
              resetScroll={false}
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={sort === current ? "true" : undefined}
              className={cx(
                "type-display inline-flex h-touch items-center rounded-full border-2 px-3.5 text-lg sm:px-4",
                sort === current ? "border-ink bg-ink text-paper" : "border-edge hover:border-ink",
              )}
            >
              {sortLabels[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ReviewsOnPage({ sandwichId, search }: { sandwichId: number; search: ReviewsSearch }) {
  const { sort = "newest", cursor, from } = search;
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
      <PageLinks
        label="Pages of reviews"
        pagesKey={reviewsPageKey(sandwichId, sort)}
        cursor={cursor}
        isFirst={!cursor && !from}
        nextCursor={page.nextCursor}
        pageLink={(cursor) => ({
          to: "/sandwich/$id/reviews",
          params: { id: String(sandwichId) },
          search: { sort: search.sort, cursor },
        })}
        className="mt-8"
      />
    </>
  );
}
