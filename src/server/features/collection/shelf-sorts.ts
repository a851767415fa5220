import { sql } from "drizzle-orm";
import { z } from "zod";
import type { CollectionSort } from "#contract/collection-choices.ts";
import type { Order, SortKey } from "#server/database/indexed-list.ts";
import type { ShelfRow } from "./shelf.repository.ts";

interface ShelfOrder extends Order {
  /** What a cursor of this order holds. */
  position: z.ZodType<unknown[]>;
  positionOf: (row: ShelfRow) => unknown[];
}

/** Before every date that an entry may have, so that those without one come last. */
const noDate = "1800-01-01T00:00:00.000Z";

const instant = z.iso.datetime().refine((at) => at >= "1800");
const id: SortKey = { value: sql`user_sandwiches.id`, type: "int" };
const added: SortKey = { value: sql`user_sandwiches.created_at`, type: "timestamptz" };
const bestFirst: SortKey = { value: sql`(-sandwiches.average_rating)`, type: "float8" };
const mostRated: SortKey = { value: sql`(-sandwiches.rating_count)`, type: "int" };

export const shelfOrders: Record<CollectionSort, ShelfOrder> = {
  newest: {
    keys: [added, id],
    descending: true,
    position: z.tuple([instant, z.int32()]),
    positionOf: (row) => [row.createdAt.toISOString(), row.id],
  },
  tried: {
    keys: [
      {
        value: sql`coalesce(user_sandwiches.date_tried, ${sql.raw(`'${noDate}'`)}::timestamptz)`,
        type: "timestamptz",
      },
      added,
      id,
    ],
    descending: true,
    position: z.tuple([instant, instant, z.int32()]),
    positionOf: (row) => [
      row.dateTried?.toISOString() ?? noDate,
      row.createdAt.toISOString(),
      row.id,
    ],
  },
  name: {
    keys: [{ value: sql`lower(sandwiches.name)`, type: "text" }, id],
    position: z.tuple([z.string(), z.int32()]),
    positionOf: (row) => [row.sortName, row.id],
  },
  rating: {
    keys: [bestFirst, mostRated, id],
    position: z.tuple([z.number(), z.int32(), z.int32()]),
    positionOf: (row) => [-row.averageRating, -row.ratingCount, row.id],
  },
  mine: {
    keys: [{ value: sql`(-coalesce(reviews.rating, 0))`, type: "int" }, bestFirst, id],
    position: z.tuple([z.int32(), z.number(), z.int32()]),
    positionOf: (row) => [-(row.ownRating ?? 0), -row.averageRating, row.id],
  },
};
