import { z } from "zod";

/** A job that was given up. The rest of what it needs stays with the server: it may be personal. */
export const givenUpJob = z
  .object({
    id: z.int(),
    kind: z.string(),
    /** What a mail says, such as "password-reset"; null of other jobs. */
    about: z.string().nullable(),
    /** The member whom it is for, where there is one. */
    username: z.string().nullable(),
    attempts: z.int(),
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "GivenUpJob" });

export type GivenUpJob = z.infer<typeof givenUpJob>;
