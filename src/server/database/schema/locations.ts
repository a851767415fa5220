import { sql } from "drizzle-orm";
import { check, doublePrecision, index, jsonb, pgTable, serial, text } from "drizzle-orm/pg-core";
import { factOrigins } from "#contract/vocabulary.ts";
import { hoursAreRead, isNotBlank, isOneOf, isPointOnEarth } from "./checks.ts";
import {
  hoursSource,
  lifecycleColumns,
  minutesOfWeek,
  openHours,
  partOf,
  trashIndex,
} from "./columns.ts";
import { restaurants } from "./restaurants.ts";

export const locations = pgTable(
  "locations",
  {
    id: serial("id").primaryKey(),
    restaurantId: partOf("restaurant_id", () => restaurants.id),
    address: text("address").notNull(),
    city: text("city"),
    postcode: text("postcode"),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    timeZone: text("time_zone"),
    hoursOfOperation: jsonb("hours_of_operation").$type<Record<string, string>>().notNull(),
    ...openHours(),
    phoneNumber: text("phone_number"),
    ...hoursSource(),
    ...lifecycleColumns(),
  },
  (table) => {
    const listed = sql`${table.deletedAt} is null`;
    return [
      index("locations_by_restaurant").on(table.restaurantId, table.id),
      index("locations_by_city").on(sql`lower(${table.city})`).where(listed),
      index("locations_by_postcode").on(sql`lower(${table.postcode})`).where(listed),
      index("locations_by_confirmation")
        .on(table.confirmedAt.asc().nullsFirst(), table.id)
        .where(listed),
      trashIndex("locations_trash", table),
      check("locations_address_not_blank", isNotBlank(table.address)),
      check("locations_open_minutes_current", hoursAreRead(table)),
      check("locations_hours_source_known", isOneOf(table.hoursSource, factOrigins)),
      check("locations_point_on_earth", isPointOnEarth(table.latitude, table.longitude)),
    ];
  },
);

// Where restaurants are and when they are open: their locations, or themselves while they have none. Triggers keep it.
export const outlets = pgTable(
  "outlets",
  {
    restaurantId: partOf("restaurant_id", () => restaurants.id),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    timeZone: text("time_zone"),
    openMinutes: minutesOfWeek("open_minutes"),
  },
  (table) => [
    index("outlets_by_restaurant").on(table.restaurantId),
    index("outlets_by_point").on(table.latitude, table.longitude),
    index("outlets_by_time_zone").on(table.timeZone),
    index("outlets_by_open_minutes").using("gist", table.openMinutes),
  ],
);
