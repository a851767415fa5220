import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AuditEntry } from "#contract/audit.ts";
import type { Level } from "#contract/gamification.ts";
import type { Recommendation } from "#contract/recommendations.ts";
import { restaurantRecommendations } from "#server/database/schema/recommendations.ts";
import { createRestaurant } from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signInAsAdmin()).client;
});
afterAll(() => app.close());

const path = "/api/restaurant-recommendations";
let lastSite = 0;
const wish = (overrides: object = {}) => ({
  websiteUrl: `https://driftwood-${++lastSite}.example`,
  notes: "They fry in rice bran oil.",
  ...overrides,
});
const stored = () =>
  app.db.select().from(restaurantRecommendations).orderBy(desc(restaurantRecommendations.id));
let lastAddress = 0;
const visitor = () => app.client({ address: `198.51.100.${++lastAddress}` });
const sent = async (client = visitor(), overrides = {}) => {
  const answer = await client.post(path, wish(overrides));
  expect(answer.status).toBe(201);
  return bodyOf<Recommendation>(answer);
};
const review = (id: number, status: string, client = admin) =>
  client.patch(`${path}/${id}`, { status });

describe("POST", () => {
  test("anybody may recommend, with or without a way to be reached", async () => {
    const contact = { name: " Kwame ", email: "kwame@example.com", phoneNumber: "" };
    const { websiteUrl } = wish();
    const answer = await visitor().post(path, wish({ ...contact, websiteUrl }));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      websiteUrl,
      name: "Kwame",
      phoneNumber: null,
      status: "pending",
      dateSubmitted: app.now().toISOString(),
      dateReviewed: null,
    });
    expect((await stored())[0]).toMatchObject({ submittedBy: null, email: "kwame@example.com" });
    const { client, user } = await app.signIn();
    await sent(client, { email: "ask at the counter" });
    expect((await stored())[0]).toMatchObject({
      submittedBy: user.id,
      email: "ask at the counter",
    });
  });

  test.each([
    [{ websiteUrl: "" }, "websiteUrl", "Please enter a valid URL"],
    [{ websiteUrl: "driftwood" }, "websiteUrl", "Please enter a valid URL"],
    [
      { websiteUrl: "javascript:alert(1)//https://x.example" },
      "websiteUrl",
      "Please enter a valid URL",
    ],
    [{ websiteUrl: "ftp://x.example" }, "websiteUrl", "Please enter a valid URL"],
    [{ notes: " too short " }, "notes", "Please provide at least 10 characters of information"],
    [{ notes: undefined }, "notes", "Please provide at least 10 characters of information"],
    [{ name: "x".repeat(121) }, "name", "Name must be at most 120 characters"],
  ])("refuses %j", async (overrides, field, message) => {
    const answer = await visitor().post(path, wish(overrides));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ path: field, message }] });
  });

  test("a filled honeypot is answered like a success and kept nowhere", async () => {
    const before = await stored();
    const real = await sent();
    const { websiteUrl } = real;
    const spam = { websiteUrl, referral: "https://spam.example" };
    const answer = await visitor().post(path, wish(spam));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ ...real, id: real.id + 1 });
    expect(await stored()).toHaveLength(before.length + 1);
  });

  test("one address gets ten an hour, a member twenty a day, an admin any number", async () => {
    const refusedAfter = async (client: TestClient, limit: number) => {
      for (let count = 0; count < limit; count++)
        expect((await client.post(path, wish())).status).toBe(201);
      const refused = await client.post(path, wish());
      expect(refused.status).toBe(429);
      return Number(refused.headers.get("Retry-After"));
    };
    const address = app.client({ address: "203.0.113.7" });
    expect(await refusedAfter(address, 10)).toBeGreaterThan(0);
    const member = await app.signIn();
    expect(await refusedAfter(member.client, 20)).toBeGreaterThan(60 * 60);
    for (let count = 0; count < 25; count++) await sent(admin);
    app.passTime(60 * 60 * 1000 + 1);
    expect((await address.post(path, wish())).status).toBe(201);
    expect((await member.client.post(path, wish())).status).toBe(429);
    app.passTime(23 * 60 * 60 * 1000);
    expect((await member.client.post(path, wish())).status).toBe(201);
  });

  test("a website of the catalogue is answered with its restaurant", async () => {
    const website = "https://www.coop.example/menu";
    const { id } = await createRestaurant(app.db, { name: "Coop", website });
    await createRestaurant(app.db, { website: "https://gone.example", deletedAt: app.now() });
    const before = await stored();
    const again = wish({ websiteUrl: "http://Coop.example/menu/?utm=1" });
    const answer = await visitor().post(path, again);
    expect(answer.status).toBe(409);
    const message = "Coop is already on Cluck.";
    expect(await answer.json()).toEqual({
      code: "already_listed",
      message,
      issues: [{ path: "websiteUrl", message }],
      restaurant: { id, name: "Coop" },
    });
    expect(await stored()).toHaveLength(before.length);
    await sent(visitor(), { websiteUrl: "https://gone.example" });
    await sent(visitor(), { websiteUrl: "https://coop.example/other" });

    const profile = "https://pages.example/profile?id=1";
    await createRestaurant(app.db, { website: profile });
    const known = await visitor().post(path, wish({ websiteUrl: profile }));
    expect(known.status).toBe(409);
    await sent(visitor(), { websiteUrl: "https://pages.example/profile?id=2" });
  });

  test("a member's website that waits for a decision is not taken twice; a decided one is", async () => {
    const { client } = await app.signIn();
    const { id, websiteUrl } = await sent(client);
    const again = await client.post(path, wish({ websiteUrl: `${websiteUrl}/` }));
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      code: "already_recommended",
      issues: [{ path: "websiteUrl" }],
    });
    await sent(visitor(), { websiteUrl });
    await sent(client, { websiteUrl: `${websiteUrl}/another-page` });
    await review(id, "rejected");
    await sent(client, { websiteUrl });
  });
});

describe("GET", () => {
  const list = async (query: string) => {
    const answer = await admin.get(`${path}?${query}`);
    return { answer, rows: await bodyOf<Recommendation[]>(answer) };
  };

  test.each([
    ["address", { websiteUrl: "https://Zöpfe.example/hen" }, "zopfe.example"],
    ["notes", { notes: "Behind the LAUNDROMAT on 42nd" }, "laundromat on"],
    ["name", { name: "Ingrid Moe" }, "ingrid m"],
    ["email", { email: "wren@nest.example" }, "wren@nest"],
  ])("searches the %s, whatever the case", async (_, overrides, q) => {
    const { id } = await sent(visitor(), overrides);
    await sent();
    const { rows, answer } = await list(`q=${encodeURIComponent(q)}`);
    expect(rows.map((row) => row.id)).toEqual([id]);
    expect(answer.headers.get("X-Total-Count")).toBe("1");
    expect((await list("q=nothing+like+it")).rows).toEqual([]);
  });

  test("by status, newest first, page by page", async () => {
    const words = "Only for this test";
    const ids: number[] = [];
    for (let count = 0; count < 5; count++) {
      app.passTime(1000);
      ids.unshift((await sent(visitor(), { notes: `${words} ${count}` })).id);
    }
    await review(ids[1] ?? 0, "rejected");
    const pending = `${path}?q=only+for&status=pending&limit=2`;
    const paged = await readPages<Recommendation>(admin, pending);
    expect(paged.map(({ id }) => id)).toEqual(ids.filter((id) => id !== ids[1]));
    const oldest = await list("q=only+for&direction=asc");
    expect(oldest.rows.map(({ id }) => id)).toEqual(ids.toReversed());
    const rejected = await list("q=only+for&status=rejected");
    expect(rejected.rows.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await list("status=lost")).answer.status).toBe(400);
  });

  test("as a file, with the same filters", async () => {
    await sent(visitor(), { notes: "Spreadsheet, please: =1+1", name: "=cmd" });
    const answer = await admin.get(`${path}.csv?q=spreadsheet`);
    const lines = (await answer.text()).split("\r\n").filter(Boolean);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"Spreadsheet, please: =1+1",'=cmd`);
  });
});

describe("PATCH", () => {
  test("an approved one rewards its member once, and the log knows who decided", async () => {
    const { client, user } = await app.signIn();
    const { id, websiteUrl } = await sent(client);
    const xp = async () =>
      (await bodyOf<Level>(await client.get(`/api/users/${user.id}/level`))).xp;
    const before = await xp();
    const answer = await review(id, "approved");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      id,
      status: "approved",
      dateReviewed: app.now().toISOString(),
    });
    expect(await xp()).toBe(before + 50);
    const log = `/api/audit-log?entityType=recommendation&entityId=${id}`;
    expect(await bodyOf<AuditEntry[]>(await admin.get(log))).toMatchObject([
      {
        action: "recommendation.approve",
        before: { status: "pending" },
        after: { status: "approved", websiteUrl },
      },
    ]);
  });

  test("a rejected one and a visitor's reward nobody", async () => {
    const { client, user } = await app.signIn();
    const { id } = await sent(client);
    expect((await review(id, "rejected")).status).toBe(200);
    const { xp } = await bodyOf<Level>(await client.get(`/api/users/${user.id}/level`));
    expect(xp).toBe(10);
    expect((await review((await sent()).id, "approved")).status).toBe(200);
  });

  test("only a pending one can be reviewed, and only with a decision", async () => {
    const { id } = await sent();
    expect((await review(id, "pending")).status).toBe(400);
    expect((await review(id, "")).status).toBe(400);
    await review(id, "rejected");
    const again = await review(id, "approved");
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      message: "This recommendation has already been rejected.",
    });
    expect((await review(2_000_000_000, "approved")).status).toBe(404);
  });

  test("of two admins at once one decides, and the reward is paid once", async () => {
    const { client, user } = await app.signIn();
    const { id } = await sent(client);
    const other = (await app.signInAsAdmin()).client;
    const answers = await Promise.all([review(id, "approved"), review(id, "approved", other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { xp } = await bodyOf<Level>(await client.get(`/api/users/${user.id}/level`));
    expect(xp).toBe(60);
  });
});

test("whoever leaves takes the contact along, out of the search too", async () => {
  const { client, user } = await app.signIn();
  const { id } = await sent(client, { name: "Quentin Quill", email: "quill@example.com" });
  await client.delete(`/api/users/${user.id}`, { password: testPassword });
  const found = await bodyOf<Recommendation[]>(await admin.get(`${path}?q=quill`));
  expect(found).toEqual([]);
  const [row] = await app.db
    .select()
    .from(restaurantRecommendations)
    .where(eq(restaurantRecommendations.id, id));
  expect(row).toMatchObject({ name: null, email: null, submittedBy: null });
});

describe("PUT restaurant", () => {
  const fulfil = (id: number, restaurantId: unknown) =>
    admin.send("PUT", `${path}/${id}/restaurant`, { body: { restaurantId } });

  test("an approved one says what it has become", async () => {
    const restaurant = await createRestaurant(app.db);
    const { id } = await sent();
    expect((await fulfil(id, restaurant.id)).status).toBe(409);
    await review(id, "approved");
    const answer = await fulfil(id, restaurant.id);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ id, restaurantId: restaurant.id });
    expect((await fulfil(id, 2_000_000_000)).status).toBe(404);
    expect((await fulfil(2_000_000_000, restaurant.id)).status).toBe(404);
    expect((await fulfil(id, "one")).status).toBe(400);
    const [entry] = await bodyOf<AuditEntry[]>(
      await admin.get("/api/audit-log?action=recommendation.fulfil"),
    );
    expect(entry).toMatchObject({ entityId: String(id), after: { restaurantId: restaurant.id } });
  });
});
