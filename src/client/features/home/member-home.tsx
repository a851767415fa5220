import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { savedRestaurantsQuery } from "#client/features/collection/saved-restaurants.queries.ts";
import { XpBar } from "#client/features/gamification/level-card.tsx";
import { levelQuery } from "#client/features/gamification/progress.queries.ts";
import { sandwichLink } from "#client/features/sandwiches/sandwich-link.ts";
import { PageContainer } from "#client/ui/page-container.tsx";
import { PagePart } from "#client/ui/page-part.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { xpOfNextLevel } from "#contract/gamification-choices.ts";
import { HeroCard } from "./hero-card.tsx";
import { homeQueries, newAtSavedQuery, nextOnShelfQuery } from "./home.queries.ts";

/** The best saved, untried and open sandwich that is not among the popular ones below. */
export function NextOnShelf({ memberId, otherwise }: { memberId: string; otherwise: ReactNode }) {
  const { data = [] } = useQuery(nextOnShelfQuery(memberId));
  const { data: popular = [] } = useQuery(homeQueries.popularSandwiches);
  const next = data.find(({ id }) => popular.every((sandwich) => sandwich.id !== id));
  return next ? <HeroCard label="Next on your shelf, open now" sandwich={next} /> : otherwise;
}

export function MemberNews({ memberId }: { memberId: string }) {
  return (
    <section aria-label="Your news">
      <PageContainer className="pt-8">
        <div className="grid gap-6 rounded-card border-2 border-ink bg-card p-5 sm:p-6 lg:grid-cols-2 lg:gap-10">
          <div>
            <h2 className="text-2xl">New since yesterday</h2>
            <PagePart fallback={<Skeleton className="mt-2 h-16" />}>
              <NewAtSaved memberId={memberId} />
            </PagePart>
          </div>
          <div>
            <h2 className="text-2xl">Your next level</h2>
            <PagePart fallback={<Skeleton className="mt-2 h-16" />}>
              <LevelLine memberId={memberId} />
            </PagePart>
          </div>
        </div>
      </PageContainer>
    </section>
  );
}

function NewAtSaved({ memberId }: { memberId: string }) {
  const { data: sandwiches } = useSuspenseQuery(newAtSavedQuery(memberId));
  if (sandwiches.length === 0) return <NothingNew memberId={memberId} />;
  return (
    <ul className="mt-1.5">
      {sandwiches.map(({ id, name, restaurantName }) => (
        <li key={id} className="py-1.5">
          <Link {...sandwichLink(id)} className="link py-2">
            <bdi>{name}</bdi>
          </Link>{" "}
          <span className="text-soft">
            at <bdi>{restaurantName}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

function NothingNew({ memberId }: { memberId: string }) {
  const { data: saved } = useQuery(savedRestaurantsQuery(memberId));
  if (saved?.length !== 0) {
    return <p className="mt-2 text-soft">Nothing new at your saved restaurants.</p>;
  }
  return (
    <p className="mt-2 text-soft">
      Save a restaurant, and what it adds to its menu shows up here.{" "}
      <Link to="/explore" search={{ view: "restaurants" }} className="link">
        Find restaurants
      </Link>
    </p>
  );
}

function LevelLine({ memberId }: { memberId: string }) {
  const { level, xp } = useSuspenseQuery(levelQuery(memberId)).data;
  const goal = xpOfNextLevel(level);
  return (
    <>
      <p className="mt-2 mb-2.5">
        {goal - xp} XP to level {level + 1}.{" "}
        <Link to="/profile" className="link">
          See your badges
        </Link>
      </p>
      <XpBar label="XP towards the next level" xp={xp} goal={goal} />
    </>
  );
}
