import { z } from "zod";
import { badgeForm as fields } from "#contract/badges.ts";

// Compiled schemas need eval, which our content policy forbids; even asking for it is reported as a violation.
z.config({ jitless: true });

/** A number is typed as text, and nothing means that the badge is given by hand. */
export const badgeForm = fields.extend({
  category: z.string().pipe(fields.shape.category),
  requiredXp: z
    .string()
    .trim()
    .transform((text) => (text === "" ? null : Number(text)))
    .pipe(fields.shape.requiredXp.unwrap()),
});
