import { sql } from "drizzle-orm";
import { z } from "zod";
import type { RestaurantSort } from "#contract/explore-choices.ts";
import type { Order, SortKey } from "#server/database/indexed-list.ts";
import type { RestaurantRow } from "./restaurants.repository.ts";

/** An order with an index of its own, and where in it a row stands. */
interface RestaurantOrder extends Order {
  position: z.ZodType<unknown[]>;
  positionOf: (row: RestaurantRow) => unknown[];
}

export const idKey: SortKey = { value: sql`restaurants.id`, type: "int" };
const price: SortKey = { value: sql`char_length(restaurants.price_range)`, type: "int" };

const byPrice: RestaurantOrder = {
  keys: [price, idKey],
  position: z.tuple([z.int32(), z.int32()]),
  positionOf: (row) => [row.priceRange.length, row.id],
};

export const restaurantOrders: Record<Exclude<RestaurantSort, "distance">, RestaurantOrder> = {
  name: {
    keys: [{ value: sql`lower(restaurants.name)`, type: "text" }, idKey],
    position: z.tuple([z.string().refine((name) => !name.includes("\0")), z.int32()]),
    positionOf: (row) => [row.sortName, row.id],
  },
  price: byPrice,
  "price-desc": { ...byPrice, descending: true },
  newest: {
    keys: [{ value: sql`restaurants.created_at`, type: "timestamptz" }, idKey],
    descending: true,
    position: z.tuple([z.iso.datetime().refine((at) => at >= "1900"), z.int32()]),
    positionOf: (row) => [row.createdAt.toISOString(), row.id],
  },
};

/** Where a page by distance ended: miles (null when not known), id. */
export const distancePosition = z.tuple([z.number().nullable(), z.int32()]);
