import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Overview } from "#contract/administration.ts";
import type { AuditEntry } from "#contract/audit.ts";
import type { WebsiteChanges, WebsiteFinding } from "#contract/website-changes.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { websiteReadings } from "#server/database/schema/website-readings.ts";
import { createWebsiteReader } from "#server/features/importer/import.service.ts";
import { createLocation, createRestaurant, createSandwich } from "#tests/support/factories.ts";
import { goldenHenHome, startGoldenHen } from "#tests/support/golden-hen.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import { sendHtml } from "#tests/support/web-server.ts";
import { readDueWebsites } from "./website-changes.service.ts";
import "#tests/support/bundled-reader.ts";

const dayMs = 24 * 60 * 60 * 1000;
let app: TestApp;
let admin: TestClient;
let site: Awaited<ReturnType<typeof startGoldenHen>>;
beforeAll(async () => {
  app = await createTestApp({ settings: { IMPORT_ALLOW_PRIVATE: "1" } });
  admin = (await app.signInAsAdmin()).client;
  site = await startGoldenHen();
});
afterAll(async () => {
  await site.close();
  await app.close();
});
/** Without the menu that robots may not read: a menu that is not whole says of nothing that it is gone. */
const home = goldenHenHome.replace(/<a href="\/secret.*<\/a>/, "");
beforeEach(async () => {
  await app.db.delete(websiteReadings);
  await app.db.update(restaurants).set({ website: null });
  site.pages["/"] = sendHtml(home);
});

/** As the site has it. */
async function createHen(path = "/") {
  const { id } = await createRestaurant(app.db, {
    name: "Golden Hen",
    website: `${site.url}${path}`,
    priceRange: "$$",
    restaurantType: "Fast Casual",
  });
  const hoursOfOperation = Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
      day,
      "11:00 AM - 9:00 PM",
    ]),
  );
  for (const [number, phoneNumber] of [
    [1, "918-555-0101"],
    [2, "918-555-0102"],
  ]) {
    const address = `${number} Main St, Tulsa, OK 74103`;
    await createLocation(app.db, {
      restaurantId: id,
      address,
      phoneNumber: String(phoneNumber),
      hoursOfOperation,
    });
  }
  const sandwich = await createSandwich(app.db, {
    restaurantId: id,
    name: "Spicy Chicken Club",
    priceCents: 1200,
  });
  return { id, sandwich };
}

const changesPath = (id: number) => `/api/restaurants/${id}/website-changes`;
const readAgain = async (id: number) =>
  bodyOf<WebsiteChanges>(await admin.post(`/api/restaurants/${id}/read-again`));
const find = async (id: number) => bodyOf<WebsiteChanges>(await admin.get(changesPath(id)));
const inbox = () => readPages<WebsiteFinding>(admin, "/api/website-changes?limit=1");
const rows = () => app.db.select().from(websiteReadings);
const runJob = () => readDueWebsites({ ...app.deps, readWebsite: createWebsiteReader(app.deps) });

test("an unchanged website: no change, and nothing is written", async () => {
  const { id } = await createHen();
  expect((await readAgain(id)).changes).toEqual([]);
  expect(await rows()).toEqual([]);
  expect(await find(id)).toEqual({ readAt: null, changes: [] });
});

test("a change is accepted by the ordinary call, checked by its version, and is gone then", async () => {
  const { id, sandwich } = await createHen();
  await admin.patch(`/api/sandwiches/${sandwich.id}`, { price: 10 });
  await createSandwich(app.db, { restaurantId: id, name: "Old Bird" });
  const { changes } = await readAgain(id);
  expect(changes).toMatchObject([
    { kind: "price", id: sandwich.id, name: "Spicy Chicken Club", before: 10, after: 12 },
    { kind: "goneSandwich", name: "Old Bird" },
  ]);
  expect(await inbox()).toMatchObject([
    { restaurantId: id, restaurantName: "Golden Hen", changeCount: 2 },
  ]);
  const version = changes[0]?.kind === "price" ? changes[0].version : 0;
  const accept = () => admin.patch(`/api/sandwiches/${sandwich.id}`, { price: 12, version });
  expect((await accept()).status).toBe(200);
  expect((await find(id)).changes).toMatchObject([{ kind: "goneSandwich" }]);
  await admin.patch(`/api/sandwiches/${sandwich.id}`, { price: 13 });
  expect((await accept()).status).toBe(409);
  expect((await find(id)).changes).toMatchObject([{ before: 13, after: 12 }, {}]);
});

test("what is dismissed leaves the inbox and is written down", async () => {
  const { id } = await createHen();
  await createSandwich(app.db, { restaurantId: id, name: "Old Bird" });
  await readAgain(id);
  const { waiting } = await bodyOf<Overview>(await admin.get("/api/admin/overview"));
  expect(waiting.websiteChanges).toBe(1);
  expect((await admin.delete(changesPath(id))).status).toBe(204);
  expect((await admin.delete(changesPath(id))).status).toBe(204);
  expect(await find(id)).toEqual({ readAt: null, changes: [] });
  expect(await inbox()).toEqual([]);
  const action = "restaurant.dismiss-website-changes";
  const log = await readPages<AuditEntry>(admin, `/api/audit-log?action=${action}`);
  expect(log.filter(({ entityId }) => entityId === String(id))).toHaveLength(1);
});

test("what cannot be read is said, and keeps what was found before", async () => {
  const { id } = await createHen();
  await createSandwich(app.db, { restaurantId: id, name: "Old Bird" });
  await readAgain(id);
  site.pages["/"] = sendHtml("<title>Golden Hen</title>");
  const answer = await admin.post(`/api/restaurants/${id}/read-again`);
  expect(answer.status).toBe(422);
  expect((await find(id)).changes).toHaveLength(1);
  const { id: without } = await createRestaurant(app.db, { website: null });
  expect((await admin.post(`/api/restaurants/${without}/read-again`)).status).toBe(400);
});

test("the job reads each website once a month, a few at a time, and one that fails in a week", async () => {
  const { id } = await createHen();
  const failing = await createHen("/gone");
  await createSandwich(app.db, { restaurantId: id, name: "Old Bird" });
  await createRestaurant(app.db, { website: site.url, isDemo: true });
  await createRestaurant(app.db, { website: site.url, deletedAt: app.now() });
  while ((await runJob()) > 0);
  const found = await rows();
  const due = (restaurantId: number) =>
    found.find((row) => row.restaurantId === restaurantId)?.nextReadAt.getTime();
  expect(due(id)).toBe(app.now().getTime() + 30 * dayMs);
  expect(due(failing.id)).toBe(app.now().getTime() + 7 * dayMs);
  expect(await inbox()).toMatchObject([{ restaurantId: id, changeCount: 1 }]);

  // The same again is not put before the team again, something else is.
  await admin.delete(changesPath(id));
  const again = async () => {
    await app.db
      .update(websiteReadings)
      .set({ nextReadAt: app.now() })
      .where(eq(websiteReadings.restaurantId, id));
    await runJob();
  };
  await again();
  expect(await inbox()).toEqual([]);
  site.pages["/"] = sendHtml(home.replaceAll("918-555-0101", "918-555-0199"));
  await again();
  expect(await inbox()).toMatchObject([{ restaurantId: id, changeCount: 2 }]);
});

test("at most three websites a run, and two processes never read the same", async () => {
  for (let left = 0; left < 5; left += 1) {
    await createRestaurant(app.db, { website: "http://hen.invalid" });
  }
  const [one, other] = await Promise.all([runJob(), runJob()]);
  expect(Math.max(one, other)).toBe(3);
  expect(await rows()).toHaveLength(one + other);
  expect(await runJob()).toBe(5 - one - other);
  expect(await runJob()).toBe(0);
});
