import { z } from "zod";

/** Visits per month, oldest month first. */
const perMonth = z.array(z.int().min(0));

/** A member's own collection and reviews in numbers. */
export const profileStats = z
  .object({
    tried: z.int().min(0),
    favorites: z.int().min(0),
    /** Saved and not tried yet. */
    wishlist: z.int().min(0),
    /** "2026-03", twelve of them. */
    months: z.array(z.string()),
    triedPerMonth: perMonth,
    /** How often the member gave one to five stars. */
    ratings: z.array(z.int().min(0)),
    /** The most frequent tags of all visits. */
    tags: z.array(z.object({ name: z.string(), tried: z.int().min(0), triedPerMonth: perMonth })),
  })
  .meta({ id: "ProfileStats" });

export type ProfileStats = z.infer<typeof profileStats>;
