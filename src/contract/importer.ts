import { z } from "zod";
import { maxSpiceLevel } from "./vocabulary.ts";

/** A long menu has some 20,000 characters; a whole website pasted by mistake has more than this. */
export const maxMenuTextLength = 100_000;
const maxRestaurantNameLength = 200;

export const processMenuInput = z.object({
  menuText: z
    .string("Please enter menu text to process")
    .max(maxMenuTextLength, "The menu text is too long: at most 100,000 characters")
    .refine((text) => text.trim() !== "", "Please enter menu text to process"),
  restaurantName: z
    .string()
    .max(maxRestaurantNameLength, "The restaurant's name is too long: at most 200 characters")
    .default(""),
});

/** Where a value comes from, so that a person can check it. */
export const valueSource = z.object({
  from: z.enum(["menu", "model"]),
  /** The line of the pasted text, counted from 1; null when no single line says it. */
  line: z.int().min(1).nullable(),
  text: z.string(),
  confidence: z.number().min(0).max(1),
});

/** What is in it, as far as the menu says: null is unknown, never "free of". */
const stated = z.boolean().nullable();

export const extractedSandwich = z.object({
  name: z.string(),
  description: z.string(),
  /** 0 means that the menu does not say. */
  price: z.number().min(0),
  priceText: z.string(),
  section: z.string().nullable(),
  ingredients: z.array(z.string()),
  containsGluten: stated,
  containsDairy: stated,
  containsEggs: stated,
  isSpicy: z.boolean(),
  spiceLevel: z.int().min(0).max(maxSpiceLevel),
  dietaryInfo: z.object({
    containsGluten: stated,
    containsDairy: stated,
    containsEggs: stated,
    spicy: z.boolean(),
    spicyLevel: z.int().min(0).max(maxSpiceLevel),
  }),
  /** Only values that are known have a source. */
  sources: z.object({
    name: valueSource,
    description: valueSource.optional(),
    price: valueSource.optional(),
    section: valueSource.optional(),
    ingredients: valueSource.optional(),
    containsGluten: valueSource.optional(),
    containsDairy: valueSource.optional(),
    containsEggs: valueSource.optional(),
    spiceLevel: valueSource.optional(),
  }),
});

export const processMenuAnswer = z.object({ sandwiches: z.array(extractedSandwich) });

export type ProcessMenuInput = z.infer<typeof processMenuInput>;
export type ValueSource = z.infer<typeof valueSource>;
export type ExtractedSandwich = z.infer<typeof extractedSandwich>;
