import { z } from "zod";
import { statedSource } from "./facts.ts";
import {
  halfAPoint,
  isWholePoint,
  optionalText,
  point,
  requiredText,
  serial,
  version,
} from "./fields.ts";
import { hoursInput } from "./hours/hours-input.ts";
import { findTimeZone, longestZoneName } from "./time-zone.ts";

const fields = {
  address: requiredText("Address", 300),
  phoneNumber: optionalText("Phone number", 40).optional(),
  hoursOfOperation: hoursInput.optional(),
  hoursSource: statedSource.optional(),
  ...point,
  /** Read from the address when absent. */
  city: optionalText("City", 100).optional(),
  postcode: optionalText("Postcode", 20).optional(),
  /** Found by the coordinates when absent. */
  timeZone: optionalText("Time zone", longestZoneName)
    .refine((name) => name === null || findTimeZone(name), "Time zone is not known")
    .transform((name) => name && (findTimeZone(name) ?? null))
    .optional(),
};

const restaurantId = serial("restaurantId");

export const createLocationInput = z
  .object({ restaurantId, ...fields })
  .refine(isWholePoint, halfAPoint)
  .meta({ id: "NewLocation" });

export const updateLocationInput = z
  .object({ restaurantId: restaurantId.optional(), ...fields, address: fields.address.optional() })
  .extend({ version })
  .refine(isWholePoint, halfAPoint)
  .meta({ id: "LocationChange" });

export type CreateLocationInput = z.infer<typeof createLocationInput>;
export type UpdateLocationInput = z.infer<typeof updateLocationInput>;
