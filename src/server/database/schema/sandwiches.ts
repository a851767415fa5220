import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { isNotBlank } from "./checks.ts";
import { descending, instant, lifecycleColumns } from "./columns.ts";
import { restaurants } from "./restaurants.ts";

export const sandwiches = pgTable(
  "sandwiches",
  {
    id: serial("id").primaryKey(),
    restaurantId: integer("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    price: doublePrecision("price").notNull().default(0),
    imageUrl: text("image_url"),
    ingredients: text("ingredients").array().notNull().default([]),
    containsGluten: boolean("contains_gluten"),
    containsDairy: boolean("contains_dairy"),
    containsEggs: boolean("contains_eggs"),
    organic: boolean("organic"),
    isSpicy: boolean("is_spicy").notNull().default(false),
    spiceLevel: smallint("spice_level").notNull().default(0),
    section: text("section"),
    position: integer("position").notNull().default(0),
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    rank: doublePrecision("rank").notNull().default(0),
    searchText: text("search_text").notNull().default(""),
    searchBigrams: text("search_bigrams").array().notNull().default([]),
    confirmedAt: instant("confirmed_at"),
    ...lifecycleColumns(),
  },
  (table) => {
    const listed = sql`${table.deletedAt} is null`;
    const priceUnknown = sql`(${table.price} = 0)`;
    return [
      index("sandwiches_by_rank")
        .on(descending(table.rank), descending(table.ratingCount), table.id)
        .where(listed),
      index("sandwiches_by_age")
        .on(descending(table.createdAt), descending(table.id))
        .where(listed),
      index("sandwiches_by_name").on(sql`lower(${table.name})`, table.id).where(listed),
      index("sandwiches_cheapest").on(priceUnknown, table.price, table.id).where(listed),
      index("sandwiches_dearest").on(priceUnknown, descending(table.price), table.id).where(listed),
      index("sandwiches_by_restaurant").on(table.restaurantId, table.position, table.id),
      index("sandwiches_search").using("gin", table.searchBigrams).where(listed),
      check("sandwiches_name_not_blank", isNotBlank(table.name)),
      check(
        "sandwiches_price_known_or_zero",
        sql`${table.price} >= 0 and ${table.price} < 'Infinity'`,
      ),
      check("sandwiches_spice_level", sql`${table.spiceLevel} between 0 and 5`),
      check("sandwiches_rating_count_not_negative", sql`${table.ratingCount} >= 0`),
      check(
        "sandwiches_rating_sum_possible",
        sql`${table.ratingSum} between ${table.ratingCount} and ${table.ratingCount} * 5`,
      ),
      check("sandwiches_rank_possible", sql`${table.rank} between 0 and 5`),
    ];
  },
);

export const sandwichNeighbours = pgTable(
  "sandwich_neighbours",
  {
    sandwichId: integer("sandwich_id")
      .notNull()
      .references(() => sandwiches.id, { onDelete: "cascade" }),
    neighbourId: integer("neighbour_id")
      .notNull()
      .references(() => sandwiches.id, { onDelete: "cascade" }),
    score: doublePrecision("score").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sandwichId, table.neighbourId] }),
    index("sandwich_neighbours_by_score").on(
      table.sandwichId,
      descending(table.score),
      table.neighbourId,
    ),
    index("sandwich_neighbours_by_neighbour").on(table.neighbourId),
    check("sandwich_neighbours_differ", sql`${table.sandwichId} <> ${table.neighbourId}`),
  ],
);
