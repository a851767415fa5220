import { PagePending } from "#client/ui/page-pending.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";

/** In the shape of the page that is coming. */
export function RestaurantPending() {
  return (
    <PagePending text="Loading restaurant details...">
      <Skeleton className="mt-3 aspect-3/2 max-h-120 w-full rounded-card" />
      <Skeleton className="mt-6 h-14 w-2/3" />
      <Skeleton className="mt-6 h-64 rounded-card" />
    </PagePending>
  );
}
