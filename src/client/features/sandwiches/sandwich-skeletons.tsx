import { PagePending } from "#client/ui/page-pending.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

export const CardSkeleton = () => <Skeleton className="aspect-4/5 rounded-card" />;

export function CardsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {places(3).map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  );
}

export function ReviewsSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true" className="grid gap-5">
      {places(count).map((place) => (
        <Skeleton key={place} className="h-24" />
      ))}
    </div>
  );
}

/** In the shape of the page that is coming. */
export function SandwichPending() {
  return (
    <PagePending text="Loading sandwich details...">
      <div className="mt-3 grid gap-6 lg:grid-cols-2 lg:gap-12">
        <Skeleton className="aspect-4/3 rounded-card" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-14 w-4/5" />
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-16" />
          <Skeleton className="h-28" />
        </div>
      </div>
    </PagePending>
  );
}
