import { z } from "zod";
import { image } from "./images.ts";
import { sandwichTag } from "./tags.ts";
import { maxSpiceLevel } from "./vocabulary.ts";

/** What is in it, as far as anybody said: null is unknown, never "free of". */
const stated = z.boolean().nullable();

export const dietaryInfo = z.object({
  containsGluten: stated,
  containsDairy: stated,
  containsEggs: stated,
  spicy: z.boolean(),
  organic: stated,
});

export const sandwich = z.object({
  id: z.int(),
  restaurantId: z.int(),
  restaurantName: z.string(),
  name: z.string(),
  description: z.string(),
  /** 0 means that nobody knows the price. */
  price: z.number().min(0),
  imageUrl: z.string().nullable(),
  /** How to show that photo; null for a drawing. */
  image: image.nullable(),
  ingredients: z.array(z.string()),
  containsGluten: stated,
  containsDairy: stated,
  containsEggs: stated,
  isSpicy: z.boolean(),
  spiceLevel: z.int().min(0).max(maxSpiceLevel),
  dietaryInfo,
  /** Mean of the ratings to one decimal, 0 when there are none. */
  averageRating: z.number().min(0).max(5),
  reviewCount: z.int().min(0),
  tags: z.array(sandwichTag),
  /** To the nearest location, when the list was asked for near a place; null when none is on the map. */
  distanceMiles: z.number().min(0).nullable().optional(),
});

export type Sandwich = z.infer<typeof sandwich>;
