import { afterAll, beforeAll, expect, test } from "vitest";
import { userSandwiches, visits } from "#server/database/schema/collection.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { buildSandwich, createRestaurant } from "#tests/support/factories.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { exportAccount } from "./account-export.service.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function keep({ user }: SignedIn, entryCount: number, visitsEach: number): Promise<void> {
  const { id: restaurantId } = await createRestaurant(app.db);
  const menu = await app.db
    .insert(sandwiches)
    .values(Array.from({ length: entryCount }, () => buildSandwich({ restaurantId })))
    .returning({ id: sandwiches.id });
  const entries = await app.db
    .insert(userSandwiches)
    .values(menu.map(({ id }) => ({ userId: user.id, sandwichId: id, hasTried: true })))
    .returning({ id: userSandwiches.id });
  for (let number = 1; number <= visitsEach; number += 1) {
    const line = `Visit ${number}`;
    await app.db.insert(visits).values(entries.map(({ id }) => ({ entryId: id, line })));
  }
}

test("ten thousand visits are told with their entries", async () => {
  const member = await app.signIn();
  await keep(member, 500, 20);
  const { entries } = await exportAccount(app.deps, member.user.id, "http://localhost");
  const lines = Array.from({ length: 20 }, (_, index) => `Visit ${20 - index}`);
  expect(entries).toHaveLength(500);
  for (const entry of entries) expect(entry.visits.map(({ line }) => line)).toEqual(lines);
});

test("a member gets twenty exports an hour", async () => {
  const { client, user } = await app.signIn();
  const ask = async () => {
    const { status, headers } = await client.get(`/api/users/${user.id}/export`);
    return [status, headers.get("Content-Disposition")];
  };
  const file = 'attachment; filename="cluck-account.json"';
  for (let time = 1; time <= 20; time += 1) expect(await ask()).toEqual([200, file]);
  expect(await ask()).toEqual([429, null]);
});
