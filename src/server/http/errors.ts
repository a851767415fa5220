import type { ErrorCode, FieldIssue, ListedRestaurant, StaleChange } from "#contract/errors.ts";

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** An answer that is no success. Its message is meant for the person at the screen. */
export class HttpError extends Error {
  constructor(
    readonly status: ErrorStatus,
    readonly code: ErrorCode,
    message: string,
    readonly details: {
      issues?: FieldIssue[];
      retryAfterSeconds?: number;
      stale?: StaleChange;
      restaurant?: ListedRestaurant;
    } = {},
  ) {
    super(message);
    this.name = "HttpError";
  }
}

export const invalid = (issues: FieldIssue[], code: ErrorCode = "validation_failed") =>
  new HttpError(400, code, sentences(issues), { issues });

export const unauthenticated = (message = "Please log in to continue.") =>
  new HttpError(401, "unauthenticated", message);

export const forbidden = (message = "You do not have permission to do this.") =>
  new HttpError(403, "forbidden", message);

export const notFound = (thing = "Page") => new HttpError(404, "not_found", `${thing} not found`);

export const conflict = (message: string, code: ErrorCode = "conflict", path?: string) =>
  new HttpError(409, code, message, path ? { issues: [{ path, message }] } : {});

export const tooManyRequests = (retryAfterSeconds: number) =>
  new HttpError(429, "rate_limited", "Too many attempts. Please try again later.", {
    retryAfterSeconds,
  });

export const unavailable = (
  retryAfterSeconds: number,
  message = "We are busy right now. Please try again in a moment.",
) => new HttpError(503, "unavailable", message, { retryAfterSeconds });

function sentences(issues: FieldIssue[]): string {
  if (issues.length === 1) return issues[0]?.message ?? "";
  return issues.map(({ message }) => message.replace(/\.?$/, ".")).join(" ");
}
