import type { ErrorCode, FieldIssue, ListedRestaurant, StaleChange } from "#contract/errors.ts";

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** A refusal with the message for the user and the HTTP status. */
export class Refusal extends Error {
  constructor(
    readonly status: RefusalStatus,
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
    this.name = "Refusal";
  }
}

export const invalid = (issues: FieldIssue[], code: ErrorCode = "validation_failed") =>
  new Refusal(400, code, sentences(issues), { issues });

export const unauthenticated = (message = "Please log in to continue.") =>
  new Refusal(401, "unauthenticated", message);

export const forbidden = (message = "You do not have permission to do this.") =>
  new Refusal(403, "forbidden", message);

export const notFound = (thing = "Page") => new Refusal(404, "not_found", `${thing} not found`);

/** What was looked for. Refuses when there is none. */
export async function orNotFound<Found>(
  thing: string,
  found: Promise<Found | null>,
): Promise<Found> {
  const value = await found;
  if (value === null) throw notFound(thing);
  return value;
}

export const conflict = (message: string, code: ErrorCode = "conflict", path?: string) =>
  new Refusal(409, code, message, path ? { issues: [{ path, message }] } : {});

export const tooManyRequests = (retryAfterSeconds: number) =>
  new Refusal(
    429,
    "rate_limited",
    `Too many attempts. Please try again in ${describeWait(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );

export const unavailable = (
  retryAfterSeconds: number,
  message = "We are busy right now. Please try again in a moment.",
) => new Refusal(503, "unavailable", message, { retryAfterSeconds });

function sentences(issues: FieldIssue[]): string {
  if (issues.length === 1) return issues[0]?.message ?? "";
  return issues.map(({ message }) => message.replace(/\.?$/, ".")).join(" ");
}

/** In whole minutes or hours, rounded up. */
function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return "a minute";
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
