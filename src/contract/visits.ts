import { z } from "zod";
import { longestLine } from "./collection-choices.ts";
import { entryInstant } from "./fields.ts";

const rating = z.int().min(1).max(5).nullable();

/** One time that a member had a sandwich. */
export const visit = z
  .object({
    id: z.int(),
    /** Null when unknown. */
    dateTried: z.iso.datetime().nullable(),
    rating,
    line: z.string().nullable(),
  })
  .meta({ id: "Visit" });

const fields = z.object({
  dateTried: entryInstant.nullable(),
  /** The latest stars become the member's rating, as a review without text if there is none. */
  rating,
  /** Only the member sees it. */
  line: z
    .string()
    .trim()
    .max(longestLine, `A line is at most ${longestLine} characters.`)
    .transform((text) => text || null)
    .nullable(),
});

/** A new visit defaults to now, no stars and no line. A change keeps what it leaves out. */
export const visitFields = fields.partial();

/** A visit of a restored entry. */
export const visitInput = fields;

export type Visit = z.infer<typeof visit>;
export type VisitInput = z.infer<typeof visitInput>;
export type VisitFields = z.infer<typeof visitFields>;
