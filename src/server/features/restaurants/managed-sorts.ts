import { sql } from "drizzle-orm";
import { z } from "zod";
import type { ManagedSort } from "#contract/administration-choices.ts";
import type { SortKey } from "#server/database/indexed-list.ts";
import type { ManagedRow } from "./managed-restaurants.repository.ts";

/** An order with an index of its own, and where in it a row stands. */
interface ManagedOrder {
  keys: SortKey[];
  position: z.ZodType<unknown[]>;
  positionOf: (row: ManagedRow) => unknown[];
}

const id: SortKey = { value: sql`restaurants.id`, type: "int" };
const text = z.string().refine((value) => !value.includes("\0"));

export const managedOrders: Record<ManagedSort, ManagedOrder> = {
  name: {
    keys: [{ value: sql`lower(restaurants.name)`, type: "text" }, id],
    position: z.tuple([text, z.int32()]),
    positionOf: (row) => [row.sortName, row.id],
  },
  type: {
    keys: [{ value: sql`restaurants.restaurant_type`, type: "text" }, id],
    position: z.tuple([text, z.int32()]),
    positionOf: (row) => [row.restaurantType, row.id],
  },
  price: {
    keys: [{ value: sql`char_length(restaurants.price_range)`, type: "int" }, id],
    position: z.tuple([z.int32(), z.int32()]),
    positionOf: (row) => [row.priceRange.length, row.id],
  },
  added: {
    keys: [{ value: sql`restaurants.created_at`, type: "timestamptz" }, id],
    position: z.tuple([z.iso.datetime().refine((at) => at >= "1900"), z.int32()]),
    positionOf: (row) => [row.createdAt, row.id],
  },
};
