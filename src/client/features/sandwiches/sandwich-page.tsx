import { AppLink } from "#client/ui/app-link.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { PagePart } from "#client/ui/page-part.tsx";
import { SectionHeading } from "#client/ui/section-heading.tsx";
import { CardSkeleton, CardsSkeleton, ReviewsSkeleton } from "#client/ui/skeleton.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { DietaryInfo } from "./dietary-info.tsx";
import { Ingredients } from "./ingredients.tsx";
import { SandwichBackLink } from "./sandwich-back-link.tsx";
import { SandwichIntro } from "./sandwich-intro.tsx";
import { SandwichPhotos } from "./sandwich-photos.tsx";
import { SandwichRestaurant } from "./sandwich-restaurant.tsx";
import { SandwichReviews } from "./sandwich-reviews.tsx";
import { SimilarSandwiches } from "./similar-sandwiches.tsx";

const reviewsShown = 3;

export function SandwichPage({ sandwich }: { sandwich: Sandwich }) {
  const { id, restaurantId, ingredients } = sandwich;
  return (
    <PageContainer className="py-6 sm:py-8">
      <SandwichBackLink sandwichId={id} />
      <div className="mt-3">
        <SandwichIntro sandwich={sandwich} />
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <section>
          <SectionHeading title="Ingredients" />
          <Ingredients ingredients={ingredients} />
        </section>
        <section>
          <SectionHeading title="Dietary Info" />
          <DietaryInfo sandwich={sandwich} />
        </section>
        <section>
          <SectionHeading
            title="Reviews"
            action={
              <AppLink href={`/sandwich/${id}/reviews`} className="link py-2">
                See All Reviews
              </AppLink>
            }
          />
          <PagePart fallback={null}>
            <SandwichPhotos sandwichId={id} />
          </PagePart>
          <PagePart fallback={<ReviewsSkeleton count={reviewsShown} />}>
            <SandwichReviews sandwichId={id} atMost={reviewsShown} />
          </PagePart>
        </section>
        <section>
          <SectionHeading title="Where to Get It" />
          <PagePart fallback={<CardSkeleton />}>
            <SandwichRestaurant restaurantId={restaurantId} />
          </PagePart>
        </section>
      </div>
      <section className="mt-12">
        <SectionHeading title="Similar Sandwiches You Might Like" />
        <PagePart fallback={<CardsSkeleton />}>
          <SimilarSandwiches sandwichId={id} />
        </PagePart>
      </section>
    </PageContainer>
  );
}
