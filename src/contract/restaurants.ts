import { z } from "zod";
import { image } from "./images.ts";
import { priceRanges, restaurantTypes } from "./vocabulary.ts";

/** By lowercase weekday name, or free text under `text`. */
export const hoursOfOperation = z.record(z.string(), z.string());

export const location = z.object({
  id: z.int(),
  restaurantId: z.int(),
  address: z.string(),
  city: z.string().nullable(),
  postcode: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  hoursOfOperation: hoursOfOperation.nullable(),
  timeZone: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export const restaurant = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  website: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** How to show that photo; null for a drawing. */
  image: image.nullable(),
  restaurantType: z.enum(restaurantTypes),
  priceRange: z.enum(priceRanges),
  address: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  hoursOfOperation: hoursOfOperation.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  sandwichCount: z.int().min(0),
  locations: z.array(location),
  /** To the nearest location, when the list was asked for near a place; null when none is on the map. */
  distanceMiles: z.number().min(0).nullable().optional(),
});

export type Location = z.infer<typeof location>;
export type Restaurant = z.infer<typeof restaurant>;
