import type { ReactNode } from "react";
import { z } from "zod";
import { website } from "#contract/fields.ts";
import { createLocationInput } from "#contract/locations.ts";
import { createRestaurantInput } from "#contract/restaurants.ts";
import { createSandwichInput } from "#contract/sandwiches.ts";
import { eachTrait } from "#contract/traits.ts";

// zod compiles schemas with eval, which our content policy forbids. Even zod's check for eval is reported as a violation.
z.config({ jitless: true });

const restaurant = createRestaurantInput.shape;

export const detailsForm = z.object({
  name: restaurant.name,
  restaurantType: restaurant.restaurantType,
  priceRange: restaurant.priceRange,
  website,
  phoneNumber: restaurant.phoneNumber,
  description: restaurant.description,
});

const location = createLocationInput.shape;

/** A number typed as text, with a point or a comma; empty becomes null. */
const typedNumber = (label: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === "" || /^-?\d+([.,]\d+)?$/.test(text), `${label} must be a number`)
    .transform((text) => (text === "" ? null : Number(text.replace(",", "."))));

export const locationForm = z
  .object({
    address: location.address,
    phoneNumber: location.phoneNumber,
    hoursOfOperation: z.record(z.string(), z.string()),
    latitude: typedNumber("Latitude").pipe(location.latitude.unwrap()),
    longitude: typedNumber("Longitude").pipe(location.longitude.unwrap()),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ["longitude"],
    message: "Latitude and longitude belong together",
  });

const sandwich = createSandwichInput.shape;

const stated = z
  .enum(["yes", "no", "unknown"])
  .transform((said) => (said === "unknown" ? null : said === "yes"));

export const sandwichForm = z.object({
  name: sandwich.name,
  section: sandwich.section,
  price: typedNumber("Price").pipe(sandwich.price.unwrap()),
  description: sandwich.description.unwrap(),
  ingredients: sandwich.ingredients.unwrap(),
  ...eachTrait(() => stated),
  spiceLevel: z.string().transform(Number),
  tags: sandwich.tags.unwrap(),
});

/** The values in the forms, before the schemas convert them. */
export type LocationValues = z.input<typeof locationForm>;
export type SandwichValues = z.input<typeof sandwichForm>;

export type LocationOutput = z.infer<typeof locationForm>;
export type SandwichOutput = z.infer<typeof sandwichForm>;

/** A hint under some of a form's fields. */
export type FieldNotes<Values> = Partial<Record<keyof Values, ReactNode>>;
