import { z } from "zod";
import { website } from "#contract/fields.ts";
import { createLocationInput } from "#contract/locations.ts";
import { createRestaurantInput } from "#contract/restaurants.ts";
import { createSandwichInput } from "#contract/sandwiches.ts";

// Compiled schemas need eval, which our content policy forbids; even asking for it is reported as a violation.
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

/** Empty, or a number with a point or a comma in it. */
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

const answer = z
  .enum(["yes", "no", "unknown"])
  .transform((said) => (said === "unknown" ? null : said === "yes"));

export const sandwichForm = z.object({
  name: sandwich.name,
  section: sandwich.section,
  price: typedNumber("Price").pipe(sandwich.price.unwrap()),
  description: sandwich.description.unwrap(),
  ingredients: sandwich.ingredients.unwrap(),
  containsGluten: answer,
  containsDairy: answer,
  containsEggs: answer,
  spiceLevel: z.string().transform(Number),
  tags: sandwich.tags.unwrap(),
});

/** As a form holds them. */
export type LocationValues = z.input<typeof locationForm>;
export type SandwichValues = z.input<typeof sandwichForm>;

export type LocationOutput = z.infer<typeof locationForm>;
export type SandwichOutput = z.infer<typeof sandwichForm>;
