import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { createdAt, descending, foldedText, instant, partOf, updatedAt } from "./columns.ts";
import { restaurants } from "./restaurants.ts";
import { sandwiches } from "./sandwiches.ts";
import { ownerId } from "./users.ts";

export const userSandwiches = pgTable(
  "user_sandwiches",
  {
    id: serial("id").primaryKey(),
    userId: ownerId(),
    sandwichId: partOf("sandwich_id", () => sandwiches.id),
    /** Whether there is a visit. */
    hasTried: boolean("has_tried").notNull().default(false),
    isFavorite: boolean("is_favorite").notNull().default(false),
    notes: text("notes"),
    /** The notes as they are searched. */
    searchText: foldedText("notes"),
    /** Of the latest visit. */
    dateTried: instant("date_tried"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique("user_sandwiches_one_per_member").on(table.userId, table.sandwichId),
    index("user_sandwiches_newest").on(
      table.userId,
      descending(table.createdAt),
      descending(table.id),
    ),
    index("user_sandwiches_by_sandwich").on(table.sandwichId),
  ],
);

/** Each time that the member had the sandwich. */
export const visits = pgTable(
  "visits",
  {
    id: serial("id").primaryKey(),
    entryId: partOf("entry_id", () => userSandwiches.id),
    /** Null: some day. */
    dateTried: instant("date_tried"),
    /** The stars of that day. Those that count are the review's. */
    rating: smallint("rating"),
    line: text("line"),
    createdAt: createdAt(),
  },
  (table) => [
    index("visits_of_entry").on(table.entryId),
    check("visits_rating", sql`${table.rating} between 1 and 5`),
  ],
);

export const savedRestaurants = pgTable(
  "saved_restaurants",
  {
    userId: ownerId(),
    restaurantId: partOf("restaurant_id", () => restaurants.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.restaurantId] }),
    index("saved_restaurants_newest").on(
      table.userId,
      descending(table.createdAt),
      descending(table.restaurantId),
    ),
    index("saved_restaurants_by_restaurant").on(table.restaurantId),
  ],
);
