import { CloudOff } from "lucide-react";
import { Button } from "#client/ui/button.tsx";
import { Card, CardBody, CardMedia, CardStub } from "#client/ui/card.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";

const places = ["a", "b", "c", "d", "e", "f"];

/** Placeholders of the size of cards. */
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

export function ResultsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        art={<CloudOff />}
        title="The list could not be loaded"
        text="Give it another try in a moment."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  );
}
