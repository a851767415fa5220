import { Heart, Search } from "lucide-react";
import { useState } from "react";
import { ReviewPhotosField } from "#client/features/reviews/review-photos-field.tsx";
import { Hen } from "#client/features/shell/hen.tsx";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card, CardBody, CardMedia, CardStub } from "#client/ui/card.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import { LeaderLine } from "#client/ui/leader-line.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { PhotoStrip } from "#client/ui/photo-strip.tsx";
import { Price } from "#client/ui/price.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { StarRating } from "#client/ui/star-rating.tsx";
import type { Image } from "#contract/images.ts";
import { KitControls, KitForms, KitOverlays } from "./kit-controls.tsx";
import { KitRow, KitSection } from "./kit-section.tsx";

/** Every piece of the design kit in every state, on one page. */
export function KitPage() {
  return (
    <PageContainer className="pt-10">
      <p className="type-label text-paprika">Development only</p>
      <h1 className="mt-2 mb-4 text-6xl sm:text-8xl">The kit</h1>
      <KitFoundations />
      <KitControls />
      <KitSurfaces />
      <KitForms />
      <KitUploads />
      <KitOverlays />
      <KitStates />
    </PageContainer>
  );
}

const swatches = [
  { name: "paper", look: "bg-paper text-ink" },
  { name: "card", look: "bg-card text-ink" },
  { name: "sunk", look: "bg-sunk text-ink" },
  { name: "ink", look: "bg-ink text-paper" },
  { name: "soft", look: "bg-card text-soft" },
  { name: "paprika", look: "bg-paprika text-on-paprika" },
  { name: "paprika wash", look: "bg-paprika-wash text-ink" },
  { name: "pickle wash", look: "bg-pickle-wash text-pickle" },
  { name: "mustard wash", look: "bg-mustard-wash text-on-mustard" },
  { name: "beet", look: "bg-beet-fill text-on-beet-fill" },
  { name: "beet wash", look: "bg-beet-wash text-beet" },
  { name: "band", look: "bg-band text-band-ink" },
];

function KitFoundations() {
  return (
    <>
      <KitSection title="Type">
        <p className="type-display text-6xl sm:text-7xl">The Nashville Hot No. 7</p>
        <p className="type-display text-3xl">Buttermilk-brined, $12.50, rated 4.6</p>
        <p className="type-label">A label above something</p>
        <p className="max-w-prose">
          Crisp thigh, bread-and-butter pickles, cabbage slaw and a sauce that keeps its promise.
          Prose is quiet and wide;{" "}
          <a className="link" href="#content">
            a link looks like this
          </a>
          .
        </p>
        <p className="text-soft">Softer words for what matters less.</p>
        <dl className="max-w-sm">
          <LeaderLine label="Pickle brine thigh" value="$11.00" />
          <LeaderLine label="Sandwiches" value="7" />
        </dl>
        <KitRow>
          <span className="stamp text-3xl text-paprika">House favorite</span>
          <span className="stamp rotate-3 text-pickle text-xl">Open now</span>
        </KitRow>
        <div aria-hidden="true" className="checker text-paprika" />
      </KitSection>
      <KitSection title="Colour">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {swatches.map(({ name, look }) => (
            <li key={name} className={`rounded-control border-2 border-line p-3 pt-12 ${look}`}>
              {name}
            </li>
          ))}
        </ul>
      </KitSection>
    </>
  );
}

function KitSurfaces() {
  return (
    <>
      <KitSection title="Cards">
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <Sample name="The Nashville Hot No. 7" price={12.5} rating={4.6} />
          <Sample name="Buttermilk Club With a Rather Long Name" price={0} rating={0} />
          <SampleSkeleton />
        </div>
      </KitSection>
      <KitSection title="Star rating">
        <KitRow>
          {[0, 0.5, 1.2, 2.5, 3.74, 3.75, 4.6, 5].map((value) => (
            <span key={value} className="inline-flex items-center gap-2 tabular-nums">
              <StarRating value={value} /> {value}
            </span>
          ))}
        </KitRow>
        <KitRow>
          <StarRating value={4.5} className="text-4xl" />
        </KitRow>
      </KitSection>
    </>
  );
}

type SampleProps = { name: string; price: number; rating: number };

function Sample({ name, price, rating }: SampleProps) {
  return (
    <Card interactive>
      <CardMedia className="grid place-items-center p-10">
        <Hen className="size-full" />
      </CardMedia>
      <CardBody>
        <div>
          <h3 className="text-2xl">{name}</h3>
          <p className="mt-1 text-soft">Pickle & Thigh</p>
        </div>
        <p className="flex items-center gap-2">
          <StarRating value={rating} label="" />
          <span>{rating.toFixed(1)} (105 ratings)</span>
        </p>
        <p className="line-clamp-2">
          Crisp thigh dipped in cayenne butter, bread-and-butter pickles, and a slice of white bread
          that knows its place.
        </p>
        <div className="flex flex-wrap gap-2">
          <Badge>Crispy</Badge>
          <Badge variant="success">Pickles</Badge>
          <Badge variant="warning">Hot</Badge>
        </div>
      </CardBody>
      <CardStub>
        <Price value={price} />
        <div className="flex items-center gap-1">
          <IconButton label="Favorite">
            <Heart aria-hidden="true" />
          </IconButton>
          <Button size="sm">View Details</Button>
        </div>
      </CardStub>
    </Card>
  );
}

function SampleSkeleton() {
  return (
    <Card>
      <CardMedia>
        <Skeleton className="size-full rounded-none" />
      </CardMedia>
      <CardBody>
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-12" />
      </CardBody>
      <CardStub>
        <Skeleton className="h-8 w-20" />
        <Skeleton className="h-9 w-28" />
      </CardStub>
    </Card>
  );
}

function KitStates() {
  return (
    <KitSection title="Empty state">
      <EmptyState
        art={<Search />}
        title="No chicken sandwiches found matching your criteria."
        text="Try adjusting your filters"
        action={<Button variant="secondary">Clear filters</Button>}
      />
    </KitSection>
  );
}

/** What is uploaded above is shown below; it takes a signed-in member. */
function KitUploads() {
  const [photos, setPhotos] = useState<Image[]>([]);
  return (
    <KitSection title="Uploads">
      <ReviewPhotosField value={photos} onChange={setPhotos} />
      <PhotoStrip title="Photos" images={photos} />
      <PhotoStrip title="Photos, large" images={photos} size="lg" />
    </KitSection>
  );
}
