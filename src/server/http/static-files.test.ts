import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OpenAPIHono } from "@hono/zod-openapi";
import { afterAll, expect, test } from "vitest";
import { createLogger } from "#server/logger.ts";
import type { AppEnv } from "./app-environment.ts";
import { handleErrors } from "./error-handler.ts";
import { serveClientFiles } from "./static-files.ts";

const dist = mkdtempSync(join(tmpdir(), "client-files-"));
const folder = join(dist, "build-2", "client");
const folderBefore = join(dist, "build-1", "client");
for (const name of ["assets", ".vite"]) mkdirSync(join(folder, name), { recursive: true });
const files = {
  "assets/app-1a2b.js": "plain script",
  "assets/app-1a2b.js.br": "small script",
  "favicon.svg": "<svg/>",
  "index.html": "template",
  ".vite/manifest.json": "{}",
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
afterAll(() => rmSync(dist, { recursive: true }));

const app = new OpenAPIHono<AppEnv>();
app.onError(handleErrors(createLogger("error", () => {})));
serveClientFiles(app, folder);
app.get("*", (c) => c.text("page"));

test("hashed files are cached for good and come compressed", async () => {
  const plain = await app.request("/assets/app-1a2b.js");
  expect(await plain.text()).toBe("plain script");
  expect(plain.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const small = await app.request("/assets/app-1a2b.js", {
    headers: { "Accept-Encoding": "gzip, br" },
  });
  expect(small.headers.get("Content-Encoding")).toBe("br");
  expect(small.headers.get("Content-Type")).toMatch(/javascript/);
});

test("a hashed file that is gone is a 404, never a page and never cached for good", async () => {
  const response = await app.request("/assets/gone-9z.js");
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBeNull();
});

test("a hashed file of another build is served, also of one that came later", async () => {
  mkdirSync(join(folderBefore, "assets"), { recursive: true });
  writeFileSync(join(folderBefore, "assets", "app-0z.js"), "former script");
  const former = await app.request("/assets/app-0z.js");
  expect(await former.text()).toBe("former script");
  expect(former.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
});

test("other files are served for an hour", async () => {
  const response = await app.request("/favicon.svg");
  expect(await response.text()).toBe("<svg/>");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test.each(["/", "/index.html", "/.vite/manifest.json", "/..%2fetc%2fpasswd", "/sandwich/1"])(
  "%s is a page's matter, not a file",
  async (path) => {
    expect(await (await app.request(path)).text()).toBe("page");
  },
);
