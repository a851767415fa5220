import { z } from "zod";
import { entryInstant, entryNotes } from "./collection.ts";
import { rowsPerImport } from "./collection-choices.ts";
import { csvLimits } from "./collection-csv.ts";
import { serial } from "./fields.ts";

const name = z.string().trim().min(1).max(csvLimits.name);

/** What a row leaves out it says nothing about: an entry that is there keeps it. */
const importRow = z.object({
  sandwichId: serial("sandwichId").optional(),
  name: name.optional(),
  restaurant: name.optional(),
  hasTried: z.boolean().optional(),
  isFavorite: z.boolean().optional(),
  notes: entryNotes.optional(),
  dateTried: entryInstant.optional(),
  /** Counts for a new entry alone. */
  createdAt: entryInstant.optional(),
});

export const importInput = z.object({
  /** Says what would happen, and does nothing. */
  dryRun: z.boolean(),
  rows: z
    .array(importRow)
    .min(1, "rows must hold at least one row")
    .max(rowsPerImport, `rows may hold at most ${rowsPerImport}`),
});

const importMatch = z.object({ id: z.int(), name: z.string(), restaurantName: z.string() });

export const importOutcome = z
  .object({
    /** Unknown: no sandwich goes by that name. Ambiguous: several do. Neither is ever written. */
    status: z.enum(["added", "changed", "same", "unknown", "ambiguous"]),
    sandwich: importMatch.nullable(),
    /** What an ambiguous row might mean. */
    candidates: z.array(importMatch),
    /** What changes of an entry that is there. */
    changes: z.array(z.enum(["tried", "favorite", "notes", "date"])),
  })
  .meta({ id: "ImportOutcome" });

export type ImportRow = z.infer<typeof importRow>;
export type ImportInput = z.infer<typeof importInput>;
export type ImportMatch = z.infer<typeof importMatch>;
export type ImportOutcome = z.infer<typeof importOutcome>;
