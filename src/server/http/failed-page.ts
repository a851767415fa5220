import { html } from "hono/html";
import type { ApiErrorBody } from "#contract/errors.ts";

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
