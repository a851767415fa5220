import { z } from "zod";

/** Many small tasks instead of a large one, so that the total time varies little. */
export const challengeParts = 8;

/** Keeps the hashed text within one block of SHA-256. */
const longestChallenge = 42;
const largestNumber = 999_999_999;

/**
 * Work that a browser must do to register from a busy network: for each part, find a number so that the first 32 bits of
 * the SHA-256 of `challengeText` are below `below`.
 */
export const registrationChallenge = z
  .object({ challenge: z.string(), below: z.int().min(1) })
  .meta({ id: "RegistrationChallenge" });

export const solvedChallenge = z
  .object({
    challenge: z.string().max(longestChallenge, "The challenge is too long."),
    numbers: z
      .array(z.int().min(0).max(largestNumber))
      .length(challengeParts, `A challenge has ${challengeParts} numbers.`),
  })
  .meta({ id: "SolvedChallenge" });

export const challengeText = (challenge: string, part: number, number: number): string =>
  `${challenge}:${part}:${number}`;

export type RegistrationChallenge = z.infer<typeof registrationChallenge>;
export type SolvedChallenge = z.infer<typeof solvedChallenge>;
