import type { QueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { type Api, ignoreGone } from "#client/lib/api.ts";
import { announceChange } from "#client/lib/other-tabs.ts";
import type { ToastMessage } from "#client/lib/toast-queue.ts";
import { runChange } from "#client/lib/use-change.ts";
import * as changes from "#contract/collection.endpoints.ts";
import type { SavedRestaurant } from "#contract/collection.ts";
import { entryListsKey } from "./entries.queries.ts";
import { savedRestaurantsQuery } from "./saved-restaurants.queries.ts";

export interface RestaurantToSave {
  id: number;
  name: string;
}

export const saveRestaurant = (
  queryClient: QueryClient,
  restaurant: RestaurantToSave,
  createdAt?: string,
) => run(queryClient, restaurant, { isSaved: true, createdAt });

export const removeRestaurant = (queryClient: QueryClient, restaurant: RestaurantToSave) =>
  run(queryClient, restaurant, { isSaved: false });

interface SavedState {
  isSaved: boolean;
  createdAt?: string | undefined;
}

/** Ignores a second click while a change of the restaurant is running. */
async function run(
  queryClient: QueryClient,
  restaurant: RestaurantToSave,
  wanted: SavedState,
): Promise<void> {
  const mutationKey = ["saved restaurants", restaurant.id];
  if (queryClient.isMutating({ mutationKey }) > 0) return;
  const description = "Failed to update collection";
  const change = {
    mutationKey,
    send: (api: Api) => sendChange(queryClient, api, restaurant, wanted),
    done: (message: ToastMessage | undefined) =>
      message && { ...message, about: about(restaurant) },
    failed: () => ({ title: "Error", description, about: about(restaurant) }),
  };
  // `failed` has shown the error.
  await runChange(queryClient, change, undefined).catch(() => undefined);
}

/** Returns the toast, or undefined if nothing had to change. */
async function sendChange(
  queryClient: QueryClient,
  api: Api,
  { id: restaurantId, name }: RestaurantToSave,
  { isSaved, createdAt }: SavedState,
): Promise<ToastMessage | undefined> {
  const viewer = queryClient.getQueryData(viewerQuery.queryKey);
  if (!viewer) return undefined;
  const query = savedRestaurantsQuery(viewer.id);
  const path = { id: viewer.id, restaurantId };
  const all = await queryClient.ensureQueryData(query);
  const before = all.find((saved) => saved.restaurantId === restaurantId);
  if ((before !== undefined) === isSaved) return undefined;
  const show = (shown: SavedRestaurant | undefined) =>
    queryClient.setQueryData(query.queryKey, (all = []) => {
      const others = all.filter((saved) => saved.restaurantId !== restaurantId);
      return shown ? [shown, ...others] : others;
    });
  await queryClient.cancelQueries(query);
  try {
    if (isSaved) {
      show({ restaurantId, createdAt: createdAt ?? new Date().toISOString() });
      const body = createdAt ? { createdAt } : undefined;
      await api.call(changes.saveRestaurant, { ...path, body });
    } else {
      show(undefined);
      await api.call(changes.forgetRestaurant, path).catch(ignoreGone);
    }
    announceChange({ what: "entries" });
  } catch (error) {
    show(before);
    throw error;
  } finally {
    queryClient.invalidateQueries(query);
    queryClient.invalidateQueries({ queryKey: entryListsKey(viewer.id) });
  }
  if (isSaved) return { title: "Saved to collection", description: name };
  const onSelect = () => saveRestaurant(queryClient, { id: restaurantId, name }, before?.createdAt);
  const action = { label: "Undo", onSelect };
  return { title: "Removed from collection", description: name, action };
}

/** A toast replaces an older one with the same subject. */
const about = ({ id }: RestaurantToSave) => `saved restaurant ${id}`;
