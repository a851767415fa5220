import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";

export async function hasDemo(db: Database): Promise<boolean> {
  const [demo] = await db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.isDemo, true), isNull(restaurants.deletedAt)))
    .limit(1);
  return demo !== undefined;
}
