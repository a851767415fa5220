import { afterAll, beforeAll, expect, test } from "vitest";
import type { ImportOutcome } from "#contract/collection.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { buildSandwich, createRestaurant, createSandwich } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

const name = "Chicken Sandwich";
let app: TestApp;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await createTestApp();
  const twin = await createRestaurant(app.db, { name: "Twin" });
  ids["first twin"] = (await createSandwich(app.db, { name, restaurantId: twin.id })).id;
  const { id: restaurantId } = await createRestaurant(app.db, { name: "Everywhere" });
  const common = Array.from({ length: 2001 }, () => buildSandwich({ restaurantId, name }));
  await app.db.insert(sandwiches).values(common);
  for (const [key, place] of [
    ["zed", "Zed’s Café"],
    ["second twin", "Twin"],
  ] as const) {
    const restaurant = await createRestaurant(app.db, { name: place });
    ids[key] = (await createSandwich(app.db, { name, restaurantId: restaurant.id })).id;
  }
});
afterAll(() => app.close());

async function outcomesOf(rows: object[]): Promise<ImportOutcome[]> {
  const { client, user } = await app.signIn();
  const input = { dryRun: true, rows };
  return bodyOf(await client.post(`/api/users/${user.id}/collection-import`, input));
}

test("a row finds its restaurant behind thousands of namesakes, in any spelling", async () => {
  const [found, ...others] = await outcomesOf([
    { name, restaurant: "ZED'S CAFE" },
    { name: "Another", restaurant: "Zed’s Café" },
    { name, restaurant: "Zed" },
    { name, restaurant: "\u0301" },
  ]);
  expect(found).toMatchObject({ status: "added", sandwich: { id: ids["zed"] }, candidates: [] });
  expect(others.map(({ status }) => status)).toEqual(["unknown", "unknown", "unknown"]);
});

test("of two restaurants of one name none is taken, however far apart their sandwiches are", async () => {
  const [outcome] = await outcomesOf([{ name, restaurant: "twin" }]);
  expect(outcome).toMatchObject({ status: "ambiguous", sandwich: null });
  expect(outcome?.candidates.map(({ id }) => id)).toEqual([ids["first twin"], ids["second twin"]]);
});

test("a common name offers as many as can be looked through, row by row", async () => {
  const rows = Array.from({ length: 100 }, (_, index) =>
    index % 2 === 0 ? { name } : { name: name.toUpperCase(), restaurant: "Everywhere" },
  );
  const outcomes = await outcomesOf(rows);
  expect(outcomes).toHaveLength(100);
  for (const { status, candidates } of outcomes) {
    expect([status, candidates.length]).toEqual(["ambiguous", 50]);
  }
});
