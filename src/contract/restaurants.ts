import { z } from "zod";
import { factSource, statedSource } from "./facts.ts";
import {
  halfAPoint,
  isWholePoint,
  optionalText,
  point,
  requiredText,
  version,
  website,
} from "./fields.ts";
import { hoursInput } from "./hours/hours-input.ts";
import { image } from "./images.ts";
import { priceRanges, restaurantTypes } from "./vocabulary.ts";

/** By weekday name in lower case, or free text under `text`. */
export const hoursOfOperation = z.record(z.string(), z.string());

export const location = z.object({
  id: z.int(),
  restaurantId: z.int(),
  address: z.string(),
  city: z.string().nullable(),
  postcode: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  hoursOfOperation: hoursOfOperation.nullable(),
  /** Null when the hours are unknown. */
  hoursSource: factSource.nullable(),
  timeZone: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Counts changes. Send it with a change, so that the change cannot overwrite a newer one. */
  version: z.int(),
});

/** Where a list of what is open now found it open. The address is null when the restaurant has none. */
export const openPlace = location
  .pick({ hoursOfOperation: true, timeZone: true })
  .extend({ address: z.string().nullable() });

export const restaurant = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  website: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** The photo's files; null for a drawing. */
  image: image.nullable(),
  restaurantType: z.enum(restaurantTypes),
  priceRange: z.enum(priceRanges),
  address: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  hoursOfOperation: hoursOfOperation.nullable(),
  /** Null when the hours are unknown. */
  hoursSource: factSource.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  sandwichCount: z.int().min(0),
  locations: z.array(location),
  /**
   * Miles to the nearest location, in lists near a place; with `openNow` to the nearest open one. Null when none of
   * these has coordinates.
   */
  distanceMiles: z.number().min(0).nullable().optional(),
  /** Counts changes. Send it with a change, so that the change cannot overwrite a newer one. */
  version: z.int(),
});

const fields = {
  name: requiredText("Name", 120),
  description: requiredText("Description", 2000),
  restaurantType: z.enum(restaurantTypes, {
    error: choiceError("Restaurant type", restaurantTypes),
  }),
  priceRange: z.enum(priceRanges, { error: choiceError("Price range", priceRanges) }),
  website: website.optional(),
  imageUrl: optionalText("Image", 2000).optional(),
  address: optionalText("Address", 300).optional(),
  phoneNumber: optionalText("Phone number", 40).optional(),
  hoursOfOperation: hoursInput.optional(),
  hoursSource: statedSource.optional(),
  ...point,
};

export const createRestaurantInput = z
  .object(fields)
  .refine(isWholePoint, halfAPoint)
  .meta({ id: "NewRestaurant" });

export const updateRestaurantInput = z
  .object(fields)
  .partial()
  .extend({ version })
  .refine(isWholePoint, halfAPoint)
  .meta({ id: "RestaurantChange" });

/** An empty choice counts as missing. */
function choiceError(label: string, choices: readonly string[]) {
  return ({ input }: { input?: unknown }) =>
    input ? `${label} must be one of ${choices.join(", ")}` : `${label} is required`;
}

export type OpenPlace = z.infer<typeof openPlace>;
export type Location = z.infer<typeof location>;
export type CreateRestaurantInput = z.infer<typeof createRestaurantInput>;
export type UpdateRestaurantInput = z.infer<typeof updateRestaurantInput>;
export type Restaurant = z.infer<typeof restaurant>;
