import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry } from "#contract/audit.ts";
import type { ApiErrorBody } from "#contract/errors.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { createRestaurant, createSandwich, createTag } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import { createImage } from "#tests/support/uploads.ts";

let app: TestApp;
let editor: TestClient;
let restaurantId: number;
beforeAll(async () => {
  app = await createTestApp();
  editor = (await app.signInAsCurator()).client;
});
beforeEach(async () => {
  restaurantId = (await createRestaurant(app.db, { name: "Copper Hen" })).id;
});
afterAll(() => app.close());

const add = async (facts: object = {}) => {
  const answer = await editor.post("/api/sandwiches", { restaurantId, name: "Hot One", ...facts });
  expect(answer.status).toBe(201);
  return bodyOf<Sandwich>(answer);
};
const patch = (id: number, body: object) => editor.patch(`/api/sandwiches/${id}`, body);
const menu = async () =>
  bodyOf<Sandwich[]>(await editor.get(`/api/restaurants/${restaurantId}/sandwiches`));

describe("POST /api/sandwiches", () => {
  test("takes the specified fields, and knows nothing that nobody said", async () => {
    const full = await add({
      description: "Dipped twice.",
      price: 11.499,
      ingredients: ["bun", " thigh ", "Bun", "hot  honey", "Hot honey"],
      containsGluten: true,
      containsDairy: false,
      containsEggs: null,
      isSpicy: true,
      spiceLevel: 4,
      section: "Sandwiches",
    });
    expect(full).toMatchObject({
      restaurantName: "Copper Hen",
      price: 11.5,
      ingredients: ["bun", "thigh", "hot  honey"],
      containsGluten: true,
      containsDairy: false,
      containsEggs: null,
      spiceLevel: 4,
      section: "Sandwiches",
      version: 1,
    });
    expect(await add({ price: null })).toMatchObject({
      description: "",
      price: 0,
      ingredients: [],
      containsGluten: null,
      isSpicy: false,
      spiceLevel: 0,
      section: null,
    });
    expect(await add({ spiceLevel: 3 })).toMatchObject({ isSpicy: true });
  });

  test("tags go by name in any case; a new one is made once", async () => {
    const { name, id } = await createTag(app.db, { name: "Extra Crispy" });
    const { tags } = await add({ tags: ["extra crispy", "Brand New", "BRAND NEW"] });
    expect(tags).toMatchObject([{ id, name }, { name: "Brand New" }]);
    const again = await add({ tags: ["brand new"] });
    expect(again.tags[0]?.id).toBe(tags[1]?.id);
  });

  test("a new one stands last on the menu, and is found by its restaurant", async () => {
    await createSandwich(app.db, { restaurantId, position: 7, name: "Old" });
    const added = await add({ name: "Newcomer" });
    expect((await menu()).map(({ name }) => name)).toEqual(["Old", "Newcomer"]);
    const found = await editor.get("/api/sandwiches?q=newcomer");
    expect(await bodyOf<Sandwich[]>(found)).toMatchObject([{ id: added.id }]);
    const byRestaurant = await bodyOf<Sandwich[]>(await editor.get("/api/sandwiches?q=copper hen"));
    expect(byRestaurant.map(({ id }) => id)).toContain(added.id);
  });

  test.each([
    [{ name: "" }, 400, "Name is required"],
    [{ price: -1 }, 400, "Price must be at least 0"],
    [{ price: "free" }, 400, "Price must be a number"],
    [{ spiceLevel: 6 }, 400, "Heat must be at most 5"],
    [{ ingredients: "bun" }, 400, "Ingredients must be a list"],
    [{ containsGluten: "maybe" }, 400, "containsGluten must be a boolean"],
    [{ restaurantId: 999_999 }, 404, "Restaurant not found"],
  ])("%j is refused", async (facts, status, message) => {
    const body = { restaurantId, name: "Hot One", ...facts };
    const answer = await editor.post("/api/sandwiches", body);
    expect([answer.status, (await bodyOf<ApiErrorBody>(answer)).message]).toEqual([
      status,
      message,
    ]);
  });
});

describe("PATCH /api/sandwiches/{id}", () => {
  test("changes what it names, tags included, and says so in the log", async () => {
    const { id } = await add({ tags: ["Fried"], containsEggs: true, price: 9 });
    const answer = await patch(id, { containsEggs: null, tags: ["Grilled"], name: "Cold One" });
    expect(await bodyOf<Sandwich>(answer)).toMatchObject({
      name: "Cold One",
      price: 9,
      containsEggs: null,
      tags: [{ name: "Grilled" }],
      version: 2,
    });
    const admin = await app.signInAsAdmin();
    const log = await admin.client.get(`/api/audit-log?entityType=sandwich&entityId=${id}&limit=1`);
    expect(await bodyOf<AuditEntry[]>(log)).toMatchObject([
      {
        before: { containsEggs: true, tags: ["Fried"], name: "Hot One" },
        after: { containsEggs: null, tags: ["Grilled"], name: "Cold One", version: 2 },
      },
    ]);
  });

  test("a spice level says whether it is spicy, unless that is stated", async () => {
    const { id } = await add({ spiceLevel: 0, isSpicy: false });
    const changed = async (change: object) => bodyOf<Sandwich>(await patch(id, change));
    expect(await changed({ spiceLevel: 3, isSpicy: false })).toMatchObject({
      spiceLevel: 3,
      isSpicy: false,
    });
    expect(await changed({ spiceLevel: 3 })).toMatchObject({ isSpicy: false });
    expect(await changed({ spiceLevel: 4 })).toMatchObject({ isSpicy: true });
    expect(await changed({ spiceLevel: 0 })).toMatchObject({ isSpicy: false });
  });

  test("a photo of our own is taken, anything else is not", async () => {
    const { id } = await add();
    const { url } = await createImage(app.db, { kind: "sandwich" });
    const admin = await app.signInAsAdmin();
    const patch = (id: number, body: object) => admin.client.patch(`/api/sandwiches/${id}`, body);
    expect(await bodyOf<Sandwich>(await patch(id, { imageUrl: url }))).toMatchObject({
      imageUrl: url,
      image: { url },
    });
    expect((await patch(id, { imageUrl: "data:image/png;base64,AA" })).status).toBe(400);
    expect(await bodyOf<Sandwich>(await patch(id, { imageUrl: "" }))).toMatchObject({
      imageUrl: null,
    });
  });

  test("an older version is refused with what changed", async () => {
    const { id } = await add({ price: 9 });
    await patch(id, { price: 10, version: 1 });
    const stale = await patch(id, { price: 11, version: 1 });
    expect(stale.status).toBe(409);
    expect((await bodyOf<ApiErrorBody>(stale)).stale).toMatchObject({
      version: 2,
      fields: [{ field: "price", value: 10 }],
    });
  });

  test("a price says where it is from and when, and an edit of something else confirms nothing", async () => {
    const sourceOf = async (id: number) =>
      (await bodyOf<Sandwich>(await editor.get(`/api/sandwiches/${id}`))).priceSource;
    const dayMs = 24 * 60 * 60 * 1000;
    const today = () => app.now().toISOString().slice(0, 10);
    const { id } = await add();
    expect(await sourceOf(id)).toBeNull();
    await patch(id, { price: 8 });
    const stated = { from: "team", date: today() };
    expect(await sourceOf(id)).toEqual(stated);
    app.passTime(3 * dayMs);
    // The form sends the price along.
    await patch(id, { price: 8, description: "Crisper." });
    expect(await sourceOf(id)).toEqual(stated);
    const { version } = await bodyOf<Sandwich>(await editor.get(`/api/sandwiches/${id}`));
    const confirm = { priceSource: { from: "team" }, version };
    expect(await bodyOf<Sandwich>(await patch(id, confirm))).toMatchObject({ version });
    expect(await sourceOf(id)).toEqual({ from: "team", date: today() });
    await patch(id, { price: 9, priceSource: { from: "website", date: "2024-05-06" } });
    expect(await sourceOf(id)).toEqual({ from: "website", date: "2024-05-06" });
    await patch(id, { priceSource: { from: "menu", date: "2999-01-01" } });
    expect(await sourceOf(id)).toEqual({ from: "menu", date: today() });
    expect((await patch(id, confirm)).status).toBe(409);
    await patch(id, { price: 0 });
    expect(await sourceOf(id)).toBeNull();
    const imported = await add({ price: 7, priceSource: { from: "menu", date: "2024-05-06" } });
    expect(imported.priceSource).toEqual({ from: "menu", date: "2024-05-06" });
    expect((await patch(id, { priceSource: { from: "hearsay" } })).status).toBe(400);
    expect((await patch(id, { priceSource: { from: "team", date: "0000-01-01" } })).status).toBe(
      400,
    );
  });
});

describe("PUT /api/restaurants/{id}/menu-order", () => {
  const reorder = (sandwichIds: number[]) =>
    editor.send("PUT", `/api/restaurants/${restaurantId}/menu-order`, { body: { sandwichIds } });

  test("puts the whole menu into order at once", async () => {
    const [a, b, c] = [
      await add({ name: "A" }),
      await add({ name: "B" }),
      await add({ name: "C" }),
    ];
    expect((await reorder([c.id, a.id, b.id])).status).toBe(204);
    expect((await menu()).map(({ name }) => name)).toEqual(["C", "A", "B"]);
  });

  test("refuses a list that is not the menu of now", async () => {
    const [a, b] = [await add(), await add()];
    const stranger = await createSandwich(app.db);
    for (const ids of [[a.id], [a.id, a.id], [a.id, b.id, stranger.id], [a.id, stranger.id]]) {
      expect((await reorder(ids)).status).toBe(409);
    }
  });
});
