import { SaveToggle, TriedSwitch } from "#client/features/collection/labelled-entry-buttons.tsx";
import { ReviewLink } from "#client/features/reviews/review-link.tsx";
import { AppLink } from "#client/ui/app-link.tsx";
import { Price } from "#client/ui/price.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { EditPhotoButton } from "./edit-photo-button.tsx";
import { RatingSummary } from "./rating-summary.tsx";
import { SandwichPicture } from "./sandwich-picture.tsx";
import { SpiceBadge } from "./spice-badge.tsx";
import { TagBadges } from "./tag-badges.tsx";

/** The first sight of a sandwich: what it looks like, what it is, and what one can do about it. */
export function SandwichIntro({ sandwich }: { sandwich: Sandwich }) {
  const { id, name, restaurantId, restaurantName, price, spiceLevel, description } = sandwich;
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
      <div className="relative aspect-4/3 self-start overflow-hidden rounded-card border-2 border-ink bg-sunk shadow-lift">
        <SandwichPicture sandwich={sandwich} sizes="(min-width: 64rem) 34rem, 100vw" isMain />
        <EditPhotoButton sandwich={sandwich} />
      </div>
      <div className="flex flex-col items-start gap-4">
        <div>
          <AppLink
            href={`/restaurant/${restaurantId}`}
            dir="auto"
            className="link wrap-anywhere inline-block py-1.5"
          >
            {restaurantName || "Unknown Restaurant"}
          </AppLink>
          <h1 dir="auto" className="mt-1 text-5xl sm:text-6xl">
            {name}
          </h1>
        </div>
        <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <RatingSummary {...sandwich} />
          <SpiceBadge spiceLevel={spiceLevel} />
        </div>
        <div className="flex w-full items-center gap-4 border-line border-y-2 py-3">
          <Price value={price} className={price > 0 ? "text-4xl" : undefined} />
          <span aria-hidden="true" className="leader text-soft" />
          <SaveToggle sandwich={sandwich} />
        </div>
        <p dir="auto" className="max-w-prose text-pretty text-lg">
          {description}
        </p>
        <TagBadges tags={sandwich.tags} />
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-mustard-wash px-4 py-3 text-on-mustard">
          <TriedSwitch sandwich={sandwich} label="Have you tried this sandwich?" />
          <ReviewLink sandwichId={id} />
        </div>
      </div>
    </div>
  );
}
