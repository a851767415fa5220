import { z } from "zod";
import {
  collectionSorts,
  collectionTabs,
  longestNotes,
  mostVisits,
  rowsPerImport,
} from "./collection-choices.ts";
import { csvLimits } from "./collection-csv.ts";
import { knowsItsPlace, near } from "./explore.ts";
import { entryInstant, idList, oneOf, searchWords, serial } from "./fields.ts";
import { pageQuery } from "./paging.ts";
import { hoursOfOperation } from "./restaurants.ts";
import { sandwich } from "./sandwiches.ts";
import { visit, visitInput } from "./visits.ts";

export const entryNotes = z
  .string()
  .trim()
  .max(longestNotes, `Notes must be at most ${longestNotes} characters.`)
  .transform((text) => text || null)
  .nullable();

/** A member has one entry per sandwich: a second save changes it. */
export const saveEntryInput = z.object({
  userId: z.string(),
  sandwichId: serial("sandwichId"),
  isFavorite: z.boolean(),
  hasTried: z.boolean(),
  /** Absent keeps the notes. */
  notes: entryNotes.optional(),
  dateTried: entryInstant.nullable().optional(),
  /** Only for a new entry: Undo restores it at its old place. */
  createdAt: entryInstant.optional(),
  /** Only for an entry without visits: Undo restores them. */
  visits: z.array(visitInput).max(mostVisits).optional(),
});

export const updateEntryInput = z.object({
  isFavorite: z.boolean().optional(),
  hasTried: z.boolean().optional(),
  notes: entryNotes.optional(),
  dateTried: entryInstant.nullable().optional(),
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
    /** Latest first; its date is `dateTried`. Empty unless the sandwich is tried. */
    visits: z.array(visit),
  })
  .meta({ id: "UserSandwich" });

/** An entry in a list. The optional fields come when the query includes the sandwich. */
export const listedEntry = collectionEntry
  .extend({
    sandwich: sandwich.optional(),
    /** False once the sandwich has left the menu: the entry stays, the page is gone. */
    isListed: z.boolean().optional(),
    /** The member's own stars, or null. */
    ownRating: z.int().min(1).max(5).nullable().optional(),
    /** The distinct hours of the restaurant's locations. */
    openingHours: z
      .array(
        z.object({
          hoursOfOperation: hoursOfOperation.nullable(),
          timeZone: z.string().nullable(),
        }),
      )
      .optional(),
    /** Miles to the nearest location, in lists near a place; null when no location has coordinates. */
    distanceMiles: z.number().min(0).nullable().optional(),
  })
  .meta({ id: "ListedUserSandwich" });

export const entryFilters = z.object({
  /** Searches the sandwich's name, description and restaurant, and the member's own notes. */
  q: searchWords.optional(),
  tab: oneOf("tab", collectionTabs).default("all"),
  sort: oneOf("sort", collectionSorts).default("newest"),
  /** Only entries of these sandwiches: ids separated by commas. */
  sandwichIds: idList("sandwichIds").optional(),
  near,
  include: z.enum(["sandwich"], "include must be sandwich").optional(),
});

/** Of a list of entries. */
export const entriesQuery = knowsItsPlace(pageQuery.extend(entryFilters.shape));

export const collectionCounts = z
  .object({
    all: z.int().min(0),
    tried: z.int().min(0),
    favorites: z.int().min(0),
    wantToTry: z.int().min(0),
    restaurants: z.int().min(0),
  })
  .meta({ id: "CollectionCounts" });

export const savedRestaurant = z
  .object({ restaurantId: z.int(), createdAt: z.iso.datetime() })
  .meta({ id: "SavedRestaurant" });

export const saveRestaurantInput = z.object({
  /** Only for a new save: Undo restores it at its old place. */
  createdAt: entryInstant.optional(),
});

export type SavedRestaurant = z.infer<typeof savedRestaurant>;
export type SaveRestaurantInput = z.infer<typeof saveRestaurantInput>;
export type SaveEntryInput = z.infer<typeof saveEntryInput>;
export type UpdateEntryInput = z.infer<typeof updateEntryInput>;
export type CollectionEntry = z.infer<typeof collectionEntry>;
export type ListedEntry = z.infer<typeof listedEntry>;
export type EntryFilters = z.infer<typeof entryFilters>;
export type CollectionCounts = z.infer<typeof collectionCounts>;

const name = z.string().trim().min(1).max(csvLimits.name);

/** An existing entry keeps what the row leaves out. */
const importRow = z.object({
  sandwichId: serial("sandwichId").optional(),
  name: name.optional(),
  restaurant: name.optional(),
  hasTried: z.boolean().optional(),
  isFavorite: z.boolean().optional(),
  notes: entryNotes.optional(),
  dateTried: entryInstant.optional(),
  /** Only for an entry without visits. */
  visits: z.array(visitInput).max(mostVisits).optional(),
  /** Only for a new entry. */
  createdAt: entryInstant.optional(),
});

export const importInput = z.object({
  /** Reports what would happen without changing anything. */
  dryRun: z.boolean(),
  rows: z
    .array(importRow)
    .min(1, "rows must hold at least one row")
    .max(rowsPerImport, `rows may hold at most ${rowsPerImport}`),
});

const importMatch = z.object({ id: z.int(), name: z.string(), restaurantName: z.string() });

export const importOutcome = z
  .object({
    /** Unknown rows match no sandwich, ambiguous rows several. Neither is imported. */
    status: z.enum(["added", "changed", "same", "unknown", "ambiguous"]),
    sandwich: importMatch.nullable(),
    /** The sandwiches that an ambiguous row may mean. */
    candidates: z.array(importMatch),
    /**
     * What changes of an entry that is there; of a new one too, that its stars become the member's rating. They do where
     * there is no review of the member's yet, and of a new member as long as they are not too many at once.
     */
    changes: z.array(z.enum(["tried", "favorite", "notes", "date", "rating"])),
  })
  .meta({ id: "ImportOutcome" });

export type ImportRow = z.infer<typeof importRow>;
export type ImportInput = z.infer<typeof importInput>;
export type ImportMatch = z.infer<typeof importMatch>;
export type ImportOutcome = z.infer<typeof importOutcome>;
