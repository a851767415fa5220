import { sql } from "drizzle-orm";
import { z } from "zod";
import type { SandwichSort } from "#contract/explore-choices.ts";
import type { Order, SortKey } from "#server/database/indexed-list.ts";
import type { SandwichRow } from "./sandwiches.repository.ts";

/** An order with an index of its own, and where in it a row stands. */
interface SandwichOrder extends Order {
  position: z.ZodType<unknown[]>;
  positionOf: (row: SandwichRow) => unknown[];
}

const id: SortKey = { value: sql`sandwiches.id`, type: "int" };
const mostRated: SortKey = { value: sql`(-sandwiches.rating_count)`, type: "int" };
const priceUnknown: SortKey = { value: sql`(sandwiches.price = 0)`, type: "boolean" };

export const sandwichOrders: Record<Exclude<SandwichSort, "distance">, SandwichOrder> = {
  rank: {
    keys: [{ value: sql`(-sandwiches.rank)`, type: "float8" }, mostRated, id],
    position: z.tuple([z.number(), z.int32(), z.int32()]),
    positionOf: (row) => [-row.rank, -row.ratingCount, row.id],
  },
  rating: {
    keys: [{ value: sql`(-sandwiches.average_rating)`, type: "float8" }, mostRated, id],
    position: z.tuple([z.number(), z.int32(), z.int32()]),
    positionOf: (row) => [-row.averageRating, -row.ratingCount, row.id],
  },
  price: {
    keys: [priceUnknown, { value: sql`sandwiches.price`, type: "float8" }, id],
    position: z.tuple([z.boolean(), z.number(), z.int32()]),
    positionOf: (row) => [row.price === 0, row.price, row.id],
  },
  "price-desc": {
    keys: [priceUnknown, { value: sql`(-sandwiches.price)`, type: "float8" }, id],
    position: z.tuple([z.boolean(), z.number(), z.int32()]),
    positionOf: (row) => [row.price === 0, -row.price, row.id],
  },
  newest: {
    keys: [{ value: sql`sandwiches.created_at`, type: "timestamptz" }, id],
    descending: true,
    position: z.tuple([z.iso.datetime().refine((at) => at >= "1900"), z.int32()]),
    positionOf: (row) => [row.createdAt.toISOString(), row.id],
  },
};

/** Among restaurants at the same distance: menu after menu, each in its order. */
export const menuTies: SortKey[] = [
  { value: sql`sandwiches.restaurant_id`, type: "int" },
  { value: sql`sandwiches.position`, type: "int" },
  id,
];

/** Where a page by distance ended: miles (null when not known), restaurant, place on its menu, id. */
export const distancePosition = z.tuple([z.number().nullable(), z.int32(), z.int32(), z.int32()]);
