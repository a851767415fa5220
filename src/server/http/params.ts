import { z } from "zod";
import { largestSerial } from "#contract/fields.ts";
import { notFound } from "#server/domain/refusal.ts";
import type { AppContext } from "./app-environment.ts";

/** A serial id in a path; whatever is none becomes a 404. */
const serialId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((id) => id <= largestSerial)
  .meta({ type: "integer", minimum: 1, maximum: largestSerial });

export const serialIdParams = z.object({ id: serialId });

/** The id in the path of a route without a schema. */
export function serialIdIn(c: AppContext, thing: string): number {
  const { success, data: params } = serialIdParams.safeParse(c.req.param());
  if (!success) throw notFound(thing);
  return params.id;
}

/** Users' ids are text made by clients. */
export const userIdParams = z.object({ id: z.string().min(1).max(64) });

export const savedRestaurantParams = userIdParams.extend({ restaurantId: serialId });
