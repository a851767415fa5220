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

const ratingColumns = ["rating_sum", "rating_count", "average_rating", "rank"];
/** What later migrations took away, or put elsewhere, on purpose. */
const goneColumns = ["avatar_url", ...ratingColumns];

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
  for (const { id, ...row } of before.get("sandwiches") ?? []) {
    const rating = Object.fromEntries(ratingColumns.map((column) => [column, row[column]]));
    expect(after.get("sandwich_ratings")).toContainEqual({ sandwich_id: id, ...rating });
  }
  // What had been tried has become a visit, with its date and stars.
  expect(
    await queryRows(
      database.db,
      sql`select entry_id as entry, rating, (date_tried at time zone 'utc')::date::text as day from visits`,
    ),
  ).toEqual([{ entry: 9, rating: 4, day: "2024-03-03" }]);
});
