import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { createUser } from "#tests/support/factories.ts";
import { queryRows } from "./query-rows.ts";
import { actionConfig, users } from "./schema/schema.ts";
import { lookOf } from "./user-keys.ts";

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

test("a database that is up to date stays as it is", async () => {
  await database.db.update(actionConfig).set({ xpReward: 1 });
  await database.migrate();
  expect(await database.db.$count(actionConfig, sql`xp_reward = 1`)).toBe(6);
});

test("members keep the names they have; of those that look alike the oldest has the look", async () => {
  const { db } = database;
  const names = ["Maria", "М\u0430ria", "Nikos", "Bob1", "BobI"];
  for (const [index, username] of names.entries()) {
    await createUser(db, { username, usernameLook: null, createdAt: new Date(index * 1000) });
  }
  await db.execute(sql`alter table users drop column username_look`);
  await db.execute(sql`delete from schema_migrations where tag = '0011_names_that_look_alike'`);
  await database.migrate();

  const rows = await db.select().from(users).orderBy(users.createdAt);
  expect(rows.map(({ username, usernameLook }) => [username, usernameLook])).toEqual([
    ["Maria", lookOf("Maria")],
    ["М\u0430ria", null],
    ["Nikos", lookOf("Nikos")],
    ["Bob1", lookOf("Bob1")],
    ["BobI", null],
  ]);
  await expect(createUser(db, { username: "Nikоs" })).rejects.toThrow();
});
