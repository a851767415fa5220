import { sql } from "drizzle-orm";
import type { Location } from "#contract/restaurants.ts";
import type { Database } from "#server/database/client.ts";
import { jsonRow } from "#server/database/indexed-list.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { imageNamedBy, type ShownImage } from "#server/domain/shown-image.ts";

const {
  id,
  name,
  description,
  website,
  restaurantType,
  priceRange,
  address,
  phoneNumber,
  hoursOfOperation,
  latitude,
  longitude,
  version,
} = restaurants;

const ownColumns = {
  id,
  name,
  description,
  website,
  restaurantType,
  priceRange,
  address,
  phoneNumber,
  hoursOfOperation,
  latitude,
  longitude,
  version,
};

/** What a card and the page of a restaurant show. */
export interface RestaurantRow
  extends Pick<typeof restaurants.$inferSelect, keyof typeof ownColumns> {
  sandwichCount: number;
  locations: Location[];
  image: ShownImage | null;
}

/** Of the table `restaurants`. */
export const restaurantRow = jsonRow<RestaurantRow>({
  ...ownColumns,
  sandwichCount: sql`(
    select count(*)::int from sandwiches s
    where s.restaurant_id = restaurants.id and s.deleted_at is null)`,
  locations: sql`coalesce((
    select json_agg(
      json_build_object(
        'id', l.id, 'restaurantId', l.restaurant_id, 'address', l.address, 'city', l.city,
        'postcode', l.postcode, 'phoneNumber', l.phone_number,
        'hoursOfOperation', l.hours_of_operation, 'timeZone', l.time_zone,
        'latitude', l.latitude, 'longitude', l.longitude, 'version', l.version)
      order by l.id)
    from locations l where l.restaurant_id = restaurants.id and l.deleted_at is null), '[]')`,
  image: imageNamedBy(restaurants.imageId),
});

/** The restaurant, and whatever it was merged into, one step after the other. */
const steps = (id: number) => sql`with recursive steps(id, number) as (
    select ${id}::int, 1
    union all
    select redirect.to_restaurant_id, steps.number + 1 from steps
    join restaurant_redirects redirect on redirect.from_restaurant_id = steps.id
    where steps.number < 6)`;

/** The first of the steps that is not deleted. */
const fromFirstListed = sql`from steps
  join restaurants on restaurants.id = steps.id and restaurants.deleted_at is null
  order by steps.number limit 1`;

export async function findRestaurant(db: Database, id: number): Promise<RestaurantRow | null> {
  const [found] = await queryRows<{ row: RestaurantRow }>(
    db,
    sql`${steps(id)} select ${restaurantRow} as row ${fromFirstListed}`,
  );
  return found?.row ?? null;
}

export async function findListedId(db: Database, id: number): Promise<number | null> {
  const [found] = await queryRows<{ id: number }>(
    db,
    sql`${steps(id)} select restaurants.id ${fromFirstListed}`,
  );
  return found?.id ?? null;
}
