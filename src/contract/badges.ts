import { z } from "zod";
import { optionalText, requiredText, searchWords } from "./fields.ts";
import { badgeCategories } from "./gamification-choices.ts";
import { pageQuery } from "./paging.ts";

const highestXp = 1_000_000;
const image = optionalText("Image", 2000).optional();

const fields = {
  name: requiredText("Name", 80),
  description: requiredText("Description", 300),
  category: z.enum(badgeCategories, {
    error: ({ input }) =>
      input ? `Category must be one of ${badgeCategories.join(", ")}` : "Category is required",
  }),
  /** Null or absent when it is awarded by hand. */
  requiredXp: z
    .int("Required XP must be a whole number")
    .min(0, "Required XP must not be negative")
    .max(highestXp, `Required XP must be at most ${highestXp}`)
    .nullable()
    .optional(),
};

/** The image goes under either name. */
const images = { imageUrl: image, imageurl: image };

export const badgeForm = z.object({ ...fields, imageUrl: image });

export const createBadgeInput = z.object({ ...fields, ...images }).meta({ id: "NewBadge" });

export const updateBadgeInput = z
  .object({ ...fields, ...images })
  .partial()
  .meta({ id: "BadgeChange" });

export const awardBadgeInput = z.object({ badgeId: z.int32("Please select a badge") });

export const badgeFilters = z.object({
  /** Searches name, description and category. */
  q: searchWords.optional(),
});

export const badgesQuery = badgeFilters.extend(pageQuery.shape);

export type CreateBadgeInput = z.infer<typeof createBadgeInput>;
export type UpdateBadgeInput = z.infer<typeof updateBadgeInput>;
export type BadgeFilters = z.infer<typeof badgeFilters>;
