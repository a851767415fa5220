import { z } from "zod";

/** Every list takes these; extend it with the list's own filters. */
export const pageQuery = z.object({
  limit: z.coerce
    .number("limit must be a number")
    .int("limit must be a whole number")
    .min(1, "limit must be at least 1")
    .max(200, "limit must be at most 200")
    .default(100),
  cursor: z.string().max(1000).optional(),
});

export type PageQuery = z.infer<typeof pageQuery>;
