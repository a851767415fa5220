import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { buildTag } from "#tests/support/factories.ts";
import type { Database } from "./client.ts";
import { violatedConstraint } from "./driver-error.ts";
import { queryRows } from "./query-rows.ts";
import { tags } from "./schema/tags.ts";
import { sendTogether } from "./send-together.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const add = async (tx: Database, name: string) => {
  await tx.insert(tags).values(buildTag({ name }));
};
const rename = async (tx: Database, from: string, to: string) => {
  await tx.update(tags).set({ name: to }).where(eq(tags.name, from));
};
const addInSql = (tx: Database, name: string) =>
  queryRows(tx, sql`insert into tags (name, type) values (${name}, 'style')`);
const names = async (tx: Database) =>
  (await tx.select().from(tags).orderBy(asc(tags.id))).map(({ name }) => name);
const namesInSql = async (tx: Database) =>
  (await queryRows<{ name: string }>(tx, sql`select name from tags order by id`)).map(
    ({ name }) => name,
  );

test("statements run in the order of the list, however they were written", async () => {
  const seen = await database.db.transaction((tx) =>
    sendTogether([
      add(tx, "one"),
      namesInSql(tx),
      addInSql(tx, "two"),
      names(tx),
      rename(tx, "two", "three"),
      namesInSql(tx),
    ]),
  );
  expect(seen[1]).toEqual(["one"]);
  expect(seen[3]).toEqual(["one", "two"]);
  expect(seen[5]).toEqual(["one", "three"]);
});

test("a builder, whose statement would come after all others, is refused", async () => {
  const sent = database.db.transaction((tx) => sendTogether([tx.select().from(tags)]));
  await expect(sent).rejects.toThrow("Only what an async function sends");
});

test("the first one that fails is what the transaction fails with, and nothing stays", async () => {
  const failed = await database.db
    .transaction((tx) =>
      sendTogether([
        add(tx, "four"),
        queryRows(tx, sql`insert into tags (name, type) values ('five', ' ')`),
        addInSql(tx, "six"),
        namesInSql(tx),
      ]),
    )
    .catch((error: unknown) => error);
  expect(violatedConstraint(failed)).toBe("tags_type_not_blank");
  expect(await names(database.db)).toEqual(["one", "three"]);
});
