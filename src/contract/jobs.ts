import { z } from "zod";

/** A job that was given up, without the personal data that it may hold. */
export const givenUpJob = z
  .object({
    id: z.int(),
    kind: z.string(),
    /** The kind of a mail, such as "password-reset"; null for other jobs. */
    about: z.string().nullable(),
    /** The member that it is for, or null. */
    username: z.string().nullable(),
    attempts: z.int(),
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "GivenUpJob" });

export type GivenUpJob = z.infer<typeof givenUpJob>;
