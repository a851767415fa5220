import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { buildTag } from "#tests/support/factories.ts";
import { tags } from "./schema/schema.ts";
import { inTransaction } from "./transaction.ts";

let database: TestDatabase;
let db: TestDatabase["db"];

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const misuse = "The outer database was used inside a transaction";

test("the outer database refuses to work inside a transaction", async () => {
  await expect(inTransaction(db, () => db.select().from(tags))).rejects.toThrow(misuse);
  await expect(inTransaction(db, async () => db.execute(sql`select 1`))).rejects.toThrow(misuse);
  await expect(db.transaction(async () => db.insert(tags).values(buildTag()))).rejects.toThrow(
    misuse,
  );
  await expect(inTransaction(db, () => inTransaction(db, async () => {}))).rejects.toThrow(misuse);
  await expect(
    inTransaction(db, (tx) => inTransaction(tx, () => db.select().from(tags))),
  ).rejects.toThrow(misuse);
});

test("it works again afterwards, also for what was started inside", async () => {
  const gate = deferred();
  let later: Promise<number> | undefined;
  await inTransaction(db, async () => {
    later = gate.promise.then(() => db.$count(tags));
  });
  gate.resolve();
  expect(await later).toBe(0);
  expect(await db.$count(tags)).toBe(0);
});

test("another request may use it while a transaction is open", async () => {
  const opened = deferred();
  const finish = deferred();
  const transaction = inTransaction(db, async (tx) => {
    await tx.execute(sql`select 1`);
    opened.resolve();
    await finish.promise;
  });
  await opened.promise;
  const other = db.$count(tags);
  finish.resolve();
  await transaction;
  expect(await other).toBe(0);
});

test("a failure takes everything back, a nested one only its own part", async () => {
  const kept = buildTag();
  await inTransaction(db, async (tx) => {
    await tx.insert(tags).values(kept);
    const nested = inTransaction(tx, async (inner) => {
      await inner.insert(tags).values(buildTag());
      throw new Error("no");
    });
    await expect(nested).rejects.toThrow("no");
  });
  const failed = inTransaction(db, async (tx) => {
    await tx.insert(tags).values(buildTag());
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(await db.select({ name: tags.name }).from(tags)).toEqual([{ name: kept.name }]);
});

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
