import { serveStatic } from "@hono/node-server/serve-static";
import { createMiddleware } from "hono/factory";
import { notFound } from "#server/domain/refusal.ts";
import type { App } from "./app-environment.ts";

/** A hashed name never changes its content; the other files may, so they are asked for again. */
export function serveClientFiles(app: App, folder: string): void {
  app.use(
    "/assets/*",
    cacheFound("public, max-age=31536000, immutable"),
    serveStatic({ root: folder, precompressed: true }),
    () => {
      throw notFound("File");
    },
  );
  app.use(
    // Only plain file names: neither the build's HTML template nor its manifest folder.
    "/:file{[\\w-]+(?:\\.[\\w-]+)*\\.(?!html$)[a-z0-9]+}",
    cacheFound("public, max-age=3600"),
    serveStatic({ root: folder }),
  );
}

/** Only a file has a Last-Modified: what falls through to a page is the page's matter. */
const cacheFound = (cacheControl: string) =>
  createMiddleware(async (c, next) => {
    await next();
    if (c.res.headers.has("Last-Modified")) c.header("Cache-Control", cacheControl);
  });
