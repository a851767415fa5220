import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { isNotBlank, isPointOnEarth } from "./checks.ts";
import { instant, lifecycleColumns, trashIndex } from "./columns.ts";
import { restaurants } from "./restaurants.ts";

export const locations = pgTable(
  "locations",
  {
    id: serial("id").primaryKey(),
    restaurantId: integer("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    address: text("address").notNull(),
    city: text("city"),
    postcode: text("postcode"),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    timeZone: text("time_zone"),
    hoursOfOperation: jsonb("hours_of_operation").$type<Record<string, string>>().notNull(),
    phoneNumber: text("phone_number"),
    confirmedAt: instant("confirmed_at"),
    ...lifecycleColumns(),
  },
  (table) => {
    const listed = sql`${table.deletedAt} is null`;
    return [
      index("locations_by_restaurant").on(table.restaurantId, table.id),
      index("locations_by_point").on(table.latitude, table.longitude).where(listed),
      index("locations_by_city").on(sql`lower(${table.city})`).where(listed),
      index("locations_by_postcode").on(sql`lower(${table.postcode})`).where(listed),
      index("locations_by_time_zone").on(table.timeZone).where(listed),
      index("locations_by_confirmation")
        .on(table.confirmedAt.asc().nullsFirst(), table.id)
        .where(listed),
      trashIndex("locations_trash", table),
      check("locations_address_not_blank", isNotBlank(table.address)),
      check("locations_point_on_earth", isPointOnEarth(table.latitude, table.longitude)),
    ];
  },
);

// Minutes since the weekday's midnight, Monday being 0. A range that crosses midnight closes
// after minute 1440, so that `closes` is always the later one.
export const locationHours = pgTable(
  "location_hours",
  {
    locationId: integer("location_id")
      .notNull()
      .references(() => locations.id, { onDelete: "cascade" }),
    weekday: smallint("weekday").notNull(),
    opens: smallint("opens").notNull(),
    closes: smallint("closes").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.weekday, table.opens] }),
    index("location_hours_by_time").on(table.weekday, table.opens, table.closes, table.locationId),
    check("location_hours_weekday", sql`${table.weekday} between 0 and 6`),
    check("location_hours_opens", sql`${table.opens} between 0 and 1439`),
    check(
      "location_hours_closes",
      sql`${table.closes} > ${table.opens} and ${table.closes} <= ${table.opens} + 1440`,
    ),
  ],
);
