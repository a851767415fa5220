import { z } from "zod";
import { loginAnswer, proofInput } from "./accounts.ts";
import { atMost } from "./fields.ts";

/** A code of an authenticator app or a recovery code. People type and paste them in groups. */
const code = z
  .string("Code is required.")
  .check(atMost(100, "The code is too long."))
  .overwrite((text) => text.replace(/[\s-]/g, ""))
  .min(1, "Code is required.");

export const turnOnSecondFactorInput = z.object({ code });

/** Members with a second factor send a code with the password. */
export const proveInput = proofInput.extend({ code: code.optional() });

export const secondStepInput = z.object({
  ticket: z.string("The ticket is missing.").max(100, "The ticket is too long."),
  code,
});

/** The answer to a right password with a second factor: the login continues with the ticket and a code. */
const secondStep = z.object({ ticket: z.string() }).meta({ id: "SecondStep" });

export const passwordLoginAnswer = z.union([loginAnswer, secondStep]);

export const secondFactor = z
  .object({
    /** Null when the second factor is off. */
    turnedOnAt: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: "SecondFactor" });

/** The secret for an authenticator app, to type and as the address of a QR code. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() });

/** Shown once; the database keeps their hashes. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export type SecondFactor = z.infer<typeof secondFactor>;
export type SecondFactorSecret = z.infer<typeof secondFactorSecret>;
export type NewRecoveryCodes = z.infer<typeof newRecoveryCodes>;
export type ProveInput = z.infer<typeof proveInput>;
export type SecondStepInput = z.infer<typeof secondStepInput>;
