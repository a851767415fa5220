import { z } from "zod";
import { uploadErrorCodes } from "./upload-rules.ts";

/** Stable names for what went wrong: a client may depend on them, the messages are for people. */
const errorCodes = [
  "validation_failed",
  "malformed_body",
  "wrong_password",
  "unauthenticated",
  "invalid_credentials",
  "forbidden",
  "cross_site",
  "account_blocked",
  "not_found",
  "conflict",
  "id_taken",
  "username_taken",
  "email_taken",
  "last_admin",
  "payload_too_large",
  "unsupported_media_type",
  "unprocessable",
  "rate_limited",
  "unavailable",
  "internal_error",
] as const;

/** Upload calls speak the codes of their protocol. */
const errorCode = z.enum([...errorCodes, ...uploadErrorCodes]);

const fieldIssue = z.object({ path: z.string(), message: z.string() });

export const apiError = z
  .object({
    message: z.string(),
    code: errorCode,
    issues: z.array(fieldIssue).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: "Error" });

export type ErrorCode = z.infer<typeof errorCode>;
export type FieldIssue = z.infer<typeof fieldIssue>;
export type ApiErrorBody = z.infer<typeof apiError>;
