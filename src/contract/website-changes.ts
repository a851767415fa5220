import { z } from "zod";
import { hoursOfOperation } from "./restaurants.ts";
import { sandwich } from "./sandwiches.ts";
import { eachTrait } from "./traits.ts";
import { priceRanges, restaurantTypes } from "./vocabulary.ts";

/** The thing that would change, with its version to detect conflicts. */
const thing = { id: z.int(), version: z.int() };

/** What a menu says about a sandwich. */
export const foundSandwich = sandwich.pick({
  name: true,
  description: true,
  price: true,
  section: true,
  ingredients: true,
  ...eachTrait(() => true as const),
  isSpicy: true,
  spiceLevel: true,
});

/** One difference between a website and the catalogue. Accepting it sends an ordinary change. */
export const websiteChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("name"), ...thing, before: z.string(), after: z.string() }),
  z.object({
    kind: z.literal("restaurantType"),
    ...thing,
    before: z.enum(restaurantTypes),
    after: z.enum(restaurantTypes),
  }),
  z.object({
    kind: z.literal("priceRange"),
    ...thing,
    before: z.enum(priceRanges),
    after: z.enum(priceRanges),
  }),
  z.object({
    kind: z.literal("phoneNumber"),
    ...thing,
    address: z.string(),
    before: z.string().nullable(),
    after: z.string(),
  }),
  z.object({
    kind: z.literal("hoursOfOperation"),
    ...thing,
    address: z.string(),
    before: hoursOfOperation.nullable(),
    after: hoursOfOperation,
  }),
  /** 0 is unknown. */
  z.object({
    kind: z.literal("price"),
    ...thing,
    name: z.string(),
    before: z.number(),
    after: z.number(),
  }),
  z.object({ kind: z.literal("newSandwich"), sandwich: foundSandwich }),
  z.object({ kind: z.literal("goneSandwich"), ...thing, name: z.string() }),
]);

export const websiteChanges = z
  .object({
    /** When the website was read; null when nothing is open. */
    readAt: z.iso.datetime().nullable(),
    changes: z.array(websiteChange),
  })
  .meta({ id: "WebsiteChanges" });

/** A restaurant whose website differs from the catalogue. */
export const websiteFinding = z
  .object({
    restaurantId: z.int(),
    restaurantName: z.string(),
    website: z.string().nullable(),
    readAt: z.iso.datetime(),
    /** The number of differences at the reading; some may be accepted by now. */
    changeCount: z.int().min(1),
  })
  .meta({ id: "WebsiteFinding" });

export type FoundSandwich = z.infer<typeof foundSandwich>;
export type WebsiteChange = z.infer<typeof websiteChange>;
export type WebsiteChanges = z.infer<typeof websiteChanges>;
export type WebsiteFinding = z.infer<typeof websiteFinding>;
