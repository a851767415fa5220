import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { actionConfig, tags } from "#server/database/schema/schema.ts";
import { createTestDatabase } from "./database.ts";

test("what one test leaves behind, the next does not find", async () => {
  const first = await createTestDatabase();
  const rewards = await first.db.select().from(actionConfig).orderBy(actionConfig.id);
  await first.db.delete(actionConfig);
  await first.db.insert(tags).values({ name: "crispy", type: "texture" });
  await first.db.execute(sql`select setval('tags_id_seq', 500, false)`);
  await first.close();

  const second = await createTestDatabase();
  expect(await second.db.$count(tags)).toBe(0);
  expect(
    await second.db.insert(tags).values({ name: "juicy", type: "texture" }).returning(),
  ).toMatchObject([{ id: 1 }]);
  expect(await second.db.select().from(actionConfig).orderBy(actionConfig.id)).toEqual(rewards);
  await second.close();
});
