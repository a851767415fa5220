import { z } from "zod";

/** Of a month: the number of its visits, the oldest month first, the running one last. */
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
    /** How often one star was given, two stars, up to five. */
    ratings: z.array(z.int().min(0)),
    /** The tags met most often, at every visit. */
    tags: z.array(z.object({ name: z.string(), tried: z.int().min(0), triedPerMonth: perMonth })),
  })
  .meta({ id: "ProfileStats" });

export type ProfileStats = z.infer<typeof profileStats>;
