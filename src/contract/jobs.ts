import { z } from "zod";

/** A job that was given up. What it is about stays with the server: it may be personal. */
export const givenUpJob = z
  .object({
    id: z.int(),
    kind: z.string(),
    attempts: z.int(),
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "GivenUpJob" });

export type GivenUpJob = z.infer<typeof givenUpJob>;
