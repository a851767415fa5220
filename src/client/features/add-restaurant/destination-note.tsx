import { Link } from "@tanstack/react-router";
import { restaurantLink } from "#client/features/restaurants/restaurant-link.ts";
import { formatCount } from "#client/lib/format-count.ts";
import { SmallButton } from "#client/ui/button.tsx";
import { SmallButtonLink } from "#client/ui/button-link.tsx";
import { type Draft, type DraftPart, savedParts, withRestaurant } from "./draft.ts";
import { useKnownRestaurant } from "./draft-parts.tsx";
import { useDraft } from "./draft-store.ts";

/** Shown when saving creates no restaurant: it was in the catalogue, or an earlier save created it. */
export function DestinationNote({
  restaurant: { id, isNew },
}: {
  restaurant: NonNullable<Draft["restaurant"]>;
}) {
  const { draft, store } = useDraft();
  const { restaurant, isGone } = useKnownRestaurant();
  const name = (
    <Link {...restaurantLink(id)} className="font-semibold underline">
      {restaurant?.name ?? `Restaurant ${id}`}
    </Link>
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
            {name} is in the catalogue with {countSaved(draft.locations, "location")} and{" "}
            {countSaved(draft.sandwiches, "sandwich", "sandwiches")}. Save again to send the rest;
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
        <SmallButtonLink to="/edit-restaurant" search={{ id: String(id) }}>
          Edit its details
        </SmallButtonLink>
      )}
      {(!isNew || isGone) && (
        <SmallButton
          onClick={() => {
            store.change(withRestaurant(null));
            store.change((known) => ({ ...known, isNoDuplicate: true }));
          }}
        >
          Add as a new restaurant
        </SmallButton>
      )}
    </section>
  );
}

function countSaved(parts: readonly DraftPart<unknown>[], one: string, many?: string): string {
  return `${savedParts(parts).length} of ${formatCount(parts.length, one, many)}`;
}
