import { z } from "zod";
import { loginAnswer, proofInput } from "./accounts.ts";
import { atMost } from "./fields.ts";

/** Of an authenticator app or a recovery code, as people type and paste them: in groups. */
const code = z
  .string("Code is required.")
  .check(atMost(100, "The code is too long."))
  .overwrite((text) => text.replace(/[\s-]/g, ""))
  .min(1, "Code is required.");

export const turnOnSecondFactorInput = z.object({ code });

/** Beside a password the code is needed where a second factor is on. */
export const proveInput = proofInput.extend({ code: code.optional() });

export const secondStepInput = z.object({
  ticket: z.string("The ticket is missing.").max(100, "The ticket is too long."),
  code,
});

/** After the password of a member with a second factor: the ticket and a code make the login. */
const secondStep = z.object({ ticket: z.string() }).meta({ id: "SecondStep" });

export const passwordLoginAnswer = z.union([loginAnswer, secondStep]);

export const secondFactor = z
  .object({
    /** Null: a login needs no code. */
    turnedOnAt: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: "SecondFactor" });

/** For the authenticator app: to be typed, and as the address that a QR code shows. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() });

/** Shown once: the database has their hashes. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export type SecondFactor = z.infer<typeof secondFactor>;
export type SecondFactorSecret = z.infer<typeof secondFactorSecret>;
export type NewRecoveryCodes = z.infer<typeof newRecoveryCodes>;
export type ProveInput = z.infer<typeof proveInput>;
export type SecondStepInput = z.infer<typeof secondStepInput>;
