import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryRows } from "#server/database/query-rows.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { readTables, returnToFilledDatabase } from "#tests/support/filled-older-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** What later migrations took away on purpose. */
const goneColumns = ["avatar_url"];

// proves: data-42
test("a filled database of an earlier version keeps its rows through all later migrations", async () => {
  await returnToFilledDatabase(database.db);
  const before = await readTables(database.db);
  await database.migrate();
  const after = await readTables(database.db);
  for (const [name, rows] of before) {
    if (name === "schema_migrations") continue;
    const found = after.get(name) ?? [];
    expect(found.length, name).toBe(rows.length);
    for (const row of rows) {
      const kept = Object.entries(row).filter(([column]) => !goneColumns.includes(column));
      expect(found, name).toContainEqual(expect.objectContaining(Object.fromEntries(kept)));
    }
  }
  // What had been tried has become a visit, with its date and stars.
  expect(
    await queryRows(
      database.db,
      sql`select entry_id as entry, rating, (date_tried at time zone 'utc')::date::text as day from visits`,
    ),
  ).toEqual([{ entry: 9, rating: 4, day: "2024-03-03" }]);
});
