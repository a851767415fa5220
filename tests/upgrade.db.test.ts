import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { applyMigrations, knownMigrations } from "#server/database/migrate.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { contradictions } from "#tests/support/contradictions.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { fillEmptyTables } from "#tests/support/fill-empty-tables.ts";
import {
  oldestMigration,
  readTables,
  returnToFilledDatabase,
} from "#tests/support/filled-older-database.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

/** What migrations took away, or put elsewhere, on purpose. */
const goneTables = ["job_locks"];
const ratingColumns = ["rating_sum", "rating_count", "average_rating", "rank"];
const goneColumns: Record<string, string[]> = {
  users: ["avatar_url"],
  sandwiches: ratingColumns,
};

type Contents = Awaited<ReturnType<typeof readTables>>;

/** Every row is still there, with all that it said. */
function expectKept(before: Contents, after: Contents): void {
  for (const [table, rows] of before) {
    if (table === "schema_migrations" || goneTables.includes(table)) continue;
    const found = after.get(table) ?? [];
    expect(found.length, table).toBe(rows.length);
    for (const row of rows) {
      const kept = Object.entries(row).filter(([name]) => !goneColumns[table]?.includes(name));
      expect(found, table).toContainEqual(expect.objectContaining(Object.fromEntries(kept)));
    }
  }
}

/** A constraint that was added without a look at the rows holds for new ones alone. */
const unprovedConstraints = () =>
  queryRows(database.db, sql`select conname from pg_constraint where not convalidated`);

/** By `npm run release`: the newest migration of each version. */
const releases: Record<string, string> = JSON.parse(
  readFileSync("scripts/release/releases.json", "utf8"),
);

test.each([["the oldest version that is tried", oldestMigration], ...Object.entries(releases)])(
  "a filled database of %s keeps its rows through all later migrations, and a recount agrees",
  async (_version, newest) => {
    await returnToFilledDatabase(database.db, newest);
    const before = await readTables(database.db);
    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);
    await database.migrate();
    const after = await readTables(database.db);
    expectKept(before, after);
    expect(await unprovedConstraints()).toEqual([]);
    expect(await contradictions(database.db)).toEqual([]);
  },
);

test("each migration since finds rows in every table, and what they say is kept or moved", async () => {
  const { db } = database;
  await returnToFilledDatabase(db, oldestMigration);
  const oldest = await readTables(db);
  for (const tag of knownMigrations().filter((tag) => tag > oldestMigration)) {
    await fillEmptyTables(db);
    const before = await readTables(db);
    await applyMigrations(db, [tag]);
    expectKept(before, await readTables(db));
  }
  expect(await contradictions(db)).toEqual([]);

  const newest = await readTables(db);
  for (const { id, ...row } of oldest.get("sandwiches") ?? []) {
    const rating = Object.fromEntries(ratingColumns.map((column) => [column, row[column]]));
    expect(newest.get("sandwich_ratings")).toContainEqual({ sandwich_id: id, ...rating });
  }
  // What had been tried has become a visit, with its date and stars.
  expect(
    await queryRows(
      db,
      sql`select entry_id as entry, rating, (date_tried at time zone 'utc')::date::text as day from visits`,
    ),
  ).toEqual([{ entry: 9, rating: 4, day: "2024-03-03" }]);
});
