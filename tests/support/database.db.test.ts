import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { actionConfig, catalogueStats, tags } from "#server/database/schema/schema.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";

const contentsOf = async ({ db }: TestDatabase) => ({
  tags: await db.select().from(tags),
  rewards: await db.select().from(actionConfig).orderBy(actionConfig.id),
  stats: await db.select().from(catalogueStats),
});

test.each([1, 1001])("of %i rows that one test leaves, the next finds none", async (count) => {
  const first = await createTestDatabase();
  const before = await contentsOf(first);
  const names = Array.from({ length: count }, (_, index) => `tag ${index}`);
  await first.db.insert(tags).values(names.map((name) => ({ name, type: "texture" })));
  await first.db.delete(actionConfig);
  await first.db.delete(catalogueStats);
  await first.db.execute(sql`select setval('tags_id_seq', 5000, false)`);
  await first.close();

  const second = await createTestDatabase();
  expect(await contentsOf(second)).toEqual(before);
  const [tag] = await second.db.insert(tags).values({ name: "juicy", type: "texture" }).returning();
  expect(tag?.id).toBe(1);
  await second.close();
});
