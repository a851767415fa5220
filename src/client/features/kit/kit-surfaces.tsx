import { Heart } from "lucide-react";
import { Hen } from "#client/features/shell/hen.tsx";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card, CardBody, CardMedia, CardStub } from "#client/ui/card.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Price } from "#client/ui/price.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { StarRating } from "#client/ui/star-rating.tsx";
import { KitRow, KitSection } from "./kit-section.tsx";

export function KitSurfaces() {
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
