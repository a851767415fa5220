import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { createMiddleware } from "hono/factory";
import { notFound } from "#server/domain/refusal.ts";
import type { App } from "./app-environment.ts";

/**
 * `folder` is dist/build-…/client. A hashed name never changes its content; the other files may, so they are asked for
 * again. While a new version takes over, pages of one build reach servers of another: the builds beside it have their files.
 */
export function serveClientFiles(app: App, folder: string): void {
  app.use(
    "/assets/*",
    cacheFound("public, max-age=31536000, immutable"),
    serveStatic({ root: folder, precompressed: true }),
    async (c) => {
      for (const root of await findOtherBuilds(folder)) {
        const file = await serveStatic({ root, precompressed: true })(c, async () => {});
        if (file) return file;
      }
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

async function findOtherBuilds(folder: string): Promise<string[]> {
  const dist = join(folder, "..", "..");
  const builds = (await readdir(dist)).filter((name) => /^build-\w+$/.test(name));
  return builds.map((name) => join(dist, name, "client")).filter((other) => other !== folder);
}

/** Only a file has a Last-Modified: what falls through to a page is the page's matter. */
const cacheFound = (cacheControl: string) =>
  createMiddleware(async (c, next) => {
    await next();
    if (c.res.headers.has("Last-Modified")) c.header("Cache-Control", cacheControl);
  });
