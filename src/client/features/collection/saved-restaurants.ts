import { MutationObserver, type QueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { ApiError, isUnauthenticated } from "#client/lib/api.ts";
import { announceChange } from "#client/lib/other-tabs.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
import type { SavedRestaurant } from "#contract/collection.ts";
import { entryListsKey } from "./entries.queries.ts";
import { savedRestaurantsPath, savedRestaurantsQuery } from "./saved-restaurants.queries.ts";

export interface RestaurantToSave {
  id: number;
  name: string;
}

export const saveRestaurant = (
  queryClient: QueryClient,
  restaurant: RestaurantToSave,
  createdAt?: string,
) => runChange(queryClient, restaurant, { isSaved: true, createdAt });

export const removeRestaurant = (queryClient: QueryClient, restaurant: RestaurantToSave) =>
  runChange(queryClient, restaurant, { isSaved: false });

interface Change {
  isSaved: boolean;
  createdAt?: string | undefined;
}

/** One change of a restaurant at a time: an impatient second click is ignored. */
async function runChange(
  queryClient: QueryClient,
  restaurant: RestaurantToSave,
  change: Change,
): Promise<void> {
  const mutationKey = ["saved restaurants", restaurant.id];
  if (queryClient.isMutating({ mutationKey }) > 0) return;
  const mutation = new MutationObserver(queryClient, {
    mutationKey,
    mutationFn: () => sendChange(queryClient, restaurant, change),
  });
  await mutation.mutate().catch((error) => tellFailure(error, toastSubject(restaurant)));
}

async function sendChange(
  queryClient: QueryClient,
  restaurant: RestaurantToSave,
  { isSaved, createdAt }: Change,
) {
  const viewer = queryClient.getQueryData(viewerQuery.queryKey);
  if (!viewer) return;
  const query = savedRestaurantsQuery(viewer.id);
  const path = `${savedRestaurantsPath(viewer.id)}/${restaurant.id}`;
  const about = toastSubject(restaurant);
  const all = await queryClient.ensureQueryData(query);
  const before = all.find(({ restaurantId }) => restaurantId === restaurant.id);
  if ((before !== undefined) === isSaved) return;
  const show = (shown: SavedRestaurant | undefined) =>
    queryClient.setQueryData(query.queryKey, (all = []) => {
      const others = all.filter(({ restaurantId }) => restaurantId !== restaurant.id);
      return shown ? [shown, ...others] : others;
    });
  await queryClient.cancelQueries(query);
  try {
    if (isSaved) {
      show({ restaurantId: restaurant.id, createdAt: createdAt ?? new Date().toISOString() });
      await apiOf(queryClient).send("PUT", path, createdAt ? { createdAt } : undefined);
      toast({ title: "Saved to collection", description: restaurant.name, about });
    } else {
      show(undefined);
      await apiOf(queryClient).send("DELETE", path).catch(ignoreGone);
      const onSelect = () => saveRestaurant(queryClient, restaurant, before?.createdAt);
      const action = { label: "Undo", onSelect };
      toast({ title: "Removed from collection", description: restaurant.name, action, about });
    }
    announceChange({ what: "entries" });
  } catch (error) {
    show(before);
    throw error;
  } finally {
    queryClient.invalidateQueries(query);
    queryClient.invalidateQueries({ queryKey: entryListsKey(viewer.id) });
  }
}

/** A toast replaces the one before it about the same subject. */
const toastSubject = ({ id }: RestaurantToSave) => `saved restaurant ${id}`;

function ignoreGone(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

function tellFailure(error: unknown, about: string) {
  // session-end.ts handles a 401 of any mutation.
  if (isUnauthenticated(error)) return;
  const description = "Failed to update collection";
  toast({ title: "Error", description, variant: "destructive", about });
}
