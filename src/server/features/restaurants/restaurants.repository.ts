import { type SQL, sql } from "drizzle-orm";
import type { RestaurantFilters } from "#contract/explore.ts";
import type { RestaurantSort } from "#contract/explore-choices.ts";
import type { FactSource } from "#contract/facts.ts";
import type { Location } from "#contract/restaurants.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { jsonRow, type Order, readList, type SortKey } from "#server/database/indexed-list.ts";
import {
  distanceList,
  distanceOrder,
  isOpenAt,
  isWithin,
  milesToRestaurant,
} from "#server/database/outlets.ts";
import { fixedSql, queryRows } from "#server/database/query-rows.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { containsAnyText } from "#server/database/text-search.ts";
import { factSourceOf } from "#server/domain/fact-source.ts";
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
  hoursSource: FactSource | null;
  locations: Location[];
  image: ShownImage | null;
}

/** Of the table `restaurants`, as the row below. */
export const sandwichCount = sql<number>`(
  select count(*)::int from sandwiches s
  where s.restaurant_id = restaurants.id and s.deleted_at is null)`;

const hoursSourceOf = (isKnown: SQL, table: string) =>
  factSourceOf(isKnown, sql.raw(`${table}.hours_source`), sql.raw(`${table}.confirmed_at`));

export const restaurantRow = fixedSql(
  jsonRow<RestaurantRow>({
    ...ownColumns,
    sandwichCount,
    hoursSource: hoursSourceOf(sql`restaurants.hours_of_operation <> '{}'`, "restaurants"),
    locations: sql`coalesce((
    select json_agg(
      json_build_object(
        'id', l.id, 'restaurantId', l.restaurant_id, 'address', l.address, 'city', l.city,
        'postcode', l.postcode, 'phoneNumber', l.phone_number,
        'hoursOfOperation', l.hours_of_operation,
        'hoursSource', ${hoursSourceOf(sql`l.hours_of_operation <> '{}'`, "l")},
        'timeZone', l.time_zone,
        'latitude', l.latitude, 'longitude', l.longitude, 'version', l.version)
      order by l.id)
    from locations l where l.restaurant_id = restaurants.id and l.deleted_at is null), '[]')`,
    image: imageNamedBy(restaurants.imageId),
  }),
);

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

export interface Circumstances {
  /** Whose saved restaurants `saved` is about. */
  viewerId: string | null;
  now: Date;
  /** Small ones let a small catalogue be read in every way that a large one is. */
  bounds?: { mostCounted: number; mostSorted: number };
}

const from = sql`restaurants`;
const isListed = sql`restaurants.deleted_at is null`;

/** What matches after the position, each with its miles from the point that it is searched near; and the count. */
export async function findRestaurants(
  db: Database,
  filters: RestaurantFilters,
  { viewerId, now, bounds }: Circumstances,
  after: unknown[] | null,
  limit: number,
) {
  const { sort, near, within } = filters;
  const id = idKey.value;
  const where = await conditionsOf(db, filters, viewerId, now);
  const isNear = near && within !== undefined ? isWithin(id, near, within) : null;
  const matches = { from, where: [...where, isNear] };
  const list =
    sort === "distance" && near
      ? distanceList(
          { source: { from, where }, id, restaurantId: id, near, within, ties: [idKey], ...bounds },
          after,
        )
      : { pages: [{ ...matches, order: orderOf(sort) }], matches };
  return readList(db, {
    ...list,
    row: jsonRow<{ restaurant: RestaurantRow; miles: number | null }>({
      restaurant: restaurantRow,
      miles: near ? milesToRestaurant(id, near) : sql`null`,
    }),
    after,
    limit,
    isPlannedOnce:
      !near && where.every((condition) => condition === null || condition === isListed),
    mostCounted: bounds?.mostCounted,
    counts: { total: list.matches },
  });
}

type RestaurantChoice = Omit<RestaurantFilters, "sort">;

/** Every condition but the distance. */
const conditionsOf = async (
  db: Database,
  choice: RestaurantChoice,
  viewerId: string | null,
  now: Date,
): Promise<(SQL | null)[]> => [
  isListed,
  ...columnConditions(choice),
  containsAnyText(sql`restaurants.search_text`, choice.q),
  choice.saved
    ? sql`exists (select from saved_restaurants saved
        where saved.user_id = ${viewerId} and saved.restaurant_id = restaurants.id)`
    : null,
  choice.openNow ? await isOpenAt(db, sql`restaurants.id`, now, choice.timeZone) : null,
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
  newest: {
    keys: [{ value: sql`restaurants.created_at`, type: "timestamptz" }, idKey],
    descending: true,
  },
};

export const orderOf = (sort: RestaurantSort): Order =>
  sort === "distance" ? distanceOrder([idKey]) : restaurantOrders[sort];
