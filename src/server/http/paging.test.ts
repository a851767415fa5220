import fc from "fast-check";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod";
import { pageQuery } from "#contract/paging.ts";
import { readCursor, toPage } from "#server/domain/paging.ts";
import type { AppEnv } from "./app-environment.ts";
import { linkNextPage } from "./paging.ts";

const position = z.tuple([z.string(), z.int()]);

test("following the cursors meets every row once, whatever the page size", () => {
  const rows = fc.uniqueArray(fc.tuple(fc.string(), fc.integer()), { selector: String });
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 7 }), (all, limit) => {
      const met: unknown[] = [];
      let cursor: string | undefined;
      do {
        const after = readCursor(cursor, position);
        const start = after ? all.findIndex((row) => String(row) === String(after)) + 1 : 0;
        const page = toPage(all.slice(start, start + limit + 1), limit, (row) => row);
        if (cursor) expect(page.items).not.toEqual([]);
        met.push(...page.items);
        cursor = page.next ?? undefined;
      } while (cursor);
      expect(met).toEqual(all);
    }),
  );
});

test.each(["", "!!!", "W10", Buffer.from('["a"]').toString("base64url")])(
  "the cursor %j is refused with its name",
  (cursor) => {
    expect(() => readCursor(cursor, position)).toThrow(/cursor/);
  },
);

test("limit is 100 unless said otherwise, and 200 at most", () => {
  expect(pageQuery.parse({}).limit).toBe(100);
  expect(pageQuery.parse({ limit: "200" }).limit).toBe(200);
  for (const limit of ["0", "201", "1.5", "many"]) {
    expect(pageQuery.safeParse({ limit }).success).toBe(false);
  }
});

test("the next page keeps the filters of this one", async () => {
  const app = new Hono<AppEnv>().get("/list", (c) => {
    linkNextPage(c, { items: [], next: "abc" });
    return c.json([]);
  });
  const response = await app.request("/list?q=hot&cursor=old");
  expect(response.headers.get("Link")).toBe('</list?q=hot&cursor=abc>; rel="next"');
});
