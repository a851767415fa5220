import { z } from "zod";
import { largestSerial } from "#contract/fields.ts";

/** A serial id in a path; whatever is none becomes a 404. */
const serialId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((id) => id <= largestSerial)
  .meta({ type: "integer", minimum: 1, maximum: largestSerial });

export const serialIdParams = z.object({ id: serialId });

/** Users' ids are text made by clients. */
export const userIdParams = z.object({ id: z.string().min(1).max(64) });

export const savedRestaurantParams = userIdParams.extend({ restaurantId: serialId });
