import { z } from "zod";
import { completeWebsiteUrl, isWebsiteUrl, trimmed } from "./fields.ts";
import { hoursOfOperation } from "./restaurants.ts";
import { eachTrait } from "./traits.ts";
import { maxUploadBytes, uploadTexts } from "./upload-rules.ts";
import { maxSpiceLevel, priceRanges, restaurantTypes } from "./vocabulary.ts";

/** A long menu has some 20,000 characters; a whole website pasted by mistake has more than this. */
export const maxMenuTextLength = 70_000;
const maxRestaurantNameLength = 200;

export const processMenuInput = z.object({
  menuText: z
    .string("Please enter menu text to process")
    .max(maxMenuTextLength, "The menu text is too long: at most 70,000 characters")
    .refine((text) => trimmed(text) !== "", "Please enter menu text to process"),
  restaurantName: z
    .string()
    .max(maxRestaurantNameLength, "The restaurant's name is too long: at most 200 characters")
    .default(""),
});

export const readMenuPictureInput = z.object({
  /** The file, in base64. */
  picture: z
    .string(uploadTexts.wrongType)
    .min(1, uploadTexts.wrongType)
    .max(Math.ceil(maxUploadBytes / 3) * 4, uploadTexts.tooLarge),
});

export const readMenuPictureAnswer = z.object({
  text: z.string().max(maxMenuTextLength),
  /** Whether the configured language model or the built-in text recognition read it. */
  from: z.enum(["model", "ocr"]),
});

/** Where a value comes from, so that a person can check it. */
export const valueSource = z.object({
  from: z.enum(["json-ld", "microdata", "rdfa", "open-graph", "script", "text", "menu", "model"]),
  /** The line of the pasted text, from 1; null for several lines or a website. */
  line: z.int().min(1).nullable(),
  text: z.string(),
  confidence: z.number().min(0).max(1),
});

/** One possible answer, with the values that it sets. */
const importChoice = z.object({
  label: z.string(),
  price: z.number().min(0).optional(),
  hoursOfOperation: hoursOfOperation.optional(),
});

/** Something that the reader could not decide and a person has to. */
export const importQuestion = z.object({
  about: z.enum(["hours", "price"]),
  /** The question in words, such as "Friday 10-11: morning or evening?" */
  text: z.string(),
  /** What the menu or the website says. */
  words: z.string(),
  choices: z.array(importChoice).min(2),
});

const traits = eachTrait(() => z.boolean().nullable());

export const extractedSandwich = z.object({
  name: z.string(),
  description: z.string(),
  /** 0 means that the menu does not say. */
  price: z.number().min(0),
  priceText: z.string(),
  section: z.string().nullable(),
  ingredients: z.array(z.string()),
  ...traits,
  isSpicy: z.boolean(),
  spiceLevel: z.int().min(0).max(maxSpiceLevel),
  dietaryInfo: z.object({
    ...traits,
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
    ...eachTrait(() => valueSource.optional()),
    spiceLevel: valueSource.optional(),
  }),
  questions: z.array(importQuestion),
});

export const processMenuAnswer = z.object({ sandwiches: z.array(extractedSandwich) });

const websiteUrl = z
  .string("Website URL is required")
  .max(2000, "Please enter a valid website URL")
  .refine((text) => text.trim() !== "", { error: "Website URL is required", abort: true })
  .transform(completeWebsiteUrl)
  .refine(isWebsiteUrl, "Please enter a valid website URL");

/** Enough for the heaviest page that people paste. */
export const maxPastedLength = 2_000_000;
const pasted = z
  .string()
  .max(maxPastedLength, "The pasted page is too long: at most 2,000,000 characters");

export const importBasicInput = z.object({ websiteUrl });

/** A website's address, or its pasted page where we cannot read it. */
export const importWebsiteInput = z
  .object({
    websiteUrl: z
      .string("Website URL is required")
      .max(2000, "Please enter a valid website URL")
      .transform(completeWebsiteUrl)
      .refine((url) => url === "" || isWebsiteUrl(url), "Please enter a valid website URL")
      .default(""),
    html: pasted.default(""),
    text: pasted.default(""),
  })
  .refine(({ websiteUrl, html, text }) => websiteUrl || html.trim() || text.trim(), {
    path: ["websiteUrl"],
    error: "Website URL is required",
  });

const importedLocation = z.object({
  address: z.string(),
  phoneNumber: z.string().nullable(),
  hoursOfOperation: hoursOfOperation.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  sources: z.object({
    address: valueSource,
    phoneNumber: valueSource.optional(),
    hoursOfOperation: valueSource.optional(),
    latitude: valueSource.optional(),
  }),
  questions: z.array(importQuestion),
});

/** Null where the site says nothing. */
const basicInfo = z.object({
  name: z.string().nullable(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  imageUrl: z.string().nullable(),
  priceRange: z.enum(priceRanges).nullable(),
  restaurantType: z.enum(restaurantTypes).nullable(),
  /** An address without a location. Null when a location has it. */
  address: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  hoursOfOperation: hoursOfOperation.nullable(),
});

const basicSources = z.object({
  name: valueSource.optional(),
  description: valueSource.optional(),
  imageUrl: valueSource.optional(),
  priceRange: valueSource.optional(),
  restaurantType: valueSource.optional(),
  phoneNumber: valueSource.optional(),
  hoursOfOperation: valueSource.optional(),
});

/** Questions about hours without a location. Locations have their own. */
const basicQuestions = z.array(importQuestion);

/** `id` only when the catalogue already has that restaurant. */
export const importBasicAnswer = basicInfo.extend({
  id: z.int().optional(),
  locations: z.array(importedLocation),
  sources: basicSources,
  questions: basicQuestions,
});

const importedPage = z.object({
  url: z.string(),
  kind: z.enum(["start", "places", "menu"]),
  /** Why it could not be read. */
  problem: z.string().optional(),
});

/** `restaurantId` only when the catalogue already has that restaurant. */
export const importWebsiteAnswer = z.object({
  restaurantId: z.int().optional(),
  basicInfo,
  locations: z.array(importedLocation),
  menuInfo: z.object({
    hasChickenSandwich: z.boolean(),
    sandwiches: z.array(extractedSandwich),
  }),
  sources: basicSources,
  questions: basicQuestions,
  pages: z.array(importedPage),
});

/** Sent as the event "progress" while an import works; "result" or "error" is the last event. */
export const importProgress = z.object({
  step: z.enum(["fetching", "reading", "menu", "extracting"]),
  done: z.int().optional(),
  total: z.int().optional(),
});

export type ImportWebsiteInput = z.infer<typeof importWebsiteInput>;
export type ImportedLocation = z.infer<typeof importedLocation>;
export type ImportBasicAnswer = z.infer<typeof importBasicAnswer>;
export type ImportWebsiteAnswer = z.infer<typeof importWebsiteAnswer>;
export type ImportedPage = z.infer<typeof importedPage>;
export type ImportProgress = z.infer<typeof importProgress>;

export type ImportQuestion = z.infer<typeof importQuestion>;
export type ImportChoice = z.infer<typeof importChoice>;
export type ValueSource = z.infer<typeof valueSource>;
export type ExtractedSandwich = z.infer<typeof extractedSandwich>;
