import { expect, inject, test } from "vitest";
import { openEmbeddedCopy } from "#tests/support/embedded-copy.ts";
import { vacuumTables } from "./embedded-database.ts";

test.runIf(inject("testEngine").engine === "embedded")(
  "the engine then knows how many rows there are",
  async () => {
    const engine = await openEmbeddedCopy();
    await engine.exec('create table "Odd name" as select generate_series(1, 42) as id');
    await vacuumTables({ run: ({ text }) => engine.query(text) }, () => false);
    const { rows } = await engine.query(
      "select reltuples from pg_class where relname = 'Odd name'",
    );
    expect(rows).toEqual([{ reltuples: 42 }]);
    await engine.close();
  },
);
