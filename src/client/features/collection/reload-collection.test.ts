import { expect, test } from "vitest";
import { progressKey } from "#client/features/gamification/follow-progress.ts";
import { createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { collectionPagesKey, entryListsKey, entryQuery } from "./entries.queries.ts";
import { reloadCollection } from "./reload-collection.ts";
import { savedRestaurantsQuery } from "./saved-restaurants.queries.ts";

test("whatever shows the collection is asked for again, the level and lists of the profile too", () => {
  const queryClient = createQueryClient(
    createApi(() => Promise.reject(new Error("no request expected"))),
  );
  const keys = [
    entryQuery("henny", 3).queryKey,
    entryListsKey("henny"),
    collectionPagesKey("henny"),
    savedRestaurantsQuery("henny").queryKey,
    progressKey("henny", "stats"),
  ];
  const other = progressKey("rooster", "stats");
  for (const key of [...keys, other]) queryClient.setQueryData(key, []);
  reloadCollection(queryClient, "henny");
  const isOutdated = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect(keys.filter((key) => !isOutdated(key))).toEqual([]);
  expect(isOutdated(other)).toBe(false);
});
