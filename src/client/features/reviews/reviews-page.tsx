import type { ReactNode } from "react";
import { countOf } from "#client/lib/count-of.ts";
import { BackLink } from "#client/ui/back-link.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { PagePart } from "#client/ui/page-part.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { StarRating } from "#client/ui/star-rating.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { RatingHistogram } from "./rating-histogram.tsx";
import { ReviewSorts } from "./review-sorts.tsx";
import { ReviewsOnPage } from "./reviews-on-page.tsx";
import type { ReviewsSearch } from "./reviews-search.ts";

type ReviewsPageProps = {
  sandwich: Sandwich;
  search: ReviewsSearch;
  /** Where one writes their own. */
  reviewLink: ReactNode;
};

export function ReviewsPage({ sandwich, search, reviewLink }: ReviewsPageProps) {
  const { id, name, restaurantName, averageRating, reviewCount } = sandwich;
  return (
    <PageContainer className="py-6 sm:py-10">
      <BackLink href={`/sandwich/${id}`}>Back to sandwich details</BackLink>
      <div className="mt-4 grid gap-8 lg:grid-cols-[20rem_1fr] lg:gap-14">
        <div>
          <h1 className="text-4xl sm:text-5xl">
            Reviews of <bdi className="text-paprika">{name}</bdi>
          </h1>
          <p dir="auto" className="mt-2 text-soft">
            {restaurantName || "Unknown Restaurant"}
          </p>
          <div className="my-6 flex items-center gap-4">
            <p className="type-display text-7xl tabular-nums">{averageRating.toFixed(1)}</p>
            <p>
              <StarRating value={averageRating} className="text-2xl" />
              <span className="block text-soft">{countOf(reviewCount, "rating")}</span>
            </p>
          </div>
          <PagePart fallback={<Skeleton className="h-43" />}>
            <RatingHistogram sandwichId={id} />
          </PagePart>
          <div className="mt-6">{reviewLink}</div>
        </div>
        <section aria-label="Reviews" className="flex flex-col gap-6">
          {reviewCount > 0 && <ReviewSorts sandwichId={id} search={search} />}
          <div>
            {/* Another order, or another page, is another list. */}
            <PagePart key={JSON.stringify(search)} fallback={<Skeleton className="h-96" />}>
              <ReviewsOnPage sandwichId={id} search={search} />
            </PagePart>
          </div>
        </section>
      </div>
    </PageContainer>
  );
}
