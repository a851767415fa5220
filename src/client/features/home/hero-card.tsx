import { Link } from "@tanstack/react-router";
import { SandwichPicture } from "#client/features/sandwiches/sandwich-picture.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";

type HeroCardProps = {
  /** Why it stands here. */
  label: string;
  sandwich: Sandwich | undefined;
};

/** Keeps its place while it has no sandwich to show. */
export function HeroCard({ label, sandwich }: HeroCardProps) {
  if (!sandwich) return <div className="aspect-4/3 max-lg:hidden" />;
  const { id, name, restaurantName, reviewCount, averageRating } = sandwich;
  return (
    <Link
      to="/sandwich/$id"
      params={{ id: String(id) }}
      className="group relative block overflow-hidden rounded-card border-2 border-ink bg-card no-underline shadow-lift motion-safe:rotate-1"
    >
      <div className="aspect-4/3">
        <SandwichPicture sandwich={sandwich} sizes="(min-width: 64rem) 32rem, 100vw" isMain />
      </div>
      <div className="flex items-end justify-between gap-4 border-ink border-t-2 p-4">
        <p>
          <span className="type-label block text-soft">{label}</span>
          <span
            dir="auto"
            className="type-display block text-2xl group-hover:underline sm:text-3xl"
          >
            {name}
          </span>
          <bdi className="text-soft">{restaurantName}</bdi>
        </p>
        {reviewCount > 0 && (
          <p className="stamp shrink-0 text-2xl text-paprika">
            {averageRating.toFixed(1)}
            <span className="sr-only"> of 5 stars</span>
          </p>
        )}
      </div>
    </Link>
  );
}
