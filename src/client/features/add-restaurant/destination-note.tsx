import { Link } from "@tanstack/react-router";
import { editRestaurantLink } from "#client/features/admin/restaurants/management-links.ts";
import { countOf } from "#client/lib/count-of.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import type { DraftPart } from "./draft.types.ts";
import { savedIn, withRestaurant } from "./draft-steps.ts";
import { useDraft } from "./use-draft.ts";
import { useKnownRestaurant } from "./use-known-restaurant.ts";

/** Says when a save makes no new restaurant: the catalogue has it, or an earlier try has made it. */
export function DestinationNote() {
  const { draft, store } = useDraft();
  const { restaurant, isGone } = useKnownRestaurant();
  if (!draft.restaurant) return null;
  const { id, isNew } = draft.restaurant;
  const name = (
    <AppLink href={`/restaurant/${id}`} className="font-semibold underline">
      {restaurant?.name ?? `Restaurant ${id}`}
    </AppLink>
  );
  return (
    <section
      aria-labelledby="destination"
      className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card border-2 border-mustard bg-mustard-wash p-4 text-on-mustard sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="destination" className="text-2xl">
          {isNew ? "Partly saved" : "Already in the catalogue"}
        </h2>
        {isGone ? (
          <p className="mt-1">That restaurant is gone. Save it as a new one.</p>
        ) : isNew ? (
          <p className="mt-1">
            {name} is in the catalogue with {savedOf(draft.locations, "location")} and{" "}
            {savedOf(draft.sandwiches, "sandwich", "sandwiches")}. Save again to send the rest;
            nothing is sent twice. Another restaurant begins when you discard this draft.
          </p>
        ) : (
          <p className="mt-1">
            Your locations and sandwiches are added to {name}. Its own details stay as they are, and
            what it already has is left out.
          </p>
        )}
      </div>
      {!isGone && (
        <Button asChild size="sm" variant="secondary">
          <Link {...editRestaurantLink(id)}>Edit its details</Link>
        </Button>
      )}
      {(!isNew || isGone) && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            store.change(withRestaurant(null));
            store.change((known) => ({ ...known, isNoDuplicate: true }));
          }}
        >
          Add as a new restaurant
        </Button>
      )}
    </section>
  );
}

function savedOf(parts: readonly DraftPart<unknown>[], one: string, many?: string): string {
  return `${savedIn(parts).length} of ${countOf(parts.length, one, many)}`;
}
