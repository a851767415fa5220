import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "#client/lib/endpoint-query.ts";
import { formatCount } from "#client/lib/format-count.ts";
import { readRestaurantDeletion, readSandwichDeletion } from "#contract/trash.endpoints.ts";
import type { DeletionEffects } from "#contract/trash.ts";

export function DeletionEffectsNote({ kind, id }: { kind: keyof typeof endpoints; id: number }) {
  const { data, isError } = useQuery(deletionEffectsQuery(kind, id));
  if (isError) return <p className="text-soft">We could not count what goes with it.</p>;
  const text = data && effectsText(data);
  return (
    <p aria-live="polite" className="min-h-12 rounded-control bg-beet-wash px-4 py-3 text-beet">
      {data ? text ? <>This takes along {text}.</> : "Nothing else goes along." : "Counting…"}
    </p>
  );
}

const endpoints = { restaurant: readRestaurantDeletion, sandwich: readSandwichDeletion };

/** Loaded each time, because people decide by these numbers. */
const deletionEffectsQuery = (kind: keyof typeof endpoints, id: number) => ({
  ...endpointQuery(endpoints[kind], { id }),
  staleTime: 0,
  gcTime: 0,
});

/** "2 sandwiches, 1 location and 5 reviews"; null if nothing else is deleted. */
export function effectsText({
  sandwiches,
  locations,
  reviews,
  entries,
}: DeletionEffects): string | null {
  const parts = [
    sandwiches > 0 && formatCount(sandwiches, "sandwich", "sandwiches"),
    locations > 0 && formatCount(locations, "location"),
    reviews > 0 && formatCount(reviews, "review"),
    entries > 0 &&
      formatCount(entries, "entry in members’ collections", "entries in members’ collections"),
  ].filter((part) => part !== false);
  const last = parts.pop();
  if (last === undefined) return null;
  return parts.length > 0 ? `${parts.join(", ")} and ${last}` : last;
}
