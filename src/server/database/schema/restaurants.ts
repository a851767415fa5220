import { type SQLWrapper, sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
} from "drizzle-orm/pg-core";
import { factOrigins, priceRanges, restaurantTypes } from "#contract/vocabulary.ts";
import { hoursAreRead, isNotBlank, isOneOf, isPointOnEarth } from "./checks.ts";
import {
  createdAt,
  descending,
  hoursSource,
  lifecycleColumns,
  openHours,
  partOf,
  trashIndex,
  trigramIndex,
} from "./columns.ts";
import { images } from "./images.ts";

/** The folded name that a search text begins with, by its letters alone: "The Coop!" is "coop".
 * Signs beyond ASCII are named: not every locale of a database knows them for what they are. */
export const nameKeyOf = (searchText: SQLWrapper) =>
  sql`regexp_replace(split_part(${searchText}, chr(10), 1), '^the |[[:space:][:punct:]¡-¿‐-⁞]+', '', 'g')`;

export const restaurants = pgTable(
  "restaurants",
  {
    id: serial("id").primaryKey(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    website: text("website"),
    websiteKey: text("website_key").generatedAlwaysAs(sql`website_key(website)`),
    imageId: integer("image_id").references(() => images.id, { onDelete: "set null" }),
    priceRange: text("price_range", { enum: priceRanges }).notNull(),
    restaurantType: text("restaurant_type", { enum: restaurantTypes }).notNull(),
    address: text("address"),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    hoursOfOperation: jsonb("hours_of_operation").$type<Record<string, string>>(),
    ...openHours(),
    ...hoursSource(),
    phoneNumber: text("phone_number"),
    /** Kept by triggers: a restaurant is found by the addresses of its locations as well. */
    searchText: text("search_text").notNull().default(""),
    ...lifecycleColumns(),
  },
  (table) => {
    const listed = sql`${table.deletedAt} is null`;
    return [
      index("restaurants_by_name").on(sql`lower(${table.name})`, table.id).where(listed),
      index("restaurants_by_age")
        .on(descending(table.createdAt), descending(table.id))
        .where(listed),
      index("restaurants_by_price_range")
        .on(sql`char_length(${table.priceRange})`, table.id)
        .where(listed),
      index("restaurants_by_type").on(table.restaurantType, table.id).where(listed),
      index("restaurants_by_name_key").on(nameKeyOf(table.searchText)).where(listed),
      index("restaurants_by_website").on(table.websiteKey).where(listed),
      index("restaurants_by_image").on(table.imageId),
      index("restaurants_of_demo").on(table.id).where(sql`${listed} and ${table.isDemo}`),
      trashIndex("restaurants_trash", table),
      trigramIndex("restaurants_search", table.searchText).where(listed),
      check("restaurants_name_not_blank", isNotBlank(table.name)),
      check("restaurants_price_range_known", isOneOf(table.priceRange, priceRanges)),
      check("restaurants_type_known", isOneOf(table.restaurantType, restaurantTypes)),
      check("restaurants_open_minutes_current", hoursAreRead(table)),
      check("restaurants_hours_source_known", isOneOf(table.hoursSource, factOrigins)),
      check("restaurants_point_on_earth", isPointOnEarth(table.latitude, table.longitude)),
    ];
  },
);

// A merged duplicate's old address keeps working; its id outlives its row, so it is no reference.
export const restaurantRedirects = pgTable(
  "restaurant_redirects",
  {
    fromRestaurantId: integer("from_restaurant_id").primaryKey(),
    toRestaurantId: partOf("to_restaurant_id", () => restaurants.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("restaurant_redirects_by_target").on(table.toRestaurantId),
    check(
      "restaurant_redirects_lead_elsewhere",
      sql`${table.fromRestaurantId} <> ${table.toRestaurantId}`,
    ),
  ],
);
