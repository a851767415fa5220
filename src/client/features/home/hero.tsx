import { SandwichPicture } from "#client/features/sandwiches/sandwich-picture.tsx";
import { AppLink } from "#client/ui/app-link.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { SearchForm } from "./search-form.tsx";

/** The number one of the catalogue is the picture on the menu's cover. */
export function Hero({ best }: { best: Sandwich | undefined }) {
  return (
    <section className="overflow-hidden border-line border-b-2 bg-mustard-wash">
      <PageContainer className="grid items-center gap-8 py-10 sm:py-14 lg:grid-cols-[1.1fr_1fr] lg:py-16">
        <div>
          <h1 className="max-w-[14ch] text-5xl sm:text-6xl lg:text-7xl">
            Find the Best Chicken Sandwiches Near You
          </h1>
          <p className="mt-4 mb-7 max-w-md text-lg">
            Discover, rate, and share the best chicken sandwiches in your area.
          </p>
          <SearchForm />
        </div>
        {best && (
          <AppLink
            href={`/sandwich/${best.id}`}
            className="group relative block overflow-hidden rounded-card border-2 border-ink bg-card no-underline shadow-lift motion-safe:rotate-1"
          >
            <div className="aspect-4/3">
              <SandwichPicture sandwich={best} sizes="(min-width: 64rem) 32rem, 100vw" isMain />
            </div>
            <div className="flex items-end justify-between gap-4 border-ink border-t-2 p-4">
              <p>
                <span className="type-label block text-soft">Best of Cluck</span>
                <span
                  dir="auto"
                  className="type-display block text-2xl group-hover:underline sm:text-3xl"
                >
                  {best.name}
                </span>
                <bdi className="text-soft">{best.restaurantName}</bdi>
              </p>
              {best.reviewCount > 0 && (
                <p className="stamp shrink-0 text-2xl text-paprika">
                  {best.averageRating.toFixed(1)}
                  <span className="sr-only"> of 5 stars</span>
                </p>
              )}
            </div>
          </AppLink>
        )}
      </PageContainer>
    </section>
  );
}
