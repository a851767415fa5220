import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ImportMatch } from "#contract/collection-import.ts";
import { textArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { userSandwiches } from "#server/database/schema/collection.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import type { EntryRow } from "./collection.repository.ts";

/** More of one name than a person would look through. */
const mostNamesakes = 2000;

/** What is on a menu under one of these names, in any case of letters. */
export function listNamesakes(db: Database, names: string[]): Promise<ImportMatch[]> {
  const lowered = sql`(select array_agg(lower(name)) from unnest(${textArray(names)}) name)`;
  return db
    .select({ id: sandwiches.id, name: sandwiches.name, restaurantName: restaurants.name })
    .from(sandwiches)
    .innerJoin(restaurants, eq(restaurants.id, sandwiches.restaurantId))
    .where(
      and(
        isNull(sandwiches.deletedAt),
        isNull(restaurants.deletedAt),
        sql`lower(${sandwiches.name}) = any(${lowered}::text[])`,
      ),
    )
    .orderBy(asc(sandwiches.id))
    .limit(mostNamesakes);
}

/** As they are until the transaction ends. */
export function lockEntriesOf(
  db: Database,
  userId: string,
  sandwichIds: number[],
): Promise<EntryRow[]> {
  return db
    .select()
    .from(userSandwiches)
    .where(and(eq(userSandwiches.userId, userId), inArray(userSandwiches.sandwichId, sandwichIds)))
    .for("update");
}
