import { createHash } from "node:crypto";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

interface Operation {
  summary?: string;
  tags?: string[];
  security: unknown[];
  parameters?: { name: string; schema: object }[];
  responses: Record<string, { description: string }>;
}

let app: TestApp;
let document: OpenApi;
beforeAll(async () => {
  app = await createTestApp();
  document = await bodyOf<OpenApi>(await app.client().get("/api/openapi.json"));
});
afterAll(() => app.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

test("describes every API route that the app answers", () => {
  const routed = app.app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  const described = operations().map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const itself = ["GET /api/openapi.json", "GET /api/docs"];
  expect([...new Set(routed)].sort()).toEqual([...described, ...itself].sort());
  expect(document.openapi).toBe("3.1.0");
});

test("Redocly's linter has nothing to say", async () => {
  // What every site answers to everybody cannot be refused.
  const rules = { "operation-4xx-response": "off" as const };
  const config = await createConfig({ extends: ["recommended"], rules });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(
    problems.map(({ ruleId, message, location: [at] }) => [ruleId, message, at?.pointer]),
  ).toEqual([]);
});

test("every call has words, a success and its refusals", () => {
  for (const { path, method, operation } of operations()) {
    const name = `${method} ${path}`;
    expect(operation.summary, name).toBeTruthy();
    expect(operation.tags, name).toHaveLength(1);
    const statuses = Object.keys(operation.responses);
    expect(
      statuses.some((status) => status.startsWith("2")),
      name,
    ).toBe(true);
    expect(statuses, name).toEqual(expect.arrayContaining(["500", "503"]));
    if (operation.security.length > 0) expect(statuses, name).toContain("401");
  }
});

test("a filter that takes whole numbers alone says so", () => {
  const { parameters } = document.paths["/api/sandwiches"]?.["get"] ?? {};
  const heat = parameters?.find(({ name }) => name === "heat");
  expect(heat?.schema).toMatchObject({ type: ["integer", "null"], minimum: 0, maximum: 5 });
});

test("names the shared shapes", () => {
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(["Error", "User", "Session"]),
  );
});

test("the page shows each call, without script and without anything from elsewhere", async () => {
  const response = await app.client().get("/api/docs");
  const page = await response.text();
  expect(response.headers.get("Content-Type")).toMatch(/text\/html/);
  for (const { path } of operations()) expect(page).toContain(`<code>${path}</code>`);
  expect(page).toContain("<p>As <code>multipart/form-data</code>.</p>");
  expect(page).not.toMatch(/<script|<link(?! rel="icon" href="\/)|src=|url\(|https?:/);
  const style = /<style>([^<]+)<\/style>/.exec(page)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(response.headers.get("Content-Security-Policy")).toContain(`'sha256-${hash}'`);
});
