// npm run fuzz: requests that nobody would send, to every call of the API's description and every page.
// FUZZ_REQUESTS=20000 FUZZ_SEED=7 npm run fuzz sends more, and others.
import { readdirSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import { eq, or } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rateLimits } from "#server/database/schema/operations.ts";
import { users } from "#server/database/schema/users.ts";
import { loadDemoOnce } from "#server/demo/load-demo.ts";
import { loadBuiltPages, routeIdOf } from "#server/ssr/built-pages.ts";
import {
  type ApiDocument,
  type FuzzRequest,
  fuzzRequests,
  type Person,
  people,
} from "#tests/support/fuzz-arbitraries.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { redirectTo, sendHtml, startWebServer } from "#tests/support/web-server.ts";
import { build } from "../scripts/setup.mjs";
import "#tests/support/bundled-reader.ts";

const atOnce = 4;
const requests = Number(process.env["FUZZ_REQUESTS"] ?? 400);
const seed = Number(process.env["FUZZ_SEED"] ?? 1);

let app: TestApp;
let site: Awaited<ReturnType<typeof startWebServer>>;
const clients = new Map<Person, TestClient>();
beforeAll(async () => {
  await build();
  const { renderPage } = await loadBuiltPages(dirname(realpathSync("dist/server")), 1);
  site = await startWebServer(hostilePages);
  app = await createTestApp({
    settings: { TRUST_PROXY: "1", IMPORT_ALLOW_PRIVATE: "1", SMTP_URL: "log" },
    renderPage,
  });
  await loadDemoOnce(app.db, app.now());
}, 600_000);
afterAll(async () => {
  await app.close();
  await site.close();
});

/** Somebody else's website at its worst. */
const hostilePages = {
  "/menu": sendHtml("<title>Hen House</title><h2>Menu</h2><p>Hot Chicken Sandwich $9</p>"),
  "/title": sendHtml(`<title>Hen ${"!".repeat(100_000)} x</title>`),
  "/nested": sendHtml("<div>".repeat(1900)),
  "/deep": sendHtml(`<script type="application/ld+json">{"a":${"[".repeat(20_000)}</script>`),
  "/utf16": sendHtml("<title>x</title>", "text/html; charset=utf-16le"),
  "/binary": sendHtml("\0\u0001", "application/octet-stream"),
  "/loop": redirectTo("/loop"),
  "/file": redirectTo("file:///etc/passwd"),
  "/nowhere": redirectTo("http://["),
};

test(`${requests} requests that nobody would send are answered as the API's description says`, {
  timeout: requests * 1000,
}, async () => {
  const document = (await (await app.client().get("/api/openapi.json")).json()) as ApiDocument;
  const pages = readdirSync("src/client/routes").map(routeIdOf);
  const websites = Object.keys(hostilePages).map((path) => site.url + path);
  const together = fc.array(fuzzRequests(document, pages, websites), {
    minLength: 1,
    maxLength: atOnce,
  });
  const check = fc.asyncProperty(together, async (batch) => {
    // Throttles would answer in place of what they guard, and have tests of their own.
    await app.db.delete(rateLimits);
    for (const { as } of batch) await signIn(as);
    app.logs.length = 0;
    await Promise.all(batch.map(answer));
    expect(app.logs.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
  await fc.assert(check, { numRuns: Math.ceil(requests / atOnce), seed });
});

async function answer({ as, method, path, headers, body }: FuzzRequest): Promise<void> {
  const client = clients.get(as) ?? app.client();
  const response = await client.send(method, path, { headers, body });
  if (response.status === 401) clients.delete(as);
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  // In HTML and JSON the line before it may be written as an escape.
  expect(text).not.toMatch(/(\n|\\n)\s+at [^\n]{1,300}:\d+:\d+/);
}

/** Whatever requests did to the account, it is there again. */
async function signIn(as: Person): Promise<void> {
  const person = people[as];
  if (!person || clients.has(as)) return;
  await app.db
    .delete(users)
    .where(or(eq(users.id, person.id), eq(users.username, person.username)));
  const { client } = await app.signIn({ ...person, role: as === "admin" ? "admin" : "user" });
  clients.set(as, client);
}
