import type { QueryClient } from "@tanstack/react-query";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";
import { type Api, ApiError, isUnauthenticated } from "#client/lib/api.ts";
import { getApi } from "#client/lib/query-client.ts";
import * as catalogueChanges from "#contract/catalogue-changes.endpoints.ts";
import { addSandwich } from "#contract/catalogue-changes.endpoints.ts";
import type { LikelyDuplicate } from "#contract/duplicates.ts";
import { fulfilRecommendation } from "#contract/recommendations.endpoints.ts";
import { spicyFrom } from "#contract/vocabulary.ts";
import type { CheckedDraft, DraftProblem } from "./check-draft.ts";
import {
  type Draft,
  type DraftPart,
  originOf,
  type PartList,
  savedParts,
  withRestaurant,
  withSaved,
} from "./draft.ts";
import type { DraftStore } from "./draft-store.ts";

/** The restaurant itself could not be created; locations and sandwiches were not sent. */
export class RestaurantNotCreated extends Error {}

interface SaveEvents {
  onStep: (text: string) => void;
  /** The other sandwiches are still sent. */
  onSandwichFailed: (name: string, error: unknown) => void;
  onPictureRefused: () => void;
}

export interface SavedDraft {
  restaurantId: number;
  /** As the catalogue has it. */
  name: string;
  /** How many of the draft's parts are in the catalogue now, including those of earlier saves. */
  locations: number;
  sandwiches: number;
  sandwichesFailed: number;
}

export type SaveOutcome =
  | { is: "invalid"; problems: DraftProblem[] }
  | { is: "without location" }
  | { is: "likely known"; duplicates: LikelyDuplicate[] }
  | { is: "saved elsewhere" }
  | { is: "saved"; saved: SavedDraft };

/** Checks the draft, looks for duplicates, then saves and forgets it. The first of these that fails ends it. */
export async function trySaving(
  queryClient: QueryClient,
  store: DraftStore,
  events: SaveEvents,
): Promise<SaveOutcome> {
  const api = getApi(queryClient);
  events.onStep("Checking");
  const { checkDraft } = await import("./check-draft.ts");
  const draft = store.get();
  const { checked, problems } = checkDraft(draft);
  if (!checked) return { is: "invalid", problems };
  if (!(await hasLocation(queryClient, draft))) return { is: "without location" };
  if (!draft.isNoDuplicate) {
    const duplicates = await findDuplicates(api, checked);
    if (duplicates.length > 0) return { is: "likely known", duplicates };
  }
  const saved = await saveDraft(api, store, checked, events);
  // Sandwiches that failed stay in the draft, to be corrected and sent again.
  if (saved.sandwichesFailed === 0) store.forget();
  return { is: "saved", saved };
}

/** Errors are ignored: the restaurant is saved, whatever became of the recommendation. */
export const linkRecommendation = (api: Api, id: number, { restaurantId }: SavedDraft) =>
  api.call(fulfilRecommendation, { id, body: { restaurantId } }).catch(() => {});

/** In the draft, or in the catalogue if the restaurant is already there. */
async function hasLocation(queryClient: QueryClient, { locations, restaurant }: Draft) {
  if (locations.length > 0 || !restaurant) return locations.length > 0;
  const known = await queryClient.fetchQuery({ ...restaurantQuery(restaurant.id), staleTime: 0 });
  return known.locations.length > 0;
}

/** True when somebody deleted the restaurant that the draft is added to. */
export const isRestaurantGone = (error: unknown) =>
  !(error instanceof RestaurantNotCreated) && error instanceof ApiError && error.status === 404;

/**
 * Sends the restaurant, its locations and its sandwiches, one after the other. Each success is noted in the draft at
 * once, and what the restaurant already has is left out. So a second save sends only what is missing, even when an
 * answer to the first one was lost.
 */
export async function saveDraft(
  api: Api,
  store: DraftStore,
  checked: CheckedDraft,
  events: SaveEvents,
): Promise<SavedDraft> {
  const isResumed = store.get().restaurant !== null;
  const restaurantId = await ensureRestaurant(api, store, checked, events);
  const known = isResumed
    ? await (await import("./check-draft.ts")).markKnown(api, store, restaurantId)
    : null;

  const locations = checked.locations.filter(({ key }) => isUnsaved(store, "locations", key));
  for (const [at, { key, output }] of locations.entries()) {
    events.onStep(`Saving location ${at + 1} of ${locations.length}`);
    const hoursOfOperation = JSON.stringify(output.hoursOfOperation);
    const hoursSource = originIn(store.get().locations, key, "hoursOfOperation");
    const body = { ...output, hoursOfOperation, hoursSource, restaurantId };
    const { id } = await api.call(catalogueChanges.addLocation, { body });
    store.change(withSaved("locations", key, id));
  }

  const sandwiches = checked.sandwiches.filter(({ key }) => isUnsaved(store, "sandwiches", key));
  let sandwichesFailed = 0;
  for (const [at, { key, output }] of sandwiches.entries()) {
    events.onStep(`Saving sandwich ${at + 1} of ${sandwiches.length}`);
    const priceSource = originIn(store.get().sandwiches, key, "price");
    const isSpicy = output.spiceLevel >= spicyFrom;
    const body = { ...output, priceSource, isSpicy, restaurantId };
    try {
      const { id } = await api.call(addSandwich, { body });
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
    locations: savedParts(saved.locations).length,
    sandwiches: savedParts(saved.sandwiches).length,
    sandwichesFailed,
  };
}

async function ensureRestaurant(
  api: Api,
  store: DraftStore,
  { basics }: CheckedDraft,
  { onStep, onPictureRefused }: SaveEvents,
): Promise<number> {
  const { restaurant, imageUrl, basicSources: sources, basicsOrigin: origin } = store.get();
  if (restaurant) return restaurant.id;
  if (!basics) throw new RestaurantNotCreated("Only a checked draft can be saved");
  onStep("Saving the restaurant");
  const hoursSource = originOf({ sources, origin }, "hoursOfOperation");
  const create = (imageUrl: string | null) =>
    api.call(catalogueChanges.addRestaurant, { body: { ...basics, hoursSource, imageUrl } });
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

const originIn = <Values>(parts: DraftPart<Values>[], key: string, field: keyof Values) => {
  const part = parts.find((each) => each.key === key);
  return part && originOf(part, field);
};

/** The server fetches the picture from its site, which may fail or give something else. */
const isAboutPicture = (error: unknown) =>
  error instanceof ApiError && error.issues.some(({ path }) => path === "imageUrl");

const isUnsaved = (store: DraftStore, list: PartList, key: string) =>
  store.get()[list].some((part) => part.key === key && part.savedId === null);

const maxComparedLocations = 5;

/** Restaurants of the catalogue that could be this one, by website, name and each address. */
async function findDuplicates(
  api: Api,
  { basics, locations }: CheckedDraft,
): Promise<LikelyDuplicate[]> {
  if (!basics) return [];
  const facts = { name: basics.name, website: basics.website ?? undefined };
  const found = await Promise.all(
    locations.slice(0, maxComparedLocations).map(({ output: { address, latitude, longitude } }) =>
      api.call(catalogueChanges.findDuplicates, {
        query: {
          ...facts,
          address,
          latitude: latitude ?? undefined,
          longitude: longitude ?? undefined,
        },
      }),
    ),
  );
  const byId = new Map(found.flat().map((duplicate) => [duplicate.restaurant.id, duplicate]));
  return [...byId.values()];
}
