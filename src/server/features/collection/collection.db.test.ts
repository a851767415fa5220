import { eq, sum } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CollectionEntry } from "#contract/collection.ts";
import { userSandwiches } from "#server/database/schema/collection.ts";
import { userActions } from "#server/database/schema/gamification.ts";
import { users } from "#server/database/schema/users.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { deleteUser } from "#server/features/accounts/users.repository.ts";
import { createSandwich } from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";

const hourMs = 60 * 60 * 1000;
const startXp = 10;

let app: TestApp;
let sandwichId: number;
beforeAll(async () => {
  app = await createTestApp();
  sandwichId = (await createSandwich(app.db)).id;
});
afterAll(() => app.close());

const save = ({ client, user }: SignedIn, input: Record<string, unknown> = {}) =>
  client.post("/api/user-sandwiches", {
    userId: user.id,
    sandwichId,
    isFavorite: false,
    hasTried: false,
    ...input,
  });
const saved = async (member: SignedIn, input?: Record<string, unknown>) =>
  bodyOf<CollectionEntry>(await save(member, input));
const patch = ({ client }: SignedIn, id: number, change: Record<string, unknown>) =>
  client.patch(`/api/user-sandwiches/${id}`, change);
const entriesOf = async (client: TestClient, userId: string) =>
  bodyOf<CollectionEntry[]>(await client.get(`/api/users/${userId}/sandwiches`));

const rowsOf = (userId: string) =>
  app.db.select().from(userSandwiches).where(eq(userSandwiches.userId, userId));

async function xpOf(userId: string): Promise<number | undefined> {
  const [user] = await app.db.select().from(users).where(eq(users.id, userId));
  return user?.xp;
}

async function ledgerOf(userId: string): Promise<number> {
  const [ledger] = await app.db
    .select({ xp: sum(userActions.xpEarned).mapWith(Number) })
    .from(userActions)
    .where(eq(userActions.userId, userId));
  return ledger?.xp ?? 0;
}

test("a first save creates the entry, a second changes it and keeps what it does not name", async () => {
  const member = await app.signIn();
  const first = await save(member, { notes: " extra pickles ", hasTried: true });
  expect(first.status).toBe(201);
  const entry = await bodyOf<CollectionEntry>(first);
  expect(entry).toEqual({
    id: expect.any(Number),
    userId: member.user.id,
    sandwichId,
    isFavorite: false,
    hasTried: true,
    notes: "extra pickles",
    dateTried: app.now().toISOString(),
    createdAt: app.now().toISOString(),
    visits: [
      { id: expect.any(Number), dateTried: app.now().toISOString(), rating: null, line: null },
    ],
  });
  app.passTime(hourMs);
  const second = await save(member, { isFavorite: true, hasTried: true });
  expect(second.status).toBe(200);
  expect(await bodyOf(second)).toEqual({ ...entry, isFavorite: true });
  expect(await entriesOf(member.client, member.user.id)).toHaveLength(1);
});

test("two tabs that save at once make one entry and no error", async () => {
  const member = await app.signIn();
  const other: SignedIn = { ...member, client: await app.openSession(member.user.id) };
  const answers = await Promise.all([
    save(member),
    save(other, { isFavorite: true }),
    save(member),
    save(other, { isFavorite: true }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  const [entry, ...others] = await entriesOf(member.client, member.user.id);
  expect(others).toEqual([]);
  expect(await xpOf(member.user.id)).toBe(startXp + (entry?.isFavorite ? 7 : 2));
});

test("a change dates the first bite and forgets it with it", async () => {
  const member = await app.signIn();
  const { id } = await saved(member);
  const tried = await bodyOf<CollectionEntry>(await patch(member, id, { hasTried: true }));
  expect(tried.dateTried).toBe(app.now().toISOString());
  app.passTime(hourMs);
  const noted = await bodyOf<CollectionEntry>(await patch(member, id, { notes: "hot!" }));
  expect(noted).toEqual({ ...tried, notes: "hot!" });
  const dateTried = "2024-01-05T18:00:00.000Z";
  const visits = noted.visits.map((visit) => ({ ...visit, dateTried }));
  const dated = await bodyOf(await patch(member, id, { dateTried }));
  expect(dated).toEqual({ ...noted, dateTried, visits });
  const untried = await bodyOf<CollectionEntry>(await patch(member, id, { hasTried: false }));
  expect(untried).toEqual({ ...noted, hasTried: false, dateTried: null, visits: [] });
});

test("a removed entry comes back exactly, in its old place", async () => {
  const member = await app.signIn();
  const entry = await saved(member, {
    isFavorite: true,
    hasTried: true,
    notes: "ask for hot honey",
    dateTried: "2024-01-05T18:00:00.000Z",
  });
  app.passTime(hourMs);
  const { id: newerId } = await createSandwich(app.db);
  await save(member, { sandwichId: newerId });
  const before = await entriesOf(member.client, member.user.id);
  expect((await member.client.delete(`/api/user-sandwiches/${entry.id}`)).status).toBe(204);
  expect(await entriesOf(member.client, member.user.id)).toHaveLength(1);
  const { id: _, ...restored } = entry;
  expect((await save(member, restored)).status).toBe(201);
  const after = await entriesOf(member.client, member.user.id);
  const anyId = { id: expect.any(Number) };
  expect(after).toEqual(
    before.map((row) => ({
      ...row,
      ...anyId,
      visits: row.visits.map((visit) => ({ ...visit, ...anyId })),
    })),
  );
});

test("XP follows the entry: taken back with it, earned again with it, never twice", async () => {
  const member = await app.signIn();
  const xp = () => xpOf(member.user.id);
  const { id } = await saved(member);
  expect(await xp()).toBe(startXp + 2);
  await patch(member, id, { hasTried: true, isFavorite: true });
  await save(member, { hasTried: true, isFavorite: true });
  expect(await xp()).toBe(startXp + 2 + 10 + 5);
  await patch(member, id, { isFavorite: false });
  expect(await xp()).toBe(startXp + 2 + 10);
  await member.client.delete(`/api/user-sandwiches/${id}`);
  expect(await xp()).toBe(startXp);
});

test("entries belong to their member", async () => {
  const [owner, stranger, admin] = [
    await app.signIn(),
    await app.signIn(),
    await app.signInAsAdmin(),
  ];
  const { id } = await saved(owner);
  for (const { client } of [stranger, admin]) {
    expect((await client.patch(`/api/user-sandwiches/${id}`, { hasTried: true })).status).toBe(403);
    expect((await client.delete(`/api/user-sandwiches/${id}`)).status).toBe(403);
  }
  const asOwner = { client: stranger.client, user: owner.user };
  expect((await save(asOwner)).status).toBe(403);
  const list = `/api/users/${owner.user.id}/sandwiches`;
  expect((await stranger.client.get(list)).status).toBe(403);
  expect((await app.client().get(list)).status).toBe(401);
  expect(await entriesOf(admin.client, owner.user.id)).toHaveLength(1);
  expect((await admin.client.get("/api/users/nobody/sandwiches")).status).toBe(404);
});

test.each([
  ["Pacific/Kiritimati", 14],
  ["Pacific/Pago_Pago", -11],
])("what is tried now in %s is tried on the member's own day", async (timeZone, hours) => {
  const member = await app.signIn();
  member.client.cookies.set("timeZone", timeZone);
  const dateTried = new Date(app.now().getTime() + hours * hourMs).toISOString();
  const marked = await saved(member, { hasTried: true });
  expect(marked).toMatchObject({ dateTried, visits: [{ dateTried }] });
  await patch(member, marked.id, { hasTried: false });
  const again = await bodyOf<CollectionEntry>(await patch(member, marked.id, { hasTried: true }));
  expect(again).toMatchObject({ dateTried, createdAt: app.now().toISOString() });
});

test("a day may be tried that has begun somewhere, in UTC or not", async () => {
  const dateTried = new Date(app.now().getTime() + 13 * hourMs).toISOString();
  const entry = await saved(await app.signIn(), { hasTried: true, dateTried });
  expect(entry.dateTried).toBe(dateTried);
});

test("what is not there is not found, what is wrong is named", async () => {
  const member = await app.signIn();
  expect((await save(member, { sandwichId: 2_000_000_000 })).status).toBe(404);
  expect((await patch(member, 2_000_000_000, { hasTried: true })).status).toBe(404);
  expect((await member.client.delete("/api/user-sandwiches/2000000000")).status).toBe(404);
  const tomorrow = new Date(app.now().getTime() + 24 * hourMs).toISOString();
  const wrong: [string, unknown][] = [
    ["createdAt", tomorrow],
    ["dateTried", tomorrow],
    ["dateTried", "0000-01-01T00:00:00Z"],
    ["dateTried", "yesterday"],
    ["notes", "x".repeat(1001)],
    ["sandwichId", 2 ** 40],
    ["isFavorite", "yes"],
  ];
  for (const [path, value] of wrong) {
    const answer = await save(member, { [path]: value });
    expect(answer.status, path).toBe(400);
    expect(await bodyOf(answer)).toMatchObject({ issues: [{ path }] });
  }
});

test("the list is paged, newest first, nothing twice and nothing missed", async () => {
  const member = await app.signIn();
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { id } = await createSandwich(app.db);
    await save(member, { sandwichId: id });
    ids.unshift(id);
    if (count % 2) app.passTime(hourMs);
  }
  const path = `/api/users/${member.user.id}/sandwiches?limit=2`;
  const seen = await readPages<CollectionEntry>(member.client, path);
  expect(seen.map((entry) => entry.sandwichId)).toEqual(ids);
});

test("any toggling keeps one entry per sandwich and XP equal to the ledger", async () => {
  const sandwichIds = [sandwichId, (await createSandwich(app.db)).id];
  const action = fc.record({
    sandwich: fc.constantFrom(...sandwichIds),
    kind: fc.constantFrom("save", "change", "remove"),
    isFavorite: fc.boolean(),
    hasTried: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 8 }), async (actions) => {
      const member = await app.signIn();
      for (const { sandwich, kind, ...flags } of actions) {
        const entry = (await rowsOf(member.user.id)).find((row) => row.sandwichId === sandwich);
        if (kind === "save") await save(member, { sandwichId: sandwich, ...flags });
        else if (entry && kind === "change") await patch(member, entry.id, flags);
        else if (entry) await member.client.delete(`/api/user-sandwiches/${entry.id}`);
      }
      const rows = await rowsOf(member.user.id);
      expect(new Set(rows.map((row) => row.sandwichId)).size).toBe(rows.length);
      const earned = rows.map((row) => 2 + (row.hasTried ? 10 : 0) + (row.isFavorite ? 5 : 0));
      const expected = earned.reduce((total, xp) => total + xp, startXp);
      expect([await xpOf(member.user.id), await ledgerOf(member.user.id)]).toEqual([
        expected,
        expected,
      ]);
    }),
    { numRuns: 12 },
  );
});

test("somebody who leaves while their collection changes gets no error", async () => {
  for (let round = 0; round < 10; round += 1) {
    const member = await app.signIn();
    const entries = await Promise.all(
      [1, 2, 3].map(async () => saved(member, { sandwichId: (await createSandwich(app.db)).id })),
    );
    const rows = entries.map((entry) => ({ sandwichId: entry.sandwichId, hasTried: true }));
    const path = `/api/users/${member.user.id}`;
    const answers = await Promise.all([
      ...entries.map(({ id }) => patch(member, id, { isFavorite: true })),
      inTransaction(app.db, (tx) => deleteUser(tx, member.user.id)),
      ...entries.map(({ id }) => member.client.delete(`/api/user-sandwiches/${id}`)),
      save(member),
      member.client.post(`${path}/collection-import`, { dryRun: false, rows }),
    ]);
    const statuses = answers.flatMap((answer) => answer?.status ?? []);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await rowsOf(member.user.id)).toEqual([]);
  }
});
