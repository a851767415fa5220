import { type SQL, sql } from "drizzle-orm";
import type { ManagedSort } from "#contract/administration-choices.ts";
import type { ManagedRestaurant } from "#contract/management.ts";
import { isoTime, type SortKey } from "#server/database/indexed-list.ts";
import { jsonRow } from "#server/database/json-text.ts";
import { sandwichCount } from "./restaurants.repository.ts";

const locations = (value: SQL) => sql`(select ${value} from locations l
  where l.restaurant_id = restaurants.id and l.deleted_at is null`;

/** Of the table `restaurants`. */
export const managedRow = jsonRow<ManagedRestaurant>({
  id: sql`restaurants.id`,
  name: sql`restaurants.name`,
  restaurantType: sql`restaurants.restaurant_type`,
  priceRange: sql`restaurants.price_range`,
  website: sql`restaurants.website`,
  address: sql`coalesce(${locations(sql`l.address`)} order by l.id limit 1), restaurants.address)`,
  locationCount: sql`${locations(sql`count(*)::int`)})`,
  sandwichCount,
  updatedAt: isoTime(sql`restaurants.updated_at`),
});

const id: SortKey = { value: sql`restaurants.id`, type: "int" };

/** The keys of each order, which has an index. */
export const managedKeys: Record<ManagedSort, SortKey[]> = {
  name: [{ value: sql`lower(restaurants.name)`, type: "text" }, id],
  type: [{ value: sql`restaurants.restaurant_type`, type: "text" }, id],
  price: [{ value: sql`char_length(restaurants.price_range)`, type: "int" }, id],
  added: [{ value: sql`restaurants.created_at`, type: "timestamptz" }, id],
};
