import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** What a cursor could be made to hold: a cursor comes back from outside. */
const forged = [
  "nonsense",
  ...[
    [],
    [1],
    [5, 99_999_999_999, 1],
    [1, 99_999_999_999],
    ["a", 99_999_999_999],
    [1e20, 1],
    [8_640_000_000_000_000, 1],
    [1e20, "a"],
    ["\u0000", 1],
    ["+275000-01-01T00:00:00Z", 1],
    ["2024-01-01T00:00:00+16:00", 1],
    ["2024-01-01T00:00:00-23:59", 1],
    { length: 2 },
    null,
  ].map((position) => Buffer.from(JSON.stringify(position)).toString("base64url")),
];

test("a forged cursor is never our fault, on any list that takes one", async () => {
  const { client, user } = await app.signInAsAdmin();
  const { paths } = await bodyOf<OpenApi>(await client.get("/api/openapi.json"));
  const lists = Object.keys(paths).flatMap((path) => {
    const parameters = paths[path]?.get?.parameters ?? [];
    if (!parameters.some(({ name }) => name === "cursor")) return [];
    const orders = parameters.find(({ name }) => name === "sort")?.schema.enum ?? [];
    return [`${path}?`, ...orders.map((order) => `${path}?sort=${order}&`)];
  });
  expect(lists.length).toBeGreaterThan(5);
  for (const list of lists) {
    const path = list.replace("/users/{id}", `/users/${user.id}`).replace("{id}", "1");
    for (const cursor of forged) {
      const { status } = await client.get(`${path}cursor=${cursor}`);
      expect([path, cursor, [200, 400, 404].includes(status) || status]).toEqual([
        path,
        cursor,
        true,
      ]);
    }
  }
});

interface OpenApi {
  paths: Record<
    string,
    { get?: { parameters?: { name: string; schema: { enum?: string[] } }[] } } | undefined
  >;
}
