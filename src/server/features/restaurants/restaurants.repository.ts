import { and, asc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Location } from "#contract/restaurants.ts";
import type { Database } from "#server/database/client.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";

export type RestaurantRow = Awaited<ReturnType<typeof selectRestaurants>>[number];

/** Where a page ended: name in lower case, id. */
export const namePosition = z.tuple([z.string(), z.int()]);
export type NamePosition = z.infer<typeof namePosition>;

export function listByName(db: Database, after: NamePosition | null, limit: number) {
  const follows =
    after && sql`(lower(${restaurants.name}), ${restaurants.id}) > (${after[0]}, ${after[1]})`;
  return selectRestaurants(db)
    .where(and(isNull(restaurants.deletedAt), follows ?? undefined))
    .orderBy(sql`lower(${restaurants.name})`, asc(restaurants.id))
    .limit(limit);
}

export async function findRestaurant(db: Database, id: number): Promise<RestaurantRow | null> {
  const [row] = await selectRestaurants(db).where(
    and(isNull(restaurants.deletedAt), eq(restaurants.id, id)),
  );
  return row ?? null;
}

const { searchText: _text, searchBigrams: _bigrams, ...ownColumns } = getTableColumns(restaurants);

// Drizzle leaves the table's name off the columns of a select without joins, and inside a subquery an
// unqualified id would be the subquery's own: hence plain SQL.
const sandwichCount = sql<number>`(
  select count(*)::int from sandwiches s
  where s.restaurant_id = restaurants.id and s.deleted_at is null
)`;

const locationsInOrder = sql<Location[]>`coalesce((
  select json_agg(
    json_build_object(
      'id', l.id, 'restaurantId', l.restaurant_id, 'address', l.address, 'city', l.city,
      'postcode', l.postcode, 'phoneNumber', l.phone_number,
      'hoursOfOperation', l.hours_of_operation, 'timeZone', l.time_zone,
      'latitude', l.latitude, 'longitude', l.longitude)
    order by l.id)
  from locations l
  where l.restaurant_id = restaurants.id and l.deleted_at is null
), '[]'::json)`;

function selectRestaurants(db: Database) {
  return db
    .select({
      ...ownColumns,
      sortName: sql<string>`lower(${restaurants.name})`,
      sandwichCount,
      locations: locationsInOrder,
    })
    .from(restaurants);
}
