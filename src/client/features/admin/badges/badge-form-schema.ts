import { z } from "zod";
import { badgeForm as fields } from "#contract/badges.ts";

// Zod compiles schemas with eval, which our content policy forbids; even the attempt is reported as a violation.
z.config({ jitless: true });

/** The required XP is typed as text; empty means that the team awards the badge. */
export const badgeForm = fields.extend({
  category: z.string().pipe(fields.shape.category),
  requiredXp: z
    .string()
    .trim()
    .transform((text) => (text === "" ? null : Number(text)))
    .pipe(fields.shape.requiredXp.unwrap()),
});
