import { z } from "zod";
import { distinctTexts } from "./distinct-texts.ts";
import { factSource, statedSource } from "./facts.ts";
import { optionalText, requiredText, serial, version } from "./fields.ts";
import { image } from "./images.ts";
import { openPlace } from "./restaurants.ts";
import { sandwichTag } from "./tags.ts";
import { eachTrait } from "./traits.ts";
import { maxSpiceLevel } from "./vocabulary.ts";

const traits = eachTrait(() => z.boolean().nullable());

export const dietaryInfo = z.object({ ...traits, spicy: z.boolean() });

export const sandwich = z.object({
  id: z.int(),
  restaurantId: z.int(),
  restaurantName: z.string(),
  name: z.string(),
  description: z.string(),
  /** 0 means unknown. */
  price: z.number().min(0),
  /** Null when the price is unknown. */
  priceSource: factSource.nullable(),
  imageUrl: z.string().nullable(),
  /** The image to show: its own photo, else that of the most helpful review; null for a drawing. */
  image: image.nullable(),
  ingredients: z.array(z.string()),
  ...traits,
  isSpicy: z.boolean(),
  spiceLevel: z.int().min(0).max(maxSpiceLevel),
  dietaryInfo,
  /** Mean of the ratings to one decimal, 0 when there are none. */
  averageRating: z.number().min(0).max(5),
  reviewCount: z.int().min(0),
  tags: z.array(sandwichTag),
  /**
   * Miles to the nearest location, in lists near a place; with `openNow` to the nearest open one. Null when none of
   * these has coordinates.
   */
  distanceMiles: z.number().min(0).nullable().optional(),
  /** With `openNow`: the nearest open location, or one of them when the list has no place. */
  openAt: openPlace.optional(),
  /** The section of the menu. */
  section: z.string().nullable(),
  /** Counts changes. Send it with a change, so that the change cannot overwrite a newer one. */
  version: z.int(),
});

/** Another sandwich in the order "Best first". */
const scoreNeighbour = sandwich
  .pick({ id: true, name: true, averageRating: true, reviewCount: true })
  .extend({ ranked: z.number() });

/** Explains the rank of a sandwich in the order "Best first". Numbers have two decimals. */
export const sandwichScore = z
  .object({
    reviewCount: z.int().min(0),
    /** The mean of its own ratings, or 0. */
    mean: z.number(),
    /** The mean of all ratings in the catalogue, at most an hour old. */
    catalogueMean: z.number(),
    /** The score: the mean of its own ratings and `ratingWeight` ratings of the catalogue's mean. */
    ranked: z.number(),
    /** 1 is the best; null after the first thousand. */
    place: z.int().min(1).nullable(),
    above: scoreNeighbour.nullable(),
    below: scoreNeighbour.nullable(),
  })
  .meta({ id: "SandwichScore" });

const highestPrice = 10_000;

const fields = {
  name: requiredText("Name", 120),
  description: z
    .string("Description must be text")
    .trim()
    .max(2000, "Description must be at most 2000 characters"),
  price: z
    .number("Price must be a number")
    .min(0, "Price must be at least 0")
    .max(highestPrice, `Price must be at most ${highestPrice}`)
    .nullable()
    .transform((price) => Math.round((price ?? 0) * 100) / 100),
  priceSource: statedSource,
  imageUrl: optionalText("Image", 2000),
  ingredients: z
    .array(requiredText("Ingredient", 80), "Ingredients must be a list")
    .max(40, "Ingredients must be at most 40")
    .transform(distinctTexts),
  ...traits,
  isSpicy: z.boolean("isSpicy must be true or false"),
  spiceLevel: z
    .int("Heat must be a whole number")
    .min(0, "Heat must be at least 0")
    .max(maxSpiceLevel, `Heat must be at most ${maxSpiceLevel}`),
  section: optionalText("Section", 60),
  /** Names of tags. Unknown tags are created. */
  tags: z.array(requiredText("Tag", 40), "Tags must be a list").max(12, "Tags must be at most 12"),
};

const optionalFields = z.object(fields).omit({ name: true }).partial();

export const createSandwichInput = optionalFields
  .extend({
    name: fields.name,
    restaurantId: serial("restaurantId"),
  })
  .meta({ id: "NewSandwich" });

export const updateSandwichInput = optionalFields
  .extend({ name: fields.name.optional(), version })
  .meta({ id: "SandwichChange" });

/** Every sandwich of the menu, in its new order. */
export const reorderMenuInput = z
  .object({ sandwichIds: z.array(serial("sandwichIds")).max(1000) })
  .meta({ id: "MenuOrder" });

export type Sandwich = z.infer<typeof sandwich>;
export type SandwichScore = z.infer<typeof sandwichScore>;
export type CreateSandwichInput = z.infer<typeof createSandwichInput>;
export type UpdateSandwichInput = z.infer<typeof updateSandwichInput>;
