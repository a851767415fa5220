import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AuditEntry } from "#contract/audit.ts";
import type { Badge, EarnedBadge, News } from "#contract/gamification.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import { createImage } from "#tests/support/uploads.ts";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signInAsAdmin()).client;
});
afterAll(() => app.close());

let lastNumber = 0;
const facts = (overrides: object = {}) => ({
  name: `Badge ${++lastNumber}`,
  description: "For those who came early.",
  category: "event",
  ...overrides,
});
const made = async (overrides = {}) =>
  bodyOf<Badge>(await admin.post("/api/badges", facts(overrides)));
const logOf = async (entityType: string, id: number | string) =>
  bodyOf<AuditEntry[]>(await admin.get(`/api/audit-log?entityType=${entityType}&entityId=${id}`));

describe("badges", () => {
  test("are made, changed and deleted, and the log remembers", async () => {
    const answer = await admin.post("/api/badges", facts({ name: " Early Hen ", requiredXp: 40 }));
    expect(answer.status).toBe(201);
    const badge = await bodyOf<Badge>(answer);
    expect(badge).toMatchObject({ name: "Early Hen", requiredXp: 40, imageUrl: null });
    const changed = await admin.patch(`/api/badges/${badge.id}`, {
      name: "Late Hen",
      requiredXp: null,
    });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toEqual({ ...badge, name: "Late Hen", requiredXp: null });
    expect((await admin.delete(`/api/badges/${badge.id}`)).status).toBe(204);
    expect((await admin.delete(`/api/badges/${badge.id}`)).status).toBe(404);
    expect((await admin.patch(`/api/badges/${badge.id}`, { name: "Gone" })).status).toBe(404);
    expect(await logOf("badge", badge.id)).toMatchObject([
      { action: "badge.delete", before: { name: "Late Hen", holders: 0 } },
      {
        action: "badge.update",
        before: { name: "Early Hen", requiredXp: 40 },
        after: { name: "Late Hen", requiredXp: null },
      },
      { action: "badge.create", after: { name: "Early Hen" } },
    ]);
  });

  test.each([
    [{ name: " " }, "name", "Name is required"],
    [{ description: "" }, "description", "Description is required"],
    [{ category: "" }, "category", "Category is required"],
    [{ category: "hat" }, "category", "Category must be one of level, achievement, special, event"],
    [{ requiredXp: -1 }, "requiredXp", "Required XP must not be negative"],
    [{ requiredXp: 1.5 }, "requiredXp", "Required XP must be a whole number"],
  ])("refuses %j", async (overrides, field, message) => {
    const answer = await admin.post("/api/badges", facts(overrides));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ path: field, message }] });
  });

  test("two of one name, in any case, are one too many", async () => {
    const first = await made({ name: "Golden Beak" });
    const second = await made();
    const copy = await admin.post("/api/badges", facts({ name: "GOLDEN beak" }));
    expect(copy.status).toBe(409);
    expect(await copy.json()).toMatchObject({ issues: [{ path: "name" }] });
    const renamed = await admin.patch(`/api/badges/${second.id}`, { name: "golden beak" });
    expect(renamed.status).toBe(409);
    const same = await admin.patch(`/api/badges/${first.id}`, { name: "GOLDEN BEAK" });
    expect(same.status).toBe(200);
  });

  test("an image of ours is taken under either name; what is no image is not", async () => {
    const { url: image } = await createImage(app.db, { kind: "badge" });
    const badge = await made({ imageUrl: image });
    expect(badge.imageUrl).toBe(image);
    const without = await admin.patch(`/api/badges/${badge.id}`, { imageurl: null });
    expect(await without.json()).toMatchObject({ imageUrl: null });
    const again = await admin.patch(`/api/badges/${badge.id}`, { imageurl: image });
    expect(await again.json()).toMatchObject({ imageUrl: image });
    const kept = await admin.patch(`/api/badges/${badge.id}`, { description: "Other words" });
    expect(await kept.json()).toMatchObject({ imageUrl: image });
    for (const imageUrl of ["ftp://elsewhere.example/a.png", "javascript:alert(1)"]) {
      expect((await admin.patch(`/api/badges/${badge.id}`, { imageUrl })).status).toBe(400);
    }
  });

  test("are searched by name, text and category, page by page, and as a file", async () => {
    const wanted = [
      await made({ name: "Quince one" }),
      await made({ description: "A QUINCE too" }),
      await made({ name: "Third quince", requiredXp: 9999 }),
    ].map(({ id }) => id);
    await made();
    const path = "/api/badges?q=quince&limit=2";
    expect((await app.client().get(path)).headers.get("X-Total-Count")).toBe("3");
    const paged = await readPages<Badge>(app.client(), path);
    expect(paged.map(({ id }) => id)).toEqual([wanted[2], wanted[0], wanted[1]]);
    const special = await made({ category: "special" });
    const found = await bodyOf<Badge[]>(await app.client().get("/api/badges?q=SPECIAL"));
    expect(found.map(({ id }) => id)).toEqual([special.id]);
    const file = await (await admin.get("/api/badges.csv?q=quince")).text();
    expect(file.split("\r\n").filter(Boolean)).toHaveLength(4);
  });
});

describe("awards", () => {
  const award = (userId: string, badgeId: unknown, client = admin) =>
    client.post(`/api/users/${userId}/badges`, { badgeId });

  test("a badge is awarded once; its member is told once", async () => {
    const { client, user } = await app.signIn();
    const badge = await made({ name: "By hand" });
    const answer = await award(user.id, badge.id);
    expect(answer.status).toBe(201);
    expect(await bodyOf<EarnedBadge>(answer)).toEqual({
      ...badge,
      dateEarned: app.now().toISOString(),
    });
    expect((await award(user.id, badge.id)).status).toBe(409);
    const news = async () => bodyOf<News>(await client.post(`/api/users/${user.id}/news`));
    expect((await news()).badges).toMatchObject([{ name: "By hand" }]);
    expect((await news()).badges).toEqual([]);
    expect(await logOf("user", user.id)).toMatchObject([
      { action: "badge.award", after: { badge: "By hand" } },
    ]);
  });

  test("of two admins at once one awards it", async () => {
    const { user } = await app.signIn();
    const badge = await made();
    const other = (await app.signInAsAdmin()).client;
    const answers = await Promise.all([award(user.id, badge.id), award(user.id, badge.id, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("what or whom nobody knows is refused", async () => {
    const { user } = await app.signIn();
    const badge = await made();
    expect((await award("nobody", badge.id)).status).toBe(404);
    expect((await award(user.id, 2_000_000_000)).status).toBe(404);
    const nothing = await award(user.id, undefined);
    expect(nothing.status).toBe(400);
    expect(await nothing.json()).toMatchObject({
      issues: [{ path: "badgeId", message: "Please select a badge" }],
    });
  });
});
