import type { ReactNode } from "react";
import {
  FavoriteToggle,
  TriedSwitch,
  WishlistToggle,
} from "#client/features/collection/labelled-entry-buttons.tsx";
import { ReviewLink } from "#client/features/reviews/review-link.tsx";
import { AppLink } from "#client/ui/app-link.tsx";
import { PagePart } from "#client/ui/page-part.tsx";
import { Price } from "#client/ui/price.tsx";
import { CardSkeleton, ReviewsSkeleton } from "#client/ui/skeleton.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { DietaryBadges } from "./dietary-badges.tsx";
import { EditPhotoButton } from "./edit-photo-button.tsx";
import { Ingredients } from "./ingredients.tsx";
import { RatingSummary } from "./rating-summary.tsx";
import { SandwichPicture } from "./sandwich-picture.tsx";
import { SandwichRestaurant } from "./sandwich-restaurant.tsx";
import { SandwichReviews } from "./sandwich-reviews.tsx";
import { SpiceBadge } from "./spice-badge.tsx";
import { TagBadges } from "./tag-badges.tsx";

const reviewsShown = 2;

export function SandwichDialogBody({ sandwich }: { sandwich: Sandwich }) {
  const { id, price, description, ingredients, tags, restaurantId } = sandwich;
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-8">
      <div className="flex flex-col gap-4">
        <div className="relative aspect-4/3 overflow-hidden rounded-card border-2 border-line bg-sunk">
          <SandwichPicture sandwich={sandwich} sizes="(min-width: 40rem) 22rem, 100vw" isMain />
          <EditPhotoButton sandwich={sandwich} />
        </div>
        <div className="flex items-center justify-between gap-3">
          <Price value={price} className={price > 0 ? "text-3xl" : undefined} />
          <SpiceBadge spiceLevel={sandwich.spiceLevel} />
        </div>
        <RatingSummary {...sandwich} />
        <div className="flex flex-wrap gap-2">
          <FavoriteToggle sandwich={sandwich} />
          <WishlistToggle sandwich={sandwich} />
        </div>
        <TriedSwitch sandwich={sandwich} label="I've tried this" />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ReviewLink sandwichId={id} addLabel="Add a review" />
          <AppLink href={`/sandwich/${id}`} className="link py-2">
            View Details
          </AppLink>
        </div>
      </div>
      <div className="flex flex-col gap-6">
        <p dir="auto" className="text-pretty">
          {description}
        </p>
        <Part title="Ingredients">
          <Ingredients ingredients={ingredients} />
        </Part>
        <Part title="Dietary Info">
          <DietaryBadges sandwich={sandwich} />
        </Part>
        <TagBadges tags={tags} />
      </div>
      <Part title="Where to Get It">
        <PagePart fallback={<CardSkeleton />}>
          <SandwichRestaurant restaurantId={restaurantId} />
        </PagePart>
      </Part>
      <Part title="Reviews">
        <PagePart fallback={<ReviewsSkeleton count={reviewsShown} />}>
          <SandwichReviews sandwichId={id} atMost={reviewsShown} nameless="Anonymous" />
        </PagePart>
        <AppLink href={`/sandwich/${id}/reviews`} className="link mt-4 inline-block py-2">
          See All Reviews
        </AppLink>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-2xl">{title}</h3>
      {children}
    </section>
  );
}
