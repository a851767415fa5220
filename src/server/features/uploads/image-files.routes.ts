import type { Dependencies } from "#server/domain/dependencies.ts";
import { notFound } from "#server/domain/refusal.ts";
import type { App } from "#server/http/app-environment.ts";
import type { StoredFile } from "#server/storage/image-storage.ts";

const path = "/images/:key{[0-9a-f]{32}}/:file{[0-9]{1,4}\\.(?:avif|webp)}";

/** Serves image files for ever: a key is never written twice. */
export function registerImageFileRoutes(app: App, { storage }: Dependencies): void {
  app.get(path, async (c) => {
    const { key, file } = c.req.param();
    const etag = `"${key}-${file}"`;
    const ifRange = c.req.header("If-Range");
    const wanted = ifRange === undefined || ifRange === etag ? c.req.header("Range") : undefined;
    const stored = await storage.open(key, file, wanted);
    if (!stored) throw notFound("Image");
    c.header("Accept-Ranges", "bytes");
    if (stored.range === "unsatisfiable") {
      c.header("Content-Range", `bytes */${stored.size}`);
      return c.body(null, 416);
    }

    c.header("Cache-Control", "public, max-age=31536000, immutable");
    c.header("ETag", etag);
    c.header("Last-Modified", stored.modifiedAt.toUTCString());
    if (isKnown(c.req.header("If-None-Match"), c.req.header("If-Modified-Since"), etag, stored)) {
      await stored.body.cancel();
      return c.body(null, 304);
    }
    const { start, end } = stored.range ?? { start: 0, end: stored.size - 1 };
    c.header("Content-Type", `image/${file.split(".")[1]}`);
    c.header("Content-Length", String(end - start + 1));
    if (stored.range) c.header("Content-Range", `bytes ${start}-${end}/${stored.size}`);
    const status = stored.range ? 206 : 200;
    if (c.req.method !== "HEAD") return c.body(stored.body, status);
    await stored.body.cancel();
    return c.body(null, status);
  });
  app.all("/images/*", () => {
    throw notFound("Image");
  });
}

function isKnown(
  ifNoneMatch: string | undefined,
  ifModifiedSince: string | undefined,
  etag: string,
  { modifiedAt }: StoredFile,
): boolean {
  if (ifNoneMatch !== undefined) {
    const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    return tags.includes("*") || tags.includes(etag);
  }
  // Dates in headers have no milliseconds. An unreadable date is NaN and matches nothing.
  const since = Date.parse(ifModifiedSince ?? "");
  return Math.floor(modifiedAt.getTime() / 1000) * 1000 <= since;
}
