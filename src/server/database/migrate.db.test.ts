import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { migratedThings, readThings, returnToAddresses } from "#tests/support/older-database.ts";
import { queryRows } from "./query-rows.ts";
import { actionConfig } from "./schema/schema.ts";

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const appliedTags = () =>
  queryRows<{ tag: string }>(database.db, sql`select tag from schema_migrations order by tag`);

test("many processes that start at once migrate a fresh database once", async () => {
  const before = await appliedTags();
  await database.db.execute(sql`drop schema public cascade`);
  await database.db.execute(sql`create schema public`);
  const processes = await Promise.all([1, 2, 3, 4].map(() => database.openAnother()));

  await Promise.all(processes.map((each) => each.migrate()));

  expect(before).not.toEqual([]);
  expect(await appliedTags()).toEqual(before);
  expect(await database.db.$count(actionConfig)).toBe(6);
});

test("images and prices of an older database are all there afterwards, dated where the audit log knows", async () => {
  await returnToAddresses(database.db);
  await database.migrate();
  expect(await readThings(database.db)).toEqual(migratedThings);
});

test.each([
  ["9999_from_tomorrow", /made by a newer version of Cluck \(its migration 9999_from_tomorrow/],
  ["0000_before_the_first", /too old for this one/],
])("a database with the migration %s is refused and stays as it is", async (tag, message) => {
  const before = await appliedTags();
  await database.db.execute(sql`insert into schema_migrations (tag) values (${tag})`);
  await expect(database.migrate()).rejects.toThrow(message);
  await database.db.execute(sql`delete from schema_migrations where tag = ${tag}`);
  expect(await appliedTags()).toEqual(before);
});

test("a database that is up to date stays as it is", async () => {
  await database.db.update(actionConfig).set({ xpReward: 1 });
  await database.migrate();
  expect(await database.db.$count(actionConfig, sql`xp_reward = 1`)).toBe(6);
});
