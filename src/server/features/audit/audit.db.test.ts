import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditEntry } from "#contract/audit.ts";
import { createSandwich } from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";
import { recordAudit } from "./audit.service.ts";

let app: TestApp;
let admin: SignedIn;
let curator: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signInAsAdmin();
  curator = await app.signInAsCurator();
  const write = (actor: { id: string }, action: string, entityId: number, name: string) =>
    recordAudit(app.db, {
      actor,
      action,
      entityType: action.split(".")[0] ?? "",
      entityId,
      before: { name, tags: ["Fried"] },
      after: { name: `${name} Deluxe`, price: 9.5 },
    });
  await write(admin.user, "restaurant.update", 1, "Café Plume");
  await write(curator.user, "restaurant.update", 2, "Copper Hen");
  await write(curator.user, "sandwich.update", 1, "Hot One");
});
afterAll(() => app.close());

const search = async (query: Record<string, string>) => {
  const answer = await admin.client.get(`/api/audit-log?${new URLSearchParams(query)}`);
  return (await bodyOf<AuditEntry[]>(answer)).map(
    ({ action, entityId }) => `${action} ${entityId}`,
  );
};

test("says who did what, before and after, newest first", async () => {
  const log = await bodyOf<AuditEntry[]>(await admin.client.get("/api/audit-log"));
  expect(log.map(({ entityId }) => entityId)).toEqual(["1", "2", "1"]);
  expect(log[0]).toMatchObject({
    actorId: curator.user.id,
    actorName: curator.user.username,
    action: "sandwich.update",
    entityType: "sandwich",
    before: { name: "Hot One", tags: ["Fried"] },
    after: { name: "Hot One Deluxe", price: 9.5 },
  });
});

test("is searched by person, action, thing and words", async () => {
  expect(await search({ actor: admin.user.username.toUpperCase() })).toEqual([
    "restaurant.update 1",
  ]);
  expect(await search({ actor: curator.user.id })).toHaveLength(2);
  expect(await search({ actor: "nobody" })).toEqual([]);
  expect(await search({ action: "sandwich.update" })).toEqual(["sandwich.update 1"]);
  expect(await search({ entityType: "restaurant", entityId: "2" })).toEqual([
    "restaurant.update 2",
  ]);
  expect(await search({ q: "cafe plume" })).toEqual(["restaurant.update 1"]);
  expect(await search({ q: "fried" })).toHaveLength(3);
  expect(await search({ q: "9.5", action: "sandwich.update" })).toHaveLength(1);
  expect(await search({ q: "zebra" })).toEqual([]);
});

test("is paged without gap or repeat", async () => {
  const entries = await readPages<AuditEntry>(admin.client, "/api/audit-log?limit=1");
  const seen = entries.map(({ id }) => id);
  expect(seen).toHaveLength(3);
  expect(new Set(seen).size).toBe(3);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
});

test.each(["audit-log", "audit-log.csv"])("%s refuses what no text can be", async (call) => {
  const answer = await admin.client.get(`/api/${call}?actor=%00`);
  expect(answer.status).toBe(400);
  expect(await bodyOf(answer)).toHaveProperty("message");
});

test("names the member whom it is about, as long as there is one", async () => {
  for (const entityId of [curator.user.id, "gone"]) {
    const about = { action: "user.block", entityType: "user", entityId };
    await recordAudit(app.db, { actor: admin.user, ...about });
  }
  const answer = await admin.client.get("/api/audit-log?entityType=user&action=user.block");
  expect((await bodyOf<AuditEntry[]>(answer)).map(({ entityName }) => entityName)).toEqual([
    null,
    curator.user.username,
  ]);
});

test("names what was changed, as it is called by now", async () => {
  const sandwich = await createSandwich(app.db, { name: "Hot One" });
  const { id } = sandwich;
  const change = { name: "Hotter One", version: 1 };
  expect((await admin.client.patch(`/api/sandwiches/${id}`, change)).status).toBe(200);
  const query = `entityType=sandwich&entityId=${id}`;
  const log = await bodyOf<AuditEntry[]>(await admin.client.get(`/api/audit-log?${query}`));
  expect(log[0]?.entityName).toBe("Hotter One");
  for (const type of ["restaurant", "location", "review", "recommendation", "badge", "job"]) {
    await recordAudit(app.db, {
      actor: null,
      action: `${type}.x`,
      entityType: type,
      entityId: 999,
    });
    const gone = await bodyOf<AuditEntry[]>(
      await admin.client.get(`/api/audit-log?entityType=${type}&entityId=999`),
    );
    expect(gone[0]?.entityName).toBeNull();
  }
});
