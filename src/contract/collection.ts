import { z } from "zod";

const notesLimit = 1000;

const largestSerial = 2_147_483_647;

const notes = z
  .string()
  .trim()
  .max(notesLimit, `Notes must be at most ${notesLimit} characters.`)
  .transform((text) => text || null)
  .nullable();

// ISO texts sort by year; what lies before that is a typing error, and some of it no database can keep.
const instant = z.iso
  .datetime({ offset: true, error: "must be a date and time such as 2026-01-31T18:00:00Z" })
  .refine((text) => text >= "1900", "must not be before 1900");

/** Nobody has two entries for one sandwich: a second save changes the first. */
export const saveEntryInput = z.object({
  userId: z.string(),
  sandwichId: z.int().min(1).max(largestSerial),
  isFavorite: z.boolean(),
  hasTried: z.boolean(),
  /** Left as they are when absent. */
  notes: notes.optional(),
  dateTried: instant.nullable().optional(),
  /** Counts for a new entry alone: so that one taken off by mistake comes back to its old place. */
  createdAt: instant.optional(),
});

export const updateEntryInput = z.object({
  isFavorite: z.boolean().optional(),
  hasTried: z.boolean().optional(),
  notes: notes.optional(),
  dateTried: instant.nullable().optional(),
});

export const collectionEntry = z
  .object({
    id: z.int(),
    userId: z.string(),
    sandwichId: z.int(),
    isFavorite: z.boolean(),
    hasTried: z.boolean(),
    notes: z.string().nullable(),
    dateTried: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "UserSandwich" });

export const savedRestaurant = z
  .object({ restaurantId: z.int(), createdAt: z.iso.datetime() })
  .meta({ id: "SavedRestaurant" });

export const saveRestaurantInput = z.object({
  /** Counts for one not yet saved alone: so that one taken off by mistake comes back to its old place. */
  createdAt: instant.optional(),
});

export type SavedRestaurant = z.infer<typeof savedRestaurant>;
export type SaveRestaurantInput = z.infer<typeof saveRestaurantInput>;
export type SaveEntryInput = z.infer<typeof saveEntryInput>;
export type UpdateEntryInput = z.infer<typeof updateEntryInput>;
export type CollectionEntry = z.infer<typeof collectionEntry>;
