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
import { allergens, claimNames, eachTrait } from "#contract/traits.ts";
import { factOrigins } from "#contract/vocabulary.ts";
import { isNotBlank, isOneOf } from "./checks.ts";
import {
  descending,
  instant,
  lifecycleColumns,
  partOf,
  trashIndex,
  trigramIndex,
} from "./columns.ts";
import { images } from "./images.ts";
import { restaurants } from "./restaurants.ts";

const toSnakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Higher than any price, where a list needs a number for it. */
export const priceUnknown = 2_147_483_647;

export const sandwiches = pgTable(
  "sandwiches",
  {
    id: serial("id").primaryKey(),
    restaurantId: partOf("restaurant_id", () => restaurants.id),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    /** Null when the price is unknown. */
    priceCents: integer("price_cents"),
    imageId: integer("image_id").references(() => images.id, { onDelete: "set null" }),
    ingredients: text("ingredients").array().notNull().default([]),
    ...eachTrait((trait) => boolean(toSnakeCase(trait))),
    isSpicy: boolean("is_spicy").notNull().default(false),
    spiceLevel: smallint("spice_level").notNull().default(0),
    section: text("section"),
    position: integer("position").notNull().default(0),
    /** Kept by a trigger: a sandwich is found by its restaurant's name as well. */
    searchText: text("search_text").notNull().default(""),
    /** Its tags as the API shows them, in JSON. Kept by triggers. */
    tagList: text("tag_list").notNull().default("[]"),
    /**
     * The image that members find best: the first photo of the most helpful review that is shown. Kept by triggers. No
     * foreign key: `review_photos` has it, and an index for it would make every rating write all indexes of the row.
     */
    bestPhotoId: integer("best_photo_id"),
    /** Where the price is from. Null when that was not recorded. */
    priceSource: text("price_source", { enum: factOrigins }),
    /** When the price was last stated or confirmed. */
    confirmedAt: instant("confirmed_at"),
    ...lifecycleColumns(),
  },
  (table) => {
    const listed = sql`${table.deletedAt} is null`;
    return [
      index("sandwiches_by_age")
        .on(descending(table.createdAt), descending(table.id))
        .where(listed),
      index("sandwiches_by_name").on(sql`lower(${table.name})`, table.id).where(listed),
      // An unknown price comes last, whichever way.
      index("sandwiches_cheapest")
        .on(sql`coalesce(${table.priceCents}, ${sql.raw(`${priceUnknown}`)})`, table.id)
        .where(listed),
      index("sandwiches_dearest")
        .on(sql`coalesce(-${table.priceCents}, 1)`, table.id)
        .where(listed),
      index("sandwiches_by_heat").on(table.spiceLevel).where(listed),
      ...Object.entries(allergens).map(([name, { trait }]) =>
        index(`sandwiches_by_${name}`).on(table[trait]).where(listed),
      ),
      ...claimNames.map((claim) =>
        index(`sandwiches_by_${table[claim].name}`).on(table[claim]).where(listed),
      ),
      index("sandwiches_by_ingredient").using("gin", table.ingredients).where(listed),
      // The last column lets a menu be counted without looking at its sandwiches.
      index("sandwiches_by_restaurant").on(
        table.restaurantId,
        table.position,
        table.id,
        table.deletedAt,
      ),
      trigramIndex("sandwiches_search", table.searchText).where(listed),
      index("sandwiches_by_image").on(table.imageId),
      trashIndex("sandwiches_trash", table),
      // What the team has to complete, each a short list of its own.
      index("sandwiches_without_price")
        .on(table.id)
        .where(sql`${listed} and ${table.priceCents} is null`),
      index("sandwiches_without_photo")
        .on(table.id)
        .where(sql`${listed} and ${table.imageId} is null`),
      index("sandwiches_without_allergens")
        .on(table.id)
        .where(
          sql`${listed} and (${sql.join(
            Object.values(allergens).map(({ trait }) => sql`${table[trait]} is null`),
            sql` or `,
          )})`,
        ),
      check("sandwiches_name_not_blank", isNotBlank(table.name)),
      check("sandwiches_price_source_known", isOneOf(table.priceSource, factOrigins)),
      check("sandwiches_price_positive", sql`${table.priceCents} > 0`),
      check("sandwiches_spice_level", sql`${table.spiceLevel} between 0 and 5`),
    ];
  },
);

/**
 * What members think of each sandwich; a trigger gives every sandwich its row. Apart from it: a rating would write the
 * whole row again and all of its indexes, of which those of the words are dear and get slower until they are tidied up.
 */
export const sandwichRatings = pgTable(
  "sandwich_ratings",
  {
    sandwichId: integer("sandwich_id")
      .primaryKey()
      .references(() => sandwiches.id, { onDelete: "cascade" }),
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    /** As shown: the mean to one decimal, 0 when there are none. */
    averageRating: doublePrecision("average_rating")
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(round(rating_sum * 10.0 / nullif(rating_count, 0)) / 10, 0)::float8`,
      ),
    rank: doublePrecision("rank").notNull().default(0),
  },
  (table) => {
    // What descends is negated, so that every order is one ascending row: a page then goes on from
    // the last one by a single row comparison, which the index answers.
    const mostRated = sql`(-${table.ratingCount})`;
    return [
      // Includes both columns: 0034_read_long_lists_faster.sql.
      index("sandwich_ratings_by_rank").on(sql`(-${table.rank})`, mostRated, table.sandwichId),
      index("sandwich_ratings_by_average").on(
        sql`(-${table.averageRating})`,
        mostRated,
        table.sandwichId,
      ),
      check("sandwich_ratings_count_not_negative", sql`${table.ratingCount} >= 0`),
      check(
        "sandwich_ratings_sum_possible",
        sql`${table.ratingSum} between ${table.ratingCount} and ${table.ratingCount} * 5`,
      ),
      check("sandwich_ratings_rank_possible", sql`${table.rank} between 0 and 5`),
    ];
  },
);

/** For lists of sandwiches that are sorted by them. */
export const joinedRatings = sql`join sandwich_ratings ratings on ratings.sandwich_id = sandwiches.id`;

export const sandwichNeighbours = pgTable(
  "sandwich_neighbours",
  {
    sandwichId: partOf("sandwich_id", () => sandwiches.id),
    neighbourId: partOf("neighbour_id", () => sandwiches.id),
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
