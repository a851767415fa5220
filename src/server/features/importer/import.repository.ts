import { and, inArray, isNull } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";

/** The oldest restaurant of the catalogue that has one of these websites. */
export async function findRestaurantByWebsite(
  db: Database,
  websiteKeys: readonly string[],
): Promise<number | null> {
  if (websiteKeys.length === 0) return null;
  const [restaurant] = await db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(inArray(restaurants.websiteKey, [...websiteKeys]), isNull(restaurants.deletedAt)))
    .orderBy(restaurants.id)
    .limit(1);
  return restaurant?.id ?? null;
}
