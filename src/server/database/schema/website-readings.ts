import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { descending, instant } from "./columns.ts";
import { restaurants } from "./restaurants.ts";

/** What a restaurant's website said when it was last read. */
export const websiteReadings = pgTable(
  "website_readings",
  {
    restaurantId: integer("restaurant_id")
      .primaryKey()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** Null until it could be read. */
    readAt: instant("read_at"),
    nextReadAt: instant("next_read_at").notNull(),
    /** Kept only where it differs from the catalogue. */
    reading: jsonb("reading"),
    changeCount: integer("change_count").notNull().default(0),
    /** The team has not decided about it yet. */
    isOpen: boolean("is_open").notNull().default(false),
  },
  (table) => [
    index("website_readings_open")
      .on(descending(table.readAt), descending(table.restaurantId))
      .where(sql`${table.isOpen}`),
    check(
      "website_readings_open_with_changes",
      sql`not ${table.isOpen} or (${table.reading} is not null and ${table.readAt} is not null and ${table.changeCount} > 0)`,
    ),
  ],
);
