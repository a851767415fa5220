import { z } from "zod";

export const tag = z.object({ id: z.int(), name: z.string(), type: z.string().nullable() });

/** A tag of a sandwich. */
export const sandwichTag = tag.extend({ sandwichId: z.int() });

export type Tag = z.infer<typeof tag>;
export type SandwichTag = z.infer<typeof sandwichTag>;
