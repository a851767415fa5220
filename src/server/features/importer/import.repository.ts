import { and, isNull, sql } from "drizzle-orm";
import { textArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";

/** The oldest restaurant of the catalogue that has one of these websites. */
export async function findRestaurantByWebsite(
  db: Database,
  websites: readonly string[],
): Promise<number | null> {
  if (websites.length === 0) return null;
  const keys = sql`(select array_agg(website_key(website)) from unnest(${textArray(websites)}) website)`;
  const [restaurant] = await db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(
      and(sql`${restaurants.websiteKey} = any(${keys}::text[])`, isNull(restaurants.deletedAt)),
    )
    .orderBy(restaurants.id)
    .limit(1);
  return restaurant?.id ?? null;
}
