import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import {
  FavoriteToggle,
  KeepingHint,
  TriedSwitch,
  WishlistToggle,
} from "#client/features/collection/labelled-buttons.tsx";
import { OpenBadge, OpenUntil } from "#client/features/restaurants/open-badge.tsx";
import { restaurantLink } from "#client/features/restaurants/restaurant-link.ts";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";
import { ReviewLink } from "#client/features/reviews/review-link.tsx";
import { WithScoreExplanation } from "#client/features/scores/with-score-explanation.tsx";
import { EditImageButton } from "#client/features/uploads/edit-image-button.tsx";
import { ApiError } from "#client/lib/api.ts";
import { withoutDialog } from "#client/lib/dialog-address.ts";
import { formatDistance, useDistanceUnit } from "#client/lib/distance.ts";
import { cardPicture, leadWith } from "#client/lib/lead-picture.ts";
import { retryFailures } from "#client/lib/query-client.ts";
import { Dialog, DialogContent } from "#client/ui/dialog.tsx";
import { LoadFailed, PagePart } from "#client/ui/page-part.tsx";
import { Price } from "#client/ui/price.tsx";
import { CardSkeleton, ReviewsSkeleton } from "#client/ui/skeleton.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { RatingSummary, SpiceBadge, TagBadges } from "./sandwich-badges.tsx";
import {
  DietaryBadges,
  Ingredients,
  PriceSource,
  SandwichRestaurant,
  SandwichReviews,
} from "./sandwich-details.tsx";
import { focusOpener } from "./sandwich-dialog-link.tsx";
import { sandwichLink, sandwichReviewsLink } from "./sandwich-link.ts";
import { SandwichPicture } from "./sandwich-picture.tsx";
import { sandwichQuery } from "./sandwiches.queries.ts";

let onArrival: (() => void) | undefined;

/** Called when the dialog's picture is rendered: the card's picture then grows into it. */
function arrive(picture: HTMLElement | null) {
  if (!picture || !onArrival) return;
  leadWith(picture);
  onArrival();
  onArrival = undefined;
}

/** The page does not react while the transition waits for the dialog. */
const longestWaitMs = 400;

/** Opens the dialog with a view transition in which the picture of the clicked card grows into the dialog's. */
export function growIntoDialog(open: () => void) {
  onArrival = undefined;
  const isMoving =
    "startViewTransition" in document &&
    document.querySelector(".lead-picture")?.matches(cardPicture);
  if (!isMoving || matchMedia("(prefers-reduced-motion: reduce)").matches) return open();
  document.startViewTransition(async () => {
    await new Promise<void>((resolve) => {
      onArrival = resolve;
      setTimeout(resolve, longestWaitMs);
      open();
    });
  });
}

type SandwichDialogProps = { sandwichId: number; open: boolean };

export function SandwichDialog({ sandwichId, open }: SandwichDialogProps) {
  const onClose = useCloseDialog({ sandwichId, open });
  // Opening it requests again what failed.
  const query = { ...sandwichQuery(sandwichId), enabled: open };
  const { data: sandwich, error, refetch } = useQuery(query);
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent
        title={sandwich?.name ?? titleWithout(error, isMissing)}
        className="sm:max-w-3xl"
        onCloseAutoFocus={focusOpener}
      >
        {sandwich && (
          <PagePart key={sandwichId} fallback={<ReviewsSkeleton count={3} />}>
            <SandwichDialogBody sandwich={sandwich} />
          </PagePart>
        )}
        {!sandwich && isMissing && (
          <p>The sandwich you're looking for doesn't exist or has been removed.</p>
        )}
        {!sandwich && error && !isMissing && <LoadFailed onRetry={() => refetch()} />}
      </DialogContent>
    </Dialog>
  );
}

/** Goes back if the dialog was opened from this page; otherwise removes it from the address. */
function useCloseDialog({ sandwichId, open }: SandwichDialogProps) {
  const router = useRouter();
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets for the next dialog
  useEffect(() => {
    isClosing.current = false;
  }, [sandwichId, open]);
  return () => {
    // A second Escape must not go back twice.
    if (isClosing.current) return;
    isClosing.current = true;
    const { href, state } = router.state.location;
    if (state.dialogOpenedHere) return router.history.back();
    router.navigate({ href: withoutDialog(href), replace: true, resetScroll: false });
  };
}

function titleWithout(error: Error | null, isMissing: boolean): string {
  if (isMissing) return "Sandwich Not Found";
  return error ? "Something went wrong" : "Loading sandwich details...";
}

const reviewsShown = 2;

function SandwichDialogBody({ sandwich }: { sandwich: Sandwich }) {
  const { id, price, description, ingredients, tags, restaurantId } = sandwich;
  const queryClient = useQueryClient();
  // Forgets failures of parts that were never shown.
  useEffect(() => () => retryFailures(queryClient), [queryClient]);
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-8">
      <SandwichPlace sandwich={sandwich} />
      <div className="flex flex-col gap-4">
        <div
          ref={arrive}
          className="relative aspect-4/3 overflow-hidden rounded-card border-2 border-line bg-sunk"
        >
          <SandwichPicture sandwich={sandwich} sizes="(min-width: 40rem) 22rem, 100vw" isMain />
          <EditImageButton image={{ of: "sandwich", id: sandwich.id, name: sandwich.name }} />
        </div>
        <div className="flex items-center justify-between gap-3">
          <Price value={price} className={price > 0 ? "text-3xl" : undefined} />
          <SpiceBadge spiceLevel={sandwich.spiceLevel} />
        </div>
        <PriceSource sandwich={sandwich} className="-mt-3" />
        <WithScoreExplanation of={{ sandwichId: sandwich.id }}>
          <RatingSummary {...sandwich} />
        </WithScoreExplanation>
        <div className="flex flex-wrap gap-2">
          <FavoriteToggle sandwich={sandwich} />
          <WishlistToggle sandwich={sandwich} />
        </div>
        <p dir="auto" className="text-pretty">
          {description}
        </p>
        <TriedSwitch sandwich={sandwich} label="I've tried this" />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ReviewLink sandwichId={id} addLabel="Add a review" />
          <Link {...sandwichLink(id)} className="link py-2">
            View Details
          </Link>
        </div>
        <KeepingHint />
      </div>
      <div className="flex flex-col gap-6">
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
        <Link {...sandwichReviewsLink(id)} className="link mt-4 inline-block py-2">
          See All Reviews
        </Link>
      </Part>
    </div>
  );
}

/** The restaurant, its distance and whether it is open. */
function SandwichPlace({ sandwich }: { sandwich: Sandwich }) {
  const { restaurantId, restaurantName, distanceMiles } = sandwich;
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  const unit = useDistanceUnit();
  return (
    <p className="-mt-2 flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1 sm:col-span-2 sm:-mb-2">
      <Link {...restaurantLink(restaurantId)} className="link">
        <bdi>{restaurantName || "Unknown Restaurant"}</bdi>
      </Link>
      {typeof distanceMiles === "number" && (
        <span className="text-soft">{formatDistance(distanceMiles, unit)} away</span>
      )}
      {restaurant && (
        <>
          <OpenBadge restaurant={restaurant} />
          <OpenUntil restaurant={restaurant} />
        </>
      )}
    </p>
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
