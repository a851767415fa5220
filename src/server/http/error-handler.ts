import { HTTPException } from "hono/http-exception";
import type { ApiErrorBody, ErrorCode } from "#contract/errors.ts";
import { holdsUnstorableText } from "#server/database/driver-error.ts";
import type { Logger } from "#server/logger.ts";
import type { AppContext } from "./app-environment.ts";
import { type ErrorStatus, HttpError } from "./errors.ts";

export const handleErrors = (logger: Logger) => (error: Error, c: AppContext) => {
  const known = toHttpError(error);
  if (!known) {
    logger.error("request failed", { requestId: c.var.requestId, path: c.req.path, error });
    return c.json<ApiErrorBody>(
      {
        message: "Something went wrong on our side.",
        code: "internal_error",
        requestId: c.var.requestId,
      },
      500,
    );
  }
  const { status, code, message, details } = known;
  if (details.retryAfterSeconds) c.header("Retry-After", String(details.retryAfterSeconds));
  return c.json<ApiErrorBody>(
    { message, code, issues: details.issues, stale: details.stale },
    status,
  );
};

/** What Hono's own body reading refuses, in our words. */
const honoErrors: Record<number, [ErrorStatus, ErrorCode, string]> = {
  400: [400, "malformed_body", "The request body is not valid JSON."],
  413: [413, "payload_too_large", "The request body is too large."],
  415: [415, "unsupported_media_type", "The request body must be JSON (application/json)."],
};

function toHttpError(error: Error): HttpError | null {
  if (error instanceof HttpError) return error;
  if (holdsUnstorableText(error)) {
    return new HttpError(400, "validation_failed", "Some text holds a character we cannot keep.");
  }
  const answer = error instanceof HTTPException ? honoErrors[error.status] : undefined;
  return answer ? new HttpError(...answer) : null;
}
