import { useQuery } from "@tanstack/react-query";
import { Link, type LinkProps, linkOptions, useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type FormEvent, type ReactNode, Suspense } from "react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { rememberExploreView } from "#client/lib/explore-view.ts";
import { Button } from "#client/ui/button.tsx";
import { Input } from "#client/ui/input.tsx";
import { latePart, prepareParts } from "#client/ui/lazy-part.ts";
import { PageContainer } from "#client/ui/page-container.tsx";
import { PagePart } from "#client/ui/page-part.tsx";
import { SectionHeading } from "#client/ui/section-heading.tsx";
import { CardsSkeleton } from "#client/ui/skeleton.tsx";
import { longestSearch } from "#contract/explore-choices.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { homeQueries } from "./home.queries.ts";

const loadHero = async () => (await import("./hero-card.tsx")).HeroCard;
const HeroCard = import.meta.env.SSR ? await loadHero() : latePart(loadHero);
const loadSandwiches = async () => (await import("./home-sections.tsx")).PopularSandwiches;
const PopularSandwiches = import.meta.env.SSR ? await loadSandwiches() : latePart(loadSandwiches);
const loadRestaurants = async () => (await import("./home-sections.tsx")).Restaurants;
const Restaurants = import.meta.env.SSR ? await loadRestaurants() : latePart(loadRestaurants);

const loadPitch = async () => (await import("./home-sections.tsx")).CollectionPitch;
const CollectionPitch = import.meta.env.SSR ? await loadPitch() : latePart(loadPitch);
const loadNext = async () => (await import("./member-home.tsx")).NextOnShelf;
const NextOnShelf = import.meta.env.SSR ? await loadNext() : latePart(loadNext);
const loadNews = async () => (await import("./member-home.tsx")).MemberNews;
const MemberNews = import.meta.env.SSR ? await loadNews() : latePart(loadNews);

export const prepareHome = () =>
  prepareParts(loadHero, loadSandwiches, loadRestaurants, loadPitch, loadNext, loadNews);

const allSandwiches = linkOptions({ to: "/explore" });
const allRestaurants = linkOptions({ to: "/explore", search: { view: "restaurants" } });

export function HomePage() {
  const viewer = useViewer();
  const sandwich = useNewest();
  const newest = sandwich ? <HeroCard label="New on Cluck" sandwich={sandwich} /> : heroPlace;
  return (
    <>
      <Hero
        picture={
          <Suspense fallback={heroPlace}>
            {viewer ? <NextOnShelf memberId={viewer.id} otherwise={newest} /> : newest}
          </Suspense>
        }
      />
      {viewer && (
        <Suspense fallback={<div className="min-h-52" />}>
          <MemberNews memberId={viewer.id} />
        </Suspense>
      )}
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
      {viewer ? (
        <div className="pb-12 sm:pb-16" />
      ) : (
        <Suspense>
          <CollectionPitch />
        </Suspense>
      )}
    </>
  );
}

/** Keeps the place of the picture. */
const heroPlace = <div className="aspect-4/3 max-lg:hidden" />;

/** The newest sandwich that is not among the popular ones below. */
function useNewest(): Sandwich | undefined {
  const { data: popular = [] } = useQuery(homeQueries.popularSandwiches);
  const { data: newest = [] } = useQuery(homeQueries.newestSandwiches);
  return newest.find(({ id }) => popular.every((sandwich) => sandwich.id !== id));
}

function Hero({ picture }: { picture: ReactNode }) {
  return (
    <section className="overflow-hidden border-line border-b-2 bg-mustard-wash">
      <PageContainer className="grid items-start gap-8 py-10 sm:py-14 lg:grid-cols-[1.1fr_1fr] lg:py-16">
        <div>
          <h1 className="text-5xl sm:text-6xl xl:text-[4.25rem]">
            Find the Best Chicken Sandwiches Near You
          </h1>
          <p className="mt-4 mb-7 max-w-md text-lg">
            Discover, rate, and share the best chicken sandwiches in your area.
          </p>
          <HomeSearchForm />
        </div>
        {picture}
      </PageContainer>
    </section>
  );
}

/** Works without JavaScript. With it, the form does not reload the page. */
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
          <Search />
          Search
        </Button>
      </form>
    </search>
  );
}

type HomeSectionProps = {
  title: string;
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
