import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import type { CollectionEntry } from "#contract/collection.ts";
import { applyMigrations } from "#server/database/migrate.ts";
import { queryRow, queryRows } from "#server/database/query-rows.ts";
import { brokenEntryLaws } from "#tests/support/collection-community.ts";
import { createSandwich } from "#tests/support/factories.ts";
import { administer } from "#tests/support/postgres-server.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

const engine = inject("testEngine");
const text = readFileSync("docs/scale.md", "utf8");
const [, section = ""] = text.split("## Partitions of `visits`");
const [, lines = ""] = section.split(/```(?:sql)?\n/);
const entryCount = 40;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

test.runIf(engine.engine === "server")(
  "the lines of docs/scale.md that partition visits keep them, and the product goes on",
  async () => {
    const { db } = app;
    const { client, user } = await app.signIn();
    for (let count = 0; count < entryCount; count += 1) {
      const { id: sandwichId } = await createSandwich(db);
      const input = { userId: user.id, sandwichId, isFavorite: false, hasTried: true };
      expect((await client.post("/api/user-sandwiches", input)).status).toBe(201);
    }
    const readVisits = () => queryRows(db, sql`select * from visits order by id`);
    const readEntries = async () =>
      bodyOf<CollectionEntry[]>(await client.get(`/api/users/${user.id}/sandwiches?limit=50`));
    const [visits, entries] = [await readVisits(), await readEntries()];
    expect(visits).toHaveLength(entryCount);

    try {
      await administer(await addressOf(), lines);
      const { parts } = await queryRow<{ parts: number }>(
        db,
        sql`select count(distinct tableoid)::int as parts from visits`,
      );
      expect(parts).toBeGreaterThan(4);
      expect(await readVisits()).toEqual(visits);
      expect(await readEntries()).toEqual(entries);
      // One part is read for an entry, and its index.
      const plan = await queryRows<Record<string, string>>(
        db,
        sql`explain select from visits where entry_id = 7`,
      );
      const touched = JSON.stringify(plan).match(/on visits_\d+/g);
      expect(touched).toHaveLength(1);

      const [first] = entries;
      const path = `/api/user-sandwiches/${first?.id}/visits`;
      const added = await bodyOf<CollectionEntry>(
        await client.post(path, { rating: 4, line: "Hot" }),
      );
      expect(added.visits).toHaveLength(2);
      const visit = added.visits.find(({ line }) => line === "Hot");
      const changed = await client.patch(`/api/visits/${visit?.id}`, { rating: 5 });
      expect((await bodyOf<CollectionEntry>(changed)).visits).toContainEqual({
        ...visit,
        rating: 5,
      });
      expect((await client.delete(`/api/visits/${visit?.id}`)).status).toBe(204);
      expect(await readVisits()).toEqual(visits);
      await expect(db.execute(sql`insert into visits (entry_id) values (0)`)).rejects.toThrow();
      expect(Object.values(await brokenEntryLaws(db)).flat()).toEqual([]);
      // With the entry its visits go.
      await db.execute(sql`delete from user_sandwiches where id = ${first?.id}::int`);
      expect(await readVisits()).toHaveLength(entryCount - 1);
    } finally {
      await db.execute(sql`drop schema public cascade`);
      await db.execute(sql`create schema public`);
      await applyMigrations(db);
    }
  },
);

async function addressOf(): Promise<string> {
  const { name } = await queryRow<{ name: string }>(app.db, sql`select current_database() as name`);
  return new URL(name, engine.engine === "server" ? engine.serverUrl : "").href;
}
