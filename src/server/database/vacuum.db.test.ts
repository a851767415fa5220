import { sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { openEmbeddedCopy } from "#tests/support/embedded-copy.ts";
import { openOn, vacuumTables } from "./embedded-database.ts";
import { queryRows } from "./query-rows.ts";

test.runIf(inject("testEngine").engine === "embedded")(
  "the engine then knows how many rows there are, and begins a new write-ahead log",
  async () => {
    const { db, close } = openOn(await openEmbeddedCopy());
    onTestFinished(close);
    const checkpoint = () =>
      queryRows(db, sql`select checkpoint_lsn::text as at from pg_control_checkpoint()`);
    await db.execute(sql`create table "Odd name" as select generate_series(1, 42) as id`);
    const before = await checkpoint();
    await vacuumTables(db, new AbortController().signal);
    expect(
      await queryRows(db, sql`select reltuples from pg_class where relname = 'Odd name'`),
    ).toEqual([{ reltuples: 42 }]);
    expect(await checkpoint()).not.toEqual(before);
  },
);
