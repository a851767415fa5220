import { type Api, ApiError, isUnauthenticated } from "#client/lib/api.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { spicyFrom } from "#contract/vocabulary.ts";
import type { CheckedDraft } from "./check-draft.ts";
import { foldedText, savedIn, withRestaurant, withSaved } from "./draft-steps.ts";
import type { DraftStore } from "./draft-store.ts";

/** The restaurant itself could not be made; what comes after it was not tried. */
export class RestaurantNotCreated extends Error {}

export interface SaveEvents {
  onStep: (text: string) => void;
  /** The others are still added. */
  onSandwichFailed: (name: string, error: unknown) => void;
  onPictureRefused: () => void;
}

export interface SavedDraft {
  restaurantId: number;
  /** As the catalogue has it. */
  name: string;
  /** How many of the draft's the restaurant has now, whichever try added them. */
  locations: number;
  sandwiches: number;
  sandwichesFailed: number;
}

/**
 * The restaurant, its locations, its sandwiches, one after the other. Each success is kept in the draft at once,
 * and what the restaurant has already is left out, so that a second try sends only what is missing, also when
 * the answer to the first one was lost.
 */
export async function saveDraft(
  api: Api,
  store: DraftStore,
  checked: CheckedDraft,
  events: SaveEvents,
): Promise<SavedDraft> {
  const isResumed = store.get().restaurant !== null;
  const restaurantId = await placeOf(api, store, checked, events);
  const known = isResumed ? await markKnown(api, store, restaurantId) : null;

  const locations = checked.locations.filter(({ key }) => isUnsaved(store, "locations", key));
  for (const [at, { key, output }] of locations.entries()) {
    events.onStep(`Saving location ${at + 1} of ${locations.length}`);
    const hoursOfOperation = JSON.stringify(output.hoursOfOperation);
    const body = { ...output, hoursOfOperation, restaurantId };
    const { id } = await api.send<{ id: number }>("POST", "/api/locations", body);
    store.change(withSaved("locations", key, id));
  }

  const sandwiches = checked.sandwiches.filter(({ key }) => isUnsaved(store, "sandwiches", key));
  let sandwichesFailed = 0;
  for (const [at, { key, output }] of sandwiches.entries()) {
    events.onStep(`Saving sandwich ${at + 1} of ${sandwiches.length}`);
    const body = { ...output, isSpicy: output.spiceLevel >= spicyFrom, restaurantId };
    try {
      const { id } = await api.send<{ id: number }>("POST", "/api/sandwiches", body);
      store.change(withSaved("sandwiches", key, id));
    } catch (error) {
      if (isUnauthenticated(error)) throw error;
      sandwichesFailed += 1;
      events.onSandwichFailed(output.name, error);
    }
  }
  const saved = store.get();
  return {
    restaurantId,
    name: known?.name ?? saved.basics.name,
    locations: savedIn(saved.locations).length,
    sandwiches: savedIn(saved.sandwiches).length,
    sandwichesFailed,
  };
}

async function placeOf(
  api: Api,
  store: DraftStore,
  { basics }: CheckedDraft,
  { onStep, onPictureRefused }: SaveEvents,
): Promise<number> {
  const { restaurant, imageUrl } = store.get();
  if (restaurant) return restaurant.id;
  onStep("Saving the restaurant");
  const create = (picture: string | null) =>
    api.send<{ id: number }>("POST", "/api/restaurants", { ...basics, imageUrl: picture });
  try {
    const { id } = await create(imageUrl).catch((error) => {
      if (!imageUrl || !isAboutPicture(error)) throw error;
      onPictureRefused();
      return create(null);
    });
    store.change(withRestaurant({ id, isNew: true }));
    return id;
  } catch (error) {
    if (isUnauthenticated(error)) throw error;
    throw new RestaurantNotCreated("The restaurant was not created", { cause: error });
  }
}

/** The picture of a foreign site is fetched by the server, and may be none or out of reach. */
const isAboutPicture = (error: unknown) =>
  error instanceof ApiError && error.issues.some(({ path }) => path === "imageUrl");

async function markKnown(api: Api, store: DraftStore, restaurantId: number): Promise<Restaurant> {
  const path = `/api/restaurants/${restaurantId}`;
  const restaurant = await api.get<Restaurant>(path);
  const menu = await api.getAll<Sandwich>(`${path}/sandwiches`);
  const draft = store.get();
  for (const { key, values } of draft.locations) {
    const known = findByText(restaurant.locations, values.address, ({ address }) => address);
    if (known) store.change(withSaved("locations", key, known.id));
  }
  for (const { key, values } of draft.sandwiches) {
    const known = findByText(menu, values.name, ({ name }) => name);
    if (known) store.change(withSaved("sandwiches", key, known.id));
  }
  return restaurant;
}

export const findByText = <T>(things: readonly T[], text: string, textOf: (thing: T) => string) =>
  things.find((thing) => foldedText(textOf(thing)) === foldedText(text));

const isUnsaved = (store: DraftStore, list: "locations" | "sandwiches", key: string) =>
  store.get()[list].some((part) => part.key === key && part.savedId === null);
