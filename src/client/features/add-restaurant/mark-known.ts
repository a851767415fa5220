import type { Api } from "#client/lib/api.ts";
import * as restaurantCalls from "#contract/restaurants.endpoints.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import {
  findByText,
  type LocationPart,
  type PartList,
  type SandwichPart,
  withSaved,
} from "./draft.ts";
import type { DraftStore } from "./draft-store.ts";

type Placed = Pick<LocationPart["values"], "address">;
type Named = Pick<SandwichPart["values"], "name" | "section">;

/** Marks the parts that the restaurant already has as saved. */
export async function markKnown(
  api: Api,
  store: DraftStore,
  restaurantId: number,
): Promise<Restaurant> {
  const restaurant = await api.call(restaurantCalls.findRestaurant, { id: restaurantId });
  const menu = await api.all(restaurantCalls.listMenu, { id: restaurantId });
  const { locations, sandwiches } = store.get();
  markSame<Placed>(store, "locations", locations, restaurant.locations, ({ address }) => address);
  // A name may be there once for lunch and once for dinner.
  const inSection = ({ name, section }: Named) => `${section ?? ""}\n${name}`;
  markSame<Named>(store, "sandwiches", sandwiches, menu, inSection);
  markSame<Named>(store, "sandwiches", sandwiches, menu, ({ name }) => name);
  return restaurant;
}

/** Each known thing is one part's alone: a second part with its text is another thing. */
function markSame<Text>(
  store: DraftStore,
  list: PartList,
  parts: readonly { key: string; values: Text }[],
  known: readonly (Text & { id: number })[],
  textOf: (thing: Text) => string,
): void {
  for (const { key, values } of parts) {
    const marked = store.get()[list];
    if (marked.some((part) => part.key === key && part.savedId !== null)) continue;
    const isFree = ({ id }: { id: number }) => marked.every(({ savedId }) => savedId !== id);
    const same = findByText(known.filter(isFree), textOf(values), textOf);
    if (same) store.change(withSaved(list, key, same.id));
  }
}
