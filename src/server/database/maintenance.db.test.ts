import { expect, inject, test } from "vitest";
import { openEmbeddedCopy } from "#tests/support/embedded-copy.ts";
import { vacuumTables } from "./embedded-database.ts";

test.runIf(inject("testEngine").engine === "embedded")(
  "the engine then knows how many rows there are",
  async () => {
    const client = await openEmbeddedCopy();
    await client.exec('create table "Odd name" as select generate_series(1, 42) as id');
    await vacuumTables(client, () => false);
    const { rows } = await client.query(
      "select reltuples from pg_class where relname = 'Odd name'",
    );
    expect(rows).toEqual([{ reltuples: 42 }]);
    await client.close();
  },
);
