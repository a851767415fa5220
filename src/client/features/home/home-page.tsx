import { useQuery } from "@tanstack/react-query";
import { Link, type LinkProps, linkOptions, useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { SandwichPicture } from "#client/features/sandwiches/sandwich-picture.tsx";
import { rememberExploreView } from "#client/lib/explore-view.ts";
import { Button } from "#client/ui/button.tsx";
import { Input } from "#client/ui/input.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { PageContainer } from "#client/ui/page-container.tsx";
import { PagePart } from "#client/ui/page-part.tsx";
import { SectionHeading } from "#client/ui/section-heading.tsx";
import { CardsSkeleton } from "#client/ui/skeleton.tsx";
import { longestSearch } from "#contract/explore-choices.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { homeQueries } from "./home.queries.ts";

const loadSandwiches = async () => (await import("./home-lists.tsx")).PopularSandwiches;
const PopularSandwiches = import.meta.env.SSR ? await loadSandwiches() : lazyPart(loadSandwiches);
const loadRestaurants = async () => (await import("./home-lists.tsx")).Restaurants;
const Restaurants = import.meta.env.SSR ? await loadRestaurants() : lazyPart(loadRestaurants);

const allSandwiches = linkOptions({ to: "/explore" });
const allRestaurants = linkOptions({ to: "/explore", search: { view: "restaurants" } });

export function HomePage() {
  // Without the query the hero has no picture; the section below shows the error.
  const { data: sandwiches } = useQuery(homeQueries.popularSandwiches);
  return (
    <>
      <Hero best={sandwiches?.[0]} />
      <HomeSection title="Popular Sandwiches" viewAll={allSandwiches}>
        <PagePart fallback={<CardsSkeleton />}>
          <PopularSandwiches />
        </PagePart>
      </HomeSection>
      <HomeSection title="Restaurants Near You" viewAll={allRestaurants}>
        <PagePart fallback={<CardsSkeleton />}>
          <Restaurants />
        </PagePart>
      </HomeSection>
      <CollectionPitch />
    </>
  );
}

/** Shows the best sandwich of the catalogue. */
function Hero({ best }: { best: Sandwich | undefined }) {
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
          <HomeSearchForm />
        </div>
        {best && (
          <Link
            to="/sandwich/$id"
            params={{ id: String(best.id) }}
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
          </Link>
        )}
      </PageContainer>
    </section>
  );
}

/** A plain form to /explore; with JavaScript it goes there without leaving the page. */
function HomeSearchForm() {
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    rememberExploreView("sandwiches");
    navigate({ to: "/explore", search: { q: q || undefined, view: "sandwiches" } });
  }

  return (
    <search>
      <form
        action="/explore"
        onSubmit={search}
        className="flex w-full max-w-xl flex-col gap-2 sm:flex-row"
      >
        <Input
          type="search"
          name="q"
          maxLength={longestSearch}
          aria-label="Search for sandwiches or restaurants"
          placeholder="Search for sandwiches or restaurants"
          className="h-13 text-lg"
        />
        <input type="hidden" name="view" value="sandwiches" />
        <Button type="submit" size="lg">
          <Search aria-hidden="true" />
          Search
        </Button>
      </form>
    </search>
  );
}

type HomeSectionProps = {
  title: string;
  /** To the whole list. */
  viewAll: LinkProps;
  children: ReactNode;
};

function HomeSection({ title, viewAll, children }: HomeSectionProps) {
  return (
    <section>
      <PageContainer className="pt-12 sm:pt-16">
        <SectionHeading
          title={title}
          action={
            <Link {...viewAll} aria-label={`View All ${title}`} className="link py-2">
              View All
            </Link>
          }
        />
        {children}
      </PageContainer>
    </section>
  );
}

const collectionParts = [
  { name: "Want to try", text: "Save what sounds good before you forget where it was." },
  { name: "Tried", text: "Tick them off, rate them, note what you would order again." },
  { name: "Favorites", text: "The short list you send to friends." },
];

function CollectionPitch() {
  return (
    <section>
      <PageContainer className="py-12 sm:py-16">
        <div className="grid gap-8 rounded-card border-2 border-ink bg-card p-6 sm:p-10 lg:grid-cols-[1fr_1.2fr]">
          <div>
            <h2 className="text-4xl sm:text-5xl">Every sandwich you ever loved, on one shelf</h2>
            <p className="mt-4 mb-6 max-w-md">
              Keep track of what you tried and what is next, and earn badges on the way.
            </p>
            <Button asChild size="lg">
              <Link to="/collection">Start Your Collection</Link>
            </Button>
          </div>
          <dl className="flex flex-col justify-center">
            {collectionParts.map(({ name, text }) => (
              <div key={name} className="border-line border-b-2 py-4 last:border-0">
                <dt className="type-display text-2xl">{name}</dt>
                <dd className="mt-1 text-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </PageContainer>
    </section>
  );
}
