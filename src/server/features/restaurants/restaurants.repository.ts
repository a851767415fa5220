import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Location } from "#contract/restaurants.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { images } from "#server/database/schema/images.ts";
import { restaurantRedirects, restaurants } from "#server/database/schema/restaurants.ts";
import { shownImage } from "#server/domain/shown-image.ts";

export type RestaurantRow = Awaited<ReturnType<typeof selectRestaurants>>[number];

export async function findRestaurant(db: Database, id: number): Promise<RestaurantRow | null> {
  const [row] = await listByIds(db, [id]);
  return row ?? null;
}

/** In the order of the ids, without deleted restaurants. */
export async function listByIds(db: Database, ids: number[]): Promise<RestaurantRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectRestaurants(db).where(
    and(isNull(restaurants.deletedAt), sql`${restaurants.id} = any(${integerArray(ids)})`),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The restaurant that a duplicate was merged into. */
export async function findRedirect(db: Database, id: number): Promise<number | null> {
  const [redirect] = await db
    .select({ id: restaurantRedirects.toRestaurantId })
    .from(restaurantRedirects)
    .where(eq(restaurantRedirects.fromRestaurantId, id));
  return redirect?.id ?? null;
}

/** The restaurant itself, or the one that it was merged into, within so many redirects; null when none is listed. */
export async function findListedId(
  db: Database,
  id: number,
  redirects: number,
): Promise<number | null> {
  const [listed] = await queryRows<{ id: number }>(
    db,
    sql`with recursive target (id, redirects) as (
        select ${id}::int, 0
        union all
        select merged.to_restaurant_id, target.redirects + 1
        from target join restaurant_redirects merged on merged.from_restaurant_id = target.id
        where target.redirects < ${redirects}::int
      )
      select place.id from target join restaurants place on place.id = target.id
      where place.deleted_at is null order by target.redirects limit 1`,
  );
  return listed?.id ?? null;
}

const { searchText: _text, searchGrams: _bigrams, ...ownColumns } = getTableColumns(restaurants);

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
      'latitude', l.latitude, 'longitude', l.longitude, 'version', l.version)
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
      image: shownImage,
    })
    .from(restaurants)
    .leftJoin(images, eq(images.id, restaurants.imageId));
}
