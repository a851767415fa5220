import { Suspense } from "react";
import { CardEntryButtons } from "#client/features/collection/entry-buttons.tsx";
import { SmallButton } from "#client/ui/button.tsx";
import { Card, CardBody, CardMedia, CardStub } from "#client/ui/card.tsx";
import { DistanceOverlay } from "#client/ui/distance-overlay.tsx";
import { latePart } from "#client/ui/lazy-part.ts";
import { Price } from "#client/ui/price.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { RatingSummary, TagBadges, tagsOnCard } from "./sandwich-badges.tsx";
import { SandwichDialogLink, SandwichPageLink } from "./sandwich-dialog-link.tsx";
import { SandwichPicture } from "./sandwich-picture.tsx";

const loadOpenPlace = async () =>
  (await import("#client/features/restaurants/open-badge.tsx")).OpenPlaceLine;
const OpenPlaceLine = import.meta.env.SSR ? await loadOpenPlace() : latePart(loadOpenPlace);

type SandwichCardProps = {
  sandwich: Sandwich;
  /** The first card of a page loads its picture at once. */
  isFirst?: boolean;
};

export function SandwichCard({ sandwich, isFirst }: SandwichCardProps) {
  const { id, name, restaurantName, description, price, tags, openAt } = sandwich;
  return (
    <Card interactive className="h-full">
      <CardMedia>
        {/* Hidden from screen readers, because the name below is the same link. */}
        <SandwichDialogLink
          sandwichId={id}
          tabIndex={-1}
          aria-hidden="true"
          className="block size-full"
        >
          <SandwichPicture sandwich={sandwich} isMain={isFirst} />
        </SandwichDialogLink>
        <DistanceOverlay miles={sandwich.distanceMiles} />
      </CardMedia>
      <CardBody>
        <div>
          <h3 dir="auto" className="text-2xl">
            <SandwichDialogLink sandwichId={id} className="hover:text-paprika">
              {name}
            </SandwichDialogLink>
          </h3>
          <p dir="auto" className="mt-0.5 text-soft">
            {restaurantName || "Unknown Restaurant"}
          </p>
        </div>
        <div className="card-corner">
          <CardEntryButtons sandwich={sandwich} />
        </div>
        <RatingSummary {...sandwich} />
        {openAt && (
          <Suspense fallback={<div className="card-hours" />}>
            <OpenPlaceLine place={openAt} />
          </Suspense>
        )}
        <p dir="auto" className="card-more line-clamp-2">
          {description}
        </p>
        <TagBadges tags={tags.slice(0, tagsOnCard)} className="card-more mt-auto" />
      </CardBody>
      <CardStub>
        <Price value={price} />
        <SmallButton asChild>
          <SandwichPageLink sandwichId={id} aria-label={`View Details of ${name}`}>
            View Details
          </SandwichPageLink>
        </SmallButton>
      </CardStub>
    </Card>
  );
}

export function SandwichGrid({ sandwiches }: { sandwiches: Sandwich[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {sandwiches.map((sandwich) => (
        <li key={sandwich.id}>
          <SandwichCard sandwich={sandwich} />
        </li>
      ))}
    </ul>
  );
}
