import { z } from "zod";
import { roundDegrees, serial } from "./fields.ts";
import { managedRestaurant } from "./management.ts";

export const duplicateReasons = ["website", "name", "address", "place"] as const;

const degrees = (name: string, most: number) =>
  z.coerce
    .number(`${name} must be a number`)
    .min(-most, `${name} must be at least ${-most}`)
    .max(most, `${name} must be at most ${most}`)
    .overwrite(roundDegrees)
    .optional();

/** The known facts of a restaurant that an editor is about to add. */
export const duplicateQuery = z.object({
  name: z.string().max(200, "name must be at most 200 characters").optional(),
  website: z.string().max(2000, "website must be at most 2000 characters").optional(),
  address: z.string().max(300, "address must be at most 300 characters").optional(),
  latitude: degrees("latitude", 90),
  longitude: degrees("longitude", 180),
});

export const likelyDuplicate = z
  .object({
    restaurant: managedRestaurant,
    /** The same website, name or address, or the same spot under a similar name. */
    reasons: z.array(z.enum(duplicateReasons)),
  })
  .meta({ id: "LikelyDuplicate" });

/** Restaurants that share a name or a website. */
export const duplicateGroup = z
  .object({
    reason: z.enum(["name", "website"]),
    key: z.string(),
    restaurants: z.array(managedRestaurant),
  })
  .meta({ id: "DuplicateGroup" });

export const mergeInput = z.object({ into: serial("into") }).meta({ id: "Merge" });

export type DuplicateReason = (typeof duplicateReasons)[number];
export type LikelyDuplicate = z.infer<typeof likelyDuplicate>;
export type DuplicateGroup = z.infer<typeof duplicateGroup>;
