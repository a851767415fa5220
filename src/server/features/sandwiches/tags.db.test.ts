import { afterAll, beforeAll, expect, test } from "vitest";
import type { SandwichTag, Tag } from "#contract/tags.ts";
import { sandwichTags } from "#server/database/schema/tags.ts";
import { createRestaurant, createSandwich, createTag } from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  for (const name of ["Smoky", "brunch", "Classic"]) await createTag(app.db, { name });
});
afterAll(() => app.close());

test("all tags by name, in pages", async () => {
  const tags = await readPages<Tag>(app.client(), "/api/tags?limit=2");
  expect(tags.map(({ name }) => name)).toEqual(["brunch", "Classic", "Smoky"]);
});

test("those in use are what some listed sandwich of a listed restaurant has", async () => {
  const deletedAt = new Date();
  const wear = async (name: string, sandwich: { id: number }) => {
    const { id: tagId } = await createTag(app.db, { name });
    await app.db.insert(sandwichTags).values({ sandwichId: sandwich.id, tagId });
  };
  const closed = await createRestaurant(app.db, { deletedAt });
  await wear("Of a deleted one", await createSandwich(app.db, { deletedAt }));
  await wear("Of a closed one", await createSandwich(app.db, { restaurantId: closed.id }));
  await wear("Zesty", await createSandwich(app.db));
  await wear("Crunchy", await createSandwich(app.db));
  const used = await readPages<Tag>(app.client(), "/api/tags?used=1&limit=1");
  expect(used.map(({ name }) => name)).toEqual(["Crunchy", "Zesty"]);
  const all = await readPages<Tag>(app.client(), "/api/tags");
  expect(all.map(({ name }) => name)).toContain("Of a deleted one");
});

test("a sandwich's own tags", async () => {
  const { id } = await createSandwich(app.db);
  const tag = await createTag(app.db, { name: "Saucy" });
  await app.db.insert(sandwichTags).values({ sandwichId: id, tagId: tag.id });
  const response = await app.client().get(`/api/sandwiches/${id}/tags`);
  expect(await bodyOf<SandwichTag[]>(response)).toEqual([
    { id: tag.id, name: "Saucy", type: tag.type, sandwichId: id },
  ]);
  expect((await app.client().get("/api/sandwiches/999999/tags")).status).toBe(404);
});
