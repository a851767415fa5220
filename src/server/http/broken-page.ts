import { html } from "hono/html";

/** For a person whose page could not be drawn at all: nothing here can fail again. */
export const brokenPage = (requestId: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Something went wrong · Cluck</title>
      </head>
      <body>
        <h1>Something went wrong</h1>
        <p>This page could not be loaded. Give it another try in a moment.</p>
        <p>If it keeps happening, tell us this number: ${requestId}</p>
        <p><a href="/">Go back to homepage</a></p>
      </body>
    </html>`;
