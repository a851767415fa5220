import { PageContainer } from "#client/ui/page-container.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";

/** In the shape of the page that is coming. */
export function RestaurantPending() {
  return (
    <PageContainer aria-busy="true" className="py-6 sm:py-8">
      <p role="status" className="type-display flex min-h-touch items-center text-lg text-soft">
        Loading restaurant details...
      </p>
      <Skeleton className="mt-3 aspect-3/2 max-h-120 w-full rounded-card" />
      <Skeleton className="mt-6 h-14 w-2/3" />
      <Skeleton className="mt-6 h-64 rounded-card" />
    </PageContainer>
  );
}
