import { Hono } from "hono";
import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const namesFor = async (type: string) => {
  const app = new Hono().use(securityHeaders(true));
  app.get("/", (c) => c.body("x", 200, { "Content-Type": type }));
  const { headers } = await app.request("/");
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("Strict-Transport-Security")).toContain("max-age=");
  return [...headers.keys()];
};

test("whatever may be shown as a page has them all, parts of a page what concerns them", async () => {
  for (const type of ["text/html; charset=utf-8", "application/json", "image/svg+xml", "x/y"]) {
    expect(await namesFor(type)).toEqual(
      expect.arrayContaining(["x-frame-options", "permissions-policy"]),
    );
  }
  for (const type of ["text/javascript; charset=utf-8", "text/css; charset=utf-8", "font/woff2"]) {
    expect(await namesFor(type)).toHaveLength(6);
  }
});
