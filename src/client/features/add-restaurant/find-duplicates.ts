import { withSearch } from "#client/features/admin/data-table/table-address.ts";
import type { Api } from "#client/lib/api.ts";
import type { LikelyDuplicate } from "#contract/duplicates.ts";
import type { CheckedDraft } from "./check-draft.ts";

const mostPlaces = 5;

/** What the catalogue has that could be this restaurant, by website, name and each address. */
export async function findDuplicates(
  api: Api,
  { basics, locations }: CheckedDraft,
): Promise<LikelyDuplicate[]> {
  if (!basics) return [];
  const facts = { name: basics.name, website: basics.website ?? undefined };
  const answers = await Promise.all(
    locations.slice(0, mostPlaces).map(({ output: { address, latitude, longitude } }) =>
      api.get<LikelyDuplicate[]>(
        withSearch("/api/restaurants/duplicates", {
          ...facts,
          address,
          latitude: latitude ?? undefined,
          longitude: longitude ?? undefined,
        }),
      ),
    ),
  );
  const byId = new Map(answers.flat().map((found) => [found.restaurant.id, found]));
  return [...byId.values()];
}
