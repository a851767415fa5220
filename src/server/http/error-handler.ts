import { html } from "hono/html";
import { HTTPException } from "hono/http-exception";
import { apiRoot } from "#contract/endpoint.ts";
import type { ApiErrorBody, ErrorCode } from "#contract/errors.ts";
import {
  connectionLossOf,
  holdsUnstorableText,
  lacksMember,
  missingParent,
  wasGivenUp,
} from "#server/database/driver-error.ts";
import {
  notFound,
  Refusal,
  type RefusalStatus,
  unauthenticated,
  unavailable,
} from "#server/domain/refusal.ts";
import type { Logger } from "#server/logger.ts";
import type { AppContext } from "./app-environment.ts";

interface ErrorAnswer {
  status: RefusalStatus;
  body: ApiErrorBody;
  retryAfterSeconds?: number;
}

export const handleErrors = (logger: Logger) => (error: Error, c: AppContext) => {
  const { status, body, retryAfterSeconds } = answerTo(error, c, logger);
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  if (status < 500 || c.req.path.startsWith(apiRoot)) return c.json(body, status);
  return c.html(failedPage(body), status, { "Cache-Control": "no-store" });
};

/** What the caller may know of an error, however it is told; of one that we did not foresee, nothing. */
export function answerTo(error: Error, c: AppContext, logger: Logger): ErrorAnswer {
  const known = toRefusal(error, c);
  if (known) {
    const { status, code, message, details } = known;
    const { retryAfterSeconds, ...told } = details;
    return { status, body: { message, code, ...told }, retryAfterSeconds };
  }
  if (hasHungUp(c)) {
    logger.info("request broken off", { path: c.req.path, error });
    const message = "The request body broke off.";
    return { status: 400, body: { message, code: "malformed_body" } };
  }
  logger.error("request failed", { path: c.req.path, error });
  const { requestId } = c.var;
  const message = "Something went wrong on our side.";
  return { status: 500, body: { message, code: "internal_error", requestId } };
}

/** The client went away before the whole body had arrived, so reading it fails. That is not our fault. */
function hasHungUp({ env }: AppContext): boolean {
  const incoming = env?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
}

const retrySeconds = 5;
const away = "We cannot reach our database right now. Please try again in a moment.";
const unclear =
  "We lost our database while saving, so your change may be there or not. Please look before you try again.";

/** What Hono's own body reading refuses, in our words. */
const honoErrors: Record<number, [RefusalStatus, ErrorCode, string]> = {
  400: [400, "malformed_body", "The request body is not valid JSON."],
  413: [413, "payload_too_large", "The request body is too large."],
  415: [415, "unsupported_media_type", "The request body must be JSON (application/json)."],
};

/** What a write belongs to may be deleted between the look at it and the write. */
const mayBeDeleted: Record<string, string> = {
  badges: "Badge",
  images: "Image",
  locations: "Location",
  restaurants: "Restaurant",
  reviews: "Review",
  sandwiches: "Sandwich",
  user_sandwiches: "Collection entry",
};

function toRefusal(
  error: Error,
  { req: { method }, var: { session } }: AppContext,
): Refusal | null {
  if (error instanceof Refusal) return error;
  // Their account was deleted while the request was handled.
  if (session && lacksMember(error, session.viewer.id)) return unauthenticated();
  const gone = missingParent(error, Object.keys(mayBeDeleted));
  if (gone) return notFound(mayBeDeleted[gone]);
  const loss = connectionLossOf(error);
  if (loss) return unavailable(retrySeconds, loss.isUnclear && method !== "GET" ? unclear : away);
  if (wasGivenUp(error)) return unavailable(retrySeconds);
  if (holdsUnstorableText(error)) {
    return new Refusal(400, "validation_failed", "Some text holds a character we cannot keep.");
  }
  const answer = error instanceof HTTPException ? honoErrors[error.status] : undefined;
  return answer ? new Refusal(...answer) : null;
}

/** For a person whose page could not be drawn at all: nothing here can fail again. */
export function failedPage({ code, message, requestId }: ApiErrorBody) {
  const isAway = code === "unavailable";
  const title = isAway ? "We will be right back" : "Something went wrong";
  const text = isAway ? message : "This page could not be loaded. Give it another try in a moment.";
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Cluck</title>
      </head>
      <body>
        <h1>${title}</h1>
        <p>${text}</p>
        ${requestId && html`<p>If it keeps happening, tell us this number: ${requestId}</p>`}
        <p><a href="/">Go back to homepage</a></p>
      </body>
    </html>`;
}
