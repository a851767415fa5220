import { z } from "zod";
import { uploadErrorCodes } from "./upload-rules.ts";

/** Stable error codes for clients. The messages are for people. */
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

/** Upload calls use the codes of their protocol. */
const errorCode = z.enum([...errorCodes, ...uploadErrorCodes]);

const fieldIssue = z.object({ path: z.string(), message: z.string() });

/** What others have changed since the version that a refused change was based on. */
const staleChange = z.object({
  /** Send this version to overwrite their changes. */
  version: z.int(),
  changedBy: z.string().nullable(),
  fields: z.array(z.object({ field: z.string(), value: z.unknown() })),
});

/** The restaurant that is already in the catalogue. */
const listedRestaurant = z.object({ id: z.int(), name: z.string() });

export const apiError = z
  .object({
    message: z.string(),
    code: errorCode,
    issues: z.array(fieldIssue).optional(),
    stale: staleChange.optional(),
    restaurant: listedRestaurant.optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: "Error" });

export type ErrorCode = z.infer<typeof errorCode>;
export type FieldIssue = z.infer<typeof fieldIssue>;
export type ListedRestaurant = z.infer<typeof listedRestaurant>;
export type StaleChange = z.infer<typeof staleChange>;
export type ApiErrorBody = z.infer<typeof apiError>;
