import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { isNotBlank } from "./checks.ts";
import { createdAt } from "./columns.ts";
import { locations } from "./locations.ts";
import { restaurants } from "./restaurants.ts";
import { sandwiches } from "./sandwiches.ts";
import { ownerId } from "./users.ts";

/** A member's answer to "Still right?". Triggers remove the answers when the fact is confirmed or changed. */
export const factChecks = pgTable(
  "fact_checks",
  {
    id: serial("id").primaryKey(),
    userId: ownerId(),
    /** Its price is meant. */
    sandwichId: integer("sandwich_id").references(() => sandwiches.id, { onDelete: "cascade" }),
    /** Its hours are meant. */
    locationId: integer("location_id").references(() => locations.id, { onDelete: "cascade" }),
    /** The hours of a restaurant without a location are meant. */
    restaurantId: integer("restaurant_id").references(() => restaurants.id, {
      onDelete: "cascade",
    }),
    isRight: boolean("is_right").notNull(),
    /** What is right instead. */
    correction: text("correction"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("fact_checks_one_per_price").on(table.sandwichId, table.userId),
    unique("fact_checks_one_per_location").on(table.locationId, table.userId),
    unique("fact_checks_one_per_restaurant").on(table.restaurantId, table.userId),
    index("fact_checks_by_user").on(table.userId),
    check(
      "fact_checks_one_fact",
      sql`num_nonnulls(${table.sandwichId}, ${table.locationId}, ${table.restaurantId}) = 1`,
    ),
    check("fact_checks_correction_not_blank", isNotBlank(table.correction)),
    check("fact_checks_wrong_is_corrected", sql`${table.isRight} = (${table.correction} is null)`),
  ],
);
