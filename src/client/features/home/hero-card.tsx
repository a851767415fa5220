import { Link } from "@tanstack/react-router";
import { sandwichLink } from "#client/features/sandwiches/sandwich-link.ts";
import { SandwichPicture } from "#client/features/sandwiches/sandwich-picture.tsx";
import { WithScoreExplanation } from "#client/features/scores/with-score-explanation.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";

export function HeroCard({ label, sandwich }: { label: string; sandwich: Sandwich }) {
  const { id, name, restaurantName, reviewCount, averageRating } = sandwich;
  return (
    <div className="overflow-hidden rounded-card border-2 border-ink bg-card shadow-lift motion-safe:rotate-1">
      <Link {...sandwichLink(id)} className="group block no-underline">
        <div className="aspect-4/3">
          <SandwichPicture sandwich={sandwich} sizes="(min-width: 64rem) 32rem, 100vw" isMain />
        </div>
        <p className="border-ink border-t-2 px-4 pt-4">
          <span className="type-label block text-soft">{label}</span>
          <span
            dir="auto"
            className="type-display block text-2xl group-hover:underline sm:text-3xl"
          >
            {name}
          </span>
          <bdi className="text-soft">{restaurantName}</bdi>
        </p>
      </Link>
      <div className="px-4 pt-1.5 pb-4">
        {reviewCount > 0 && (
          <WithScoreExplanation of={{ sandwichId: id }}>
            <p className="stamp my-1 text-2xl text-paprika">
              {averageRating.toFixed(1)}
              <span className="sr-only"> of 5 stars</span>
            </p>
          </WithScoreExplanation>
        )}
      </div>
    </div>
  );
}
