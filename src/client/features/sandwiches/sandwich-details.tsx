import { useSuspenseQuery } from "@tanstack/react-query";
import { FactLine, SourcesNote, statedHours } from "#client/features/facts/fact-line.tsx";
import { RestaurantCard } from "#client/features/restaurants/restaurant-card.tsx";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";
import { ReviewItem } from "#client/features/reviews/review-item.tsx";
import { newestReviewsQuery } from "#client/features/reviews/reviews.queries.ts";
import { Badge } from "#client/ui/badge.tsx";
import { LeaderLine } from "#client/ui/leader-line.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { allergens, claimNames, claims } from "#contract/traits.ts";

// Parts of both the page of a sandwich and its dialog.

export function PriceSource({ sandwich, className }: { sandwich: Sandwich; className?: string }) {
  const fact = { ...sandwich, kind: "price" as const };
  return <FactLine fact={fact} source={sandwich.priceSource} className={className} />;
}

export function Ingredients({ ingredients }: { ingredients: string[] }) {
  if (ingredients.length === 0) return <p className="text-soft">Ingredients not listed</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {ingredients.map((ingredient) => (
        <li
          key={ingredient}
          dir="auto"
          className="wrap-anywhere rounded-3xl border-2 border-line bg-card px-3.5 py-1.5 first-letter:uppercase"
        >
          {ingredient}
        </li>
      ))}
    </ul>
  );
}

export function DietaryInfo({ sandwich }: { sandwich: Sandwich }) {
  return (
    <dl className="grid gap-1.5">
      {Object.values(allergens).map(({ trait, label }) => (
        <LeaderLine key={trait} label={label} value={describeAllergen(sandwich[trait])} />
      ))}
      <LeaderLine label="Heat" value={`${sandwich.spiceLevel} of 5`} />
      {claimNames
        .filter((claim) => sandwich[claim] !== null)
        .map((claim) => (
          <LeaderLine
            key={claim}
            label={claims[claim].label}
            value={sandwich[claim] ? "Yes" : "No"}
          />
        ))}
    </dl>
  );
}

export function DietaryBadges({ sandwich }: { sandwich: Sandwich }) {
  return (
    <ul aria-label="Dietary info" className="flex flex-wrap gap-1.5">
      {Object.values(allergens).map(({ trait, label }) => (
        <li key={trait}>
          <AllergenBadge name={label} contains={sandwich[trait]} />
        </li>
      ))}
      {claimNames
        .filter((claim) => sandwich[claim])
        .map((claim) => (
          <li key={claim}>
            <Badge variant="success">{claims[claim].label}</Badge>
          </li>
        ))}
    </ul>
  );
}

function AllergenBadge({ name, contains }: { name: string; contains: boolean | null }) {
  if (contains === null) return <Badge variant="outline">{name} not stated</Badge>;
  return contains ? (
    <Badge variant="warning">Contains {name.toLowerCase()}</Badge>
  ) : (
    <Badge variant="success">No {name.toLowerCase()}</Badge>
  );
}

/** Unknown must not read as "free of". */
export function describeAllergen(contains: boolean | null): string {
  if (contains === null) return "Not stated";
  return contains ? "Contains" : "Does not contain";
}

export function SandwichRestaurant({ restaurantId }: { restaurantId: number }) {
  const { data: restaurant } = useSuspenseQuery(restaurantQuery(restaurantId));
  return (
    // Without this box the card would stretch to the height of its neighbours.
    <div>
      <RestaurantCard restaurant={restaurant} />
      <div className="mt-3">
        <SourcesNote kind="hours" facts={statedHours(restaurant)} />
      </div>
    </div>
  );
}

type SandwichReviewsProps = { sandwichId: number; atMost: number; nameless?: string };

export function SandwichReviews({ sandwichId, atMost, nameless }: SandwichReviewsProps) {
  const { data: reviews } = useSuspenseQuery(newestReviewsQuery(sandwichId));
  if (reviews.length === 0) {
    return <p className="text-soft">No reviews yet. Be the first to tell the others.</p>;
  }
  return (
    <div>
      {reviews.slice(0, atMost).map((review) => (
        <ReviewItem key={review.id} review={review} nameless={nameless} />
      ))}
    </div>
  );
}
