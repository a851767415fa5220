import { Card, CardBody, CardMedia, CardStub } from "#client/ui/card.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";

const places = ["a", "b", "c", "d", "e", "f"];

/** Placeholders of the same size as the cards that load. */
export function ResultSkeletons() {
  return places.map((place) => (
    <li key={place} aria-hidden="true">
      <Card className="h-full">
        <CardMedia />
        <CardBody>
          <Skeleton className="h-7 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-12" />
          <Skeleton className="h-6.5 w-2/5" />
        </CardBody>
        <CardStub>
          <Skeleton className="h-7 w-20" />
          <Skeleton className="h-9 w-28" />
        </CardStub>
      </Card>
    </li>
  ));
}
