import { z } from "zod";
import { longestPlace } from "./explore-choices.ts";

export const placesQuery = z.object({
  q: z
    .string()
    .trim()
    .max(longestPlace, `q must be at most ${longestPlace} characters`)
    .transform((typed) => typed.replace(/\s+/g, " ")),
});

/** A city or postcode of the catalogue, at the middle of its locations. Searching for its label finds it again. */
export const place = z
  .object({ label: z.string(), latitude: z.number(), longitude: z.number() })
  .meta({ id: "Place" });

export type Place = z.infer<typeof place>;
