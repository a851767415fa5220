import { z } from "zod";
import { oneOf, optionalText, serial } from "./fields.ts";
import { factKinds, factOrigins } from "./vocabulary.ts";

/** Where a price or opening hours are from. */
export const factSource = z
  .object({
    /** Null when unknown. */
    from: z.enum(factOrigins).nullable(),
    /** When it was last read, stated or confirmed; null when unknown. */
    date: z.iso.date().nullable(),
  })
  .meta({ id: "FactSource" });

/** Sent with a value, or alone to confirm the stored value. A changed value without a source counts as the team's. */
export const statedSource = z
  .object({
    from: oneOf("from", factOrigins),
    /** Today when absent. */
    date: z.iso
      .date("date must be a day such as 2026-11-03")
      .refine((day) => day >= "2000", "date must be later than 1999")
      .optional(),
  })
  .meta({ id: "StatedSource" });

/** A price or hours. `id` is that of the sandwich, the location or the restaurant. */
const factName = {
  fact: oneOf("fact", factKinds),
  id: serial("id"),
};

export const factQuery = z.object({ ...factName, id: z.coerce.number().pipe(factName.id) });

/** The answer to "Still right?": yes, or no with a correction. */
export const checkFactInput = z
  .object({
    ...factName,
    isRight: z.boolean("isRight must be true or false"),
    correction: optionalText("What is right", 200).optional(),
  })
  .refine(({ isRight, correction }) => isRight === !correction, {
    path: ["correction"],
    message: "Please say what is right",
  })
  .meta({ id: "FactCheck" });

/** The member's answer, or null. */
export const ownFactCheck = z
  .object({ isRight: z.boolean(), correction: z.string().nullable(), createdAt: z.iso.datetime() })
  .nullable();

/** A price or hours that members have answered about. */
export const checkedFact = z
  .object({
    fact: factName.fact,
    id: z.int(),
    /** The sandwich's name, the location's address or the restaurant's name. */
    name: z.string(),
    restaurantId: z.int(),
    restaurantName: z.string(),
    /** 0 when it is not about a price or the price is unknown. */
    price: z.number(),
    hoursOfOperation: z.record(z.string(), z.string()).nullable(),
    source: factSource,
    rightCount: z.int().min(0),
    wrongCount: z.int().min(0),
    /** Members' corrections, latest first, at most five. */
    corrections: z.array(z.string()),
    /** Send it with a change, so that the change cannot overwrite a newer one. */
    version: z.int(),
  })
  .meta({ id: "CheckedFact" });

export type FactSource = z.infer<typeof factSource>;
export type StatedSource = z.infer<typeof statedSource>;
export type CheckFactInput = z.infer<typeof checkFactInput>;
export type OwnFactCheck = z.infer<typeof ownFactCheck>;
export type CheckedFact = z.infer<typeof checkedFact>;
