import { useState } from "react";
import { failedWith } from "#client/lib/error-message.ts";
import { formatCount } from "#client/lib/format-count.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Checkbox } from "#client/ui/checkbox.tsx";
import { Confirm } from "#client/ui/confirm.tsx";
import { RadioCard } from "#client/ui/radio-card.tsx";
import { mergeRestaurant } from "#contract/management.endpoints.ts";
import type { ManagedRestaurant } from "#contract/management.ts";
import { reloadsCatalogue } from "../reload-catalogue.ts";

export type MergeCandidate = Pick<ManagedRestaurant, "id" | "name" | "address" | "sandwichCount">;

type MergeRestaurantsProps = {
  restaurants: MergeCandidate[];
  onClose: () => void;
  onMerged?: (kept: MergeCandidate) => void;
};

/** Merges restaurants into one of them. If there are more than two, some can be left out. */
export function MergeRestaurants({ restaurants, onClose, onMerged }: MergeRestaurantsProps) {
  const [keptId, setKeptId] = useState(() => largest(restaurants)?.id);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const kept = restaurants.find(({ id }) => id === keptId);
  const merging = useMerge((survivor) => {
    onClose();
    onMerged?.(survivor);
  });
  if (!kept) return null;
  const others = restaurants.filter(({ id }) => id !== keptId);
  const moved = others.filter(({ id }) => !leftOut.has(id));
  return (
    <Confirm
      title="Merge these restaurants?"
      description="Sandwiches, locations, reviews and members' entries of the others move to the one that stays, and their addresses lead to it. This cannot be undone."
      confirmLabel="Merge"
      busyLabel="Merging..."
      isBusy={merging.isPending}
      canConfirm={moved.length > 0}
      onConfirm={() => merging.mutate({ kept, others: moved })}
      onCancel={onClose}
    >
      <fieldset className="grid min-w-0 grid-cols-1 gap-2">
        <legend className="mb-2 font-semibold">Which one stays?</legend>
        {restaurants.map((restaurant) => (
          <RadioCard
            key={restaurant.id}
            name="kept"
            checked={restaurant.id === keptId}
            onChange={() => setKeptId(restaurant.id)}
          >
            <CandidateFacts restaurant={restaurant} />
          </RadioCard>
        ))}
      </fieldset>
      {others.length > 1 && (
        <fieldset className="mt-5 grid min-w-0 grid-cols-1 gap-2">
          <legend className="mb-2 font-semibold">Which ones are the same restaurant?</legend>
          {others.map((restaurant) => (
            <Checkbox
              key={restaurant.id}
              checked={!leftOut.has(restaurant.id)}
              onChange={() => setLeftOut(toggled(leftOut, restaurant.id))}
              label={<CandidateFacts restaurant={restaurant} />}
            />
          ))}
        </fieldset>
      )}
    </Confirm>
  );
}

function CandidateFacts({ restaurant }: { restaurant: MergeCandidate }) {
  return (
    <span className="min-w-0">
      <span className="wrap-anywhere block font-semibold">{restaurant.name}</span>
      <span className="wrap-anywhere block text-soft">{restaurant.address ?? "No address"}</span>
      <span className="block text-soft">
        {formatCount(restaurant.sandwichCount, "sandwich", "sandwiches")} · restaurant{" "}
        {restaurant.id}
      </span>
    </span>
  );
}

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id]);

const largest = (restaurants: MergeCandidate[]) =>
  restaurants.toSorted((a, b) => b.sandwichCount - a.sandwichCount || a.id - b.id)[0];

interface Merge {
  kept: MergeCandidate;
  others: MergeCandidate[];
}

/** One call per restaurant: a failure does not undo the earlier ones. */
function useMerge(onDone: (kept: MergeCandidate) => void) {
  return useChange({
    ...reloadsCatalogue,
    send: async (api, { kept, others }: Merge) => {
      for (const { id } of others) {
        await api.call(mergeRestaurant, { id, body: { into: kept.id } });
      }
    },
    done: (_, { kept }) => ({
      title: "Restaurants Merged",
      description: `Everything is now at ${kept.name}.`,
    }),
    failed: failedWith("Merge Failed"),
    onSuccess: (_, { kept }) => onDone(kept),
  });
}
