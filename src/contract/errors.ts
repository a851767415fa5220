import { z } from "zod";
import { registrationChallenge } from "./registration-challenge.ts";
import { uploadErrorCodes } from "./upload-rules.ts";

/** Stable names for what went wrong: a client may depend on them, the messages are for people. */
const errorCodes = [
  "validation_failed",
  "malformed_body",
  "wrong_password",
  "common_password",
  "invalid_token",
  "invalid_passkey",
  "invalid_code",
  "unauthenticated",
  "invalid_credentials",
  "forbidden",
  "cross_site",
  "account_blocked",
  "registration_closed",
  "invitation_required",
  "invalid_invitation",
  "challenge_required",
  "proof_required",
  "second_factor_required",
  "not_found",
  "conflict",
  "stale_version",
  "id_taken",
  "username_taken",
  "email_taken",
  "last_admin",
  "already_listed",
  "already_recommended",
  "payload_too_large",
  "unsupported_media_type",
  "unprocessable",
  "rate_limited",
  "unavailable",
  "mail_unavailable",
  "internal_error",
] as const;

/** Upload calls speak the codes of their protocol. */
const errorCode = z.enum([...errorCodes, ...uploadErrorCodes]);

const fieldIssue = z.object({ path: z.string(), message: z.string() });

/** What somebody else changed since the version that a refused change was made on. */
const staleChange = z.object({
  /** Send this one to overwrite what they did. */
  version: z.int(),
  changedBy: z.string().nullable(),
  fields: z.array(z.object({ field: z.string(), value: z.unknown() })),
});

/** What the catalogue already has. */
const listedRestaurant = z.object({ id: z.int(), name: z.string() });

export const apiError = z
  .object({
    message: z.string(),
    code: errorCode,
    issues: z.array(fieldIssue).optional(),
    stale: staleChange.optional(),
    restaurant: listedRestaurant.optional(),
    challenge: registrationChallenge.optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: "Error" });

export type ErrorCode = z.infer<typeof errorCode>;
export type FieldIssue = z.infer<typeof fieldIssue>;
export type ListedRestaurant = z.infer<typeof listedRestaurant>;
export type StaleChange = z.infer<typeof staleChange>;
export type ApiErrorBody = z.infer<typeof apiError>;
