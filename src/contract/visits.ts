import { z } from "zod";
import { longestLine } from "./collection-choices.ts";
import { entryInstant } from "./fields.ts";

const rating = z.int().min(1).max(5).nullable();

/** One time that a member had a sandwich of their collection. */
export const visit = z
  .object({
    id: z.int(),
    /** Null: some day. */
    dateTried: z.iso.datetime().nullable(),
    rating,
    line: z.string().nullable(),
  })
  .meta({ id: "Visit" });

const fields = z.object({
  dateTried: entryInstant.nullable(),
  /** The latest stars become the member's rating of the sandwich, as a review without words if there is none. */
  rating,
  /** For the member alone. */
  line: z
    .string()
    .trim()
    .max(longestLine, `A line is at most ${longestLine} characters.`)
    .transform((text) => text || null)
    .nullable(),
});

/** What a new visit leaves out: now, no stars, no line. What a change leaves out stays. */
export const visitFields = fields.partial();

/** Of an entry that comes back. */
export const visitInput = fields;

export type Visit = z.infer<typeof visit>;
export type VisitInput = z.infer<typeof visitInput>;
export type VisitFields = z.infer<typeof visitFields>;
