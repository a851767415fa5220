import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { createdAt, descending, foldedText, instant, updatedAt } from "./columns.ts";
import { restaurants } from "./restaurants.ts";
import { sandwiches } from "./sandwiches.ts";
import { users } from "./users.ts";

const ownerId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const userSandwiches = pgTable(
  "user_sandwiches",
  {
    id: serial("id").primaryKey(),
    userId: ownerId(),
    sandwichId: integer("sandwich_id")
      .notNull()
      .references(() => sandwiches.id, { onDelete: "cascade" }),
    hasTried: boolean("has_tried").notNull().default(false),
    isFavorite: boolean("is_favorite").notNull().default(false),
    notes: text("notes"),
    /** The notes as they are searched. */
    searchText: foldedText("notes"),
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

export const savedRestaurants = pgTable(
  "saved_restaurants",
  {
    userId: ownerId(),
    restaurantId: integer("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
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
