import { and, isNull, type SQL, sql } from "drizzle-orm";
import type { RestaurantFilters } from "#contract/explore.ts";
import type { RestaurantSort } from "#contract/explore-choices.ts";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import { integerArray, textArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { factSource } from "#server/database/fact-source.ts";
import { newestFirst, type Order, readList, type SortKey } from "#server/database/indexed-list.ts";
import { type JsonText, jsonRow } from "#server/database/json-text.ts";
import {
  distanceOrder,
  hasOutlet,
  isWithin,
  joinReach,
  milesToRestaurant,
  type OutletTest,
  openAt,
  type Point,
} from "#server/database/outlets.ts";
import { fixedSql, plannedOnce, queryRows } from "#server/database/query-rows.ts";
import { locations } from "#server/database/schema/locations.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { imageFields } from "#server/database/shown-image.ts";
import { containsWords } from "#server/database/text-search.ts";
import type { Circumstances } from "#server/features/sandwiches/sandwiches.service.ts";

/** Of the table `restaurants`, as the row below. */
export const sandwichCount = sql<number>`(
  select count(*)::int from sandwiches s
  where s.restaurant_id = restaurants.id and s.deleted_at is null)`;

const hoursSource = (table: typeof restaurants | typeof locations) =>
  factSource(
    sql`${table.hoursOfOperation} <> '{}'`,
    sql`${table.hoursSource}`,
    sql`${table.confirmedAt}`,
  );

const fields = {
  id: restaurants.id,
  name: restaurants.name,
  description: restaurants.description,
  website: restaurants.website,
  ...imageFields(restaurants.imageId),
  restaurantType: restaurants.restaurantType,
  priceRange: restaurants.priceRange,
  address: restaurants.address,
  phoneNumber: restaurants.phoneNumber,
  hoursOfOperation: restaurants.hoursOfOperation,
  hoursSource: hoursSource(restaurants),
  latitude: restaurants.latitude,
  longitude: restaurants.longitude,
  sandwichCount,
  locations: {
    json: sql`(select concat('[', string_agg(${jsonRow<Location>({
      id: locations.id,
      restaurantId: locations.restaurantId,
      address: locations.address,
      city: locations.city,
      postcode: locations.postcode,
      phoneNumber: locations.phoneNumber,
      hoursOfOperation: locations.hoursOfOperation,
      hoursSource: hoursSource(locations),
      timeZone: locations.timeZone,
      latitude: locations.latitude,
      longitude: locations.longitude,
      version: locations.version,
    })}, ',' order by locations.id), ']')
    from locations where locations.restaurant_id = restaurants.id and locations.deleted_at is null)`,
  },
  version: restaurants.version,
};

/** What the API says of a restaurant, of the table `restaurants`. */
const restaurantRow = fixedSql(jsonRow<Restaurant>(fields));

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

export async function findRestaurant(
  db: Database,
  id: number,
): Promise<JsonText<Restaurant> | null> {
  const [found] = await queryRows<{ row: JsonText<Restaurant> }>(
    db,
    plannedOnce(sql`${steps(id)} select ${restaurantRow} as row ${fromFirstListed}`),
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

const from = sql`restaurants`;
const isListed = sql`restaurants.deleted_at is null`;

/** What matches after the position, each with its miles from the point that it is searched near; and the count. */
export async function findRestaurants(
  db: Database,
  filters: RestaurantFilters,
  { viewerId, now, mostCounted }: Circumstances,
  after: unknown[] | null,
  limit: number,
) {
  const { sort, near, within } = filters;
  const id = idKey.value;
  const isOpen = filters.openNow ? await openAt(db, now, filters.timeZone) : undefined;
  const where = [...conditionsOf(filters, viewerId), isOpen ? hasOutlet(id, isOpen) : null];
  const isNear = near && within !== undefined ? isWithin(id, near, within, isOpen) : null;
  const matches = { from, where: [...where, isNear] };
  return readList(db, {
    page: { ...matches, order: orderOf(sort, near, isOpen) },
    row: near
      ? jsonRow<Restaurant>({ ...fields, distanceMiles: milesToRestaurant(id, near, isOpen) })
      : restaurantRow,
    after,
    limit,
    isPlannedOnce:
      !near && where.every((condition) => condition === null || condition === isListed),
    mostCounted,
    counts: { total: matches },
  });
}

type RestaurantChoice = Omit<RestaurantFilters, "sort">;

/** Every condition but the place. */
const conditionsOf = (choice: RestaurantChoice, viewerId: string | null): (SQL | null)[] => [
  isListed,
  ...columnConditions(choice),
  containsWords(sql`restaurants.search_text`, choice.q),
  choice.saved
    ? sql`exists (select from saved_restaurants saved
        where saved.user_id = ${viewerId} and saved.restaurant_id = restaurants.id)`
    : null,
];

function columnConditions({ priceRange, restaurantType }: RestaurantChoice) {
  const lengths = integerArray(priceRange.map((range) => range.length));
  return [
    priceRange.length > 0 ? sql`char_length(restaurants.price_range) = any(${lengths})` : null,
    restaurantType ? sql`restaurants.restaurant_type = ${restaurantType}` : null,
  ];
}

const idKey: SortKey = { value: sql`restaurants.id`, type: "int" };
const price: SortKey = { value: sql`char_length(restaurants.price_range)`, type: "int" };

/** Each has an index of its own. */
const restaurantOrders: Record<Exclude<RestaurantSort, "distance">, Order> = {
  name: { keys: [{ value: sql`lower(restaurants.name)`, type: "text" }, idKey] },
  price: { keys: [price, idKey] },
  "price-desc": { keys: [price, idKey], descending: true },
  newest: newestFirst(sql`restaurants.created_at`, idKey.value),
};

/** `near` is left out where only the keys matter. */
export const orderOf = (sort: RestaurantSort, near?: Point, counts?: OutletTest): Order =>
  sort === "distance"
    ? { ...distanceOrder([idKey]), join: near && joinReach(idKey.value, near, counts) }
    : restaurantOrders[sort];

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
