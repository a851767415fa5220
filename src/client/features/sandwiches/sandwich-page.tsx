import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Sandwich as SandwichIcon, Share2 } from "lucide-react";
import { Suspense } from "react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { FavoriteButton } from "#client/features/collection/entry-buttons.tsx";
import {
  KeepingHint,
  SaveToggle,
  TriedSwitch,
} from "#client/features/collection/labelled-buttons.tsx";
import { findNearest } from "#client/features/restaurants/nearest-location.ts";
import { restaurantLink } from "#client/features/restaurants/restaurant-link.ts";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";
import { ReviewLink } from "#client/features/reviews/review-link.tsx";
import {
  newestReviewsQuery,
  sandwichPhotosQuery,
} from "#client/features/reviews/reviews.queries.ts";
import { WithScoreExplanation } from "#client/features/scores/with-score-explanation.tsx";
import { shareThisPage } from "#client/features/shell/shell.tsx";
import { EditImageButton } from "#client/features/uploads/edit-image-button.tsx";
import { useLook } from "#client/lib/looks.ts";
import {
  findOrigin,
  lastExplore,
  readPath,
  useNavigationHistory,
} from "#client/lib/navigation-history.ts";
import { useRememberedPlace } from "#client/lib/remembered-place.ts";
import { BackLink } from "#client/ui/back-link.tsx";
import { DistanceOverlay } from "#client/ui/distance-overlay.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import { latePart } from "#client/ui/lazy-part.ts";
import { PageContainer } from "#client/ui/page-container.tsx";
import { PagePart } from "#client/ui/page-part.tsx";
import { PhotoStrip } from "#client/ui/photo-strip.tsx";
import { Price } from "#client/ui/price.tsx";
import { SectionHeading } from "#client/ui/section-heading.tsx";
import { CardSkeleton, CardsSkeleton, ReviewsSkeleton } from "#client/ui/skeleton.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { PicturesButton } from "./pictures-button.tsx";
import { RatingSummary, SpiceBadge, TagBadges } from "./sandwich-badges.tsx";
import { SandwichGrid } from "./sandwich-card.tsx";
import {
  DietaryInfo,
  Ingredients,
  PriceSource,
  SandwichRestaurant,
  SandwichReviews,
} from "./sandwich-details.tsx";
import { sandwichReviewsLink } from "./sandwich-link.ts";
import { SandwichPicture } from "./sandwich-picture.tsx";
import { similarSandwichesQuery } from "./sandwiches.queries.ts";

const reviewsShown = 3;

/** For members only, so visitors do not load it. */
const loadStrip = async () => (await import("#client/features/collection/own-strip.tsx")).OwnStrip;
const OwnStrip = import.meta.env.SSR ? await loadStrip() : latePart(loadStrip);

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
              <Link {...sandwichReviewsLink(id)} className="link -mt-2 py-2">
                See All Reviews
              </Link>
            }
          />
          <PagePart fallback={null}>
            <OtherPhotos sandwich={sandwich} />
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

/** Leads back to the previous page; on the server, to Explore. */
function SandwichBackLink({ sandwichId }: { sandwichId: number }) {
  const visited = useNavigationHistory();
  const origin = findOrigin(visited, `/sandwich/${sandwichId}`);
  const path = readPath(origin);
  if (origin && path && /^\/restaurant\/[^/]+$/.test(path)) {
    return <BackLink href={origin}>Back to Restaurant</BackLink>;
  }
  if (origin && path === "/collection") {
    return <BackLink href={origin}>Back to Collection</BackLink>;
  }
  return <BackLink href={lastExplore(visited) ?? "/explore"}>Back to Sandwiches</BackLink>;
}

function SandwichIntro({ sandwich }: { sandwich: Sandwich }) {
  const { id, name, restaurantId, restaurantName, price, spiceLevel, description } = sandwich;
  const viewer = useViewer();
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
      <div className="lead-picture relative aspect-4/3 self-start overflow-hidden rounded-card border-2 border-ink bg-sunk shadow-lift">
        <SandwichPicture sandwich={sandwich} sizes="(min-width: 64rem) 34rem, 100vw" isMain />
        <Away restaurantId={restaurantId} />
        <EditImageButton image={{ of: "sandwich", id: sandwich.id, name: sandwich.name }} />
        {sandwich.image && <PicturesButton className="absolute! bottom-3 left-3 shadow-lift" />}
      </div>
      <div className="flex flex-col items-start gap-4">
        <div className="w-full">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Link
              {...restaurantLink(restaurantId)}
              dir="auto"
              className="link wrap-anywhere inline-block py-1.5"
            >
              {restaurantName || "Unknown Restaurant"}
            </Link>
            <div className="shrink-0">
              <SpiceBadge spiceLevel={spiceLevel} />
            </div>
          </div>
          <h1 dir="auto" className="mt-1 text-5xl sm:text-6xl">
            {name}
          </h1>
        </div>
        <WithScoreExplanation of={{ sandwichId: sandwich.id }}>
          <RatingSummary {...sandwich} />
        </WithScoreExplanation>
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-y-2 py-3">
          <Price value={price} className={price > 0 ? "text-4xl" : undefined} />
          <div className="flex flex-wrap items-center gap-1">
            <IconButton label={`Share ${name}`} onClick={shareThisPage}>
              <Share2 />
            </IconButton>
            <FavoriteButton sandwich={sandwich} />
            <SaveToggle sandwich={sandwich} />
          </div>
        </div>
        <KeepingHint />
        <PriceSource sandwich={sandwich} className="-mt-2" />
        {viewer && (
          <Suspense>
            <OwnStrip sandwich={sandwich} />
          </Suspense>
        )}
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

/** The distance from the last searched place, which only the browser knows. It appears without moving anything. */
function Away({ restaurantId }: { restaurantId: number }) {
  const known = useRememberedPlace();
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  const nearest = known && restaurant && findNearest(restaurant.locations, known.near);
  return <DistanceOverlay miles={nearest?.miles} corner="top-3 left-3" />;
}

/** Photos from reviews, except those that the page shows anyway. */
function OtherPhotos({ sandwich: { id, image } }: { sandwich: Sandwich }) {
  const { data: all } = useSuspenseQuery(sandwichPhotosQuery(id));
  const { data: reviews = [] } = useQuery(newestReviewsQuery(id));
  const lead = useLook("drawings") ? undefined : image?.url;
  const shown = reviews.slice(0, reviewsShown).flatMap((review) => review.photos);
  const photos = all.filter(({ url }) => url !== lead && shown.every((photo) => photo.url !== url));
  if (photos.length === 0) return null;
  return (
    <div className="mb-6">
      <PhotoStrip
        title={photos.length === 1 ? "Photo by a member" : "Photos by members"}
        images={photos}
        size="lg"
      />
    </div>
  );
}

function SimilarSandwiches({ sandwichId }: { sandwichId: number }) {
  const { data: similar } = useSuspenseQuery(similarSandwichesQuery(sandwichId));
  if (similar.length > 0) return <SandwichGrid sandwiches={similar} />;
  return (
    <EmptyState
      art={<SandwichIcon />}
      title="Nothing like it yet"
      text="Similar sandwiches will appear as you try more."
    />
  );
}
