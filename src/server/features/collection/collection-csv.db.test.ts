import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CollectionEntry, ImportOutcome } from "#contract/collection.ts";
import { readCollectionCsv } from "#contract/collection-csv.ts";
import { userSandwiches } from "#server/database/schema/collection.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { users } from "#server/database/schema/users.ts";
import { buildSandwich, createRestaurant, createSandwich } from "#tests/support/factories.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

let app: TestApp;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await createTestApp();
  const coop = await createRestaurant(app.db, { name: "The Coop" });
  const barn = await createRestaurant(app.db, { name: "Red Barn" });
  for (const [key, name, restaurantId] of [
    ["hot", "Hot One", coop.id],
    ["plain", '=Plain, "Jane"', coop.id],
    ["coopClub", "Club", coop.id],
    ["barnClub", "Club", barn.id],
  ] as const) {
    ids[key] = (await createSandwich(app.db, { name, restaurantId })).id;
  }
});
afterAll(() => app.close());

const exportOf = async ({ client, user }: SignedIn) =>
  (await client.get(`/api/users/${user.id}/collection.csv`)).text();
const send = ({ client, user }: SignedIn, rows: unknown[], dryRun = false) =>
  client.post(`/api/users/${user.id}/collection-import`, { dryRun, rows });
const importInto = async (member: SignedIn, rows: unknown[], dryRun = false) =>
  bodyOf<ImportOutcome[]>(await send(member, rows, dryRun));
const rowsOf = (csv: string) =>
  readCollectionCsv(csv, app.now()).lines.map(({ row, problems }) => {
    expect(problems).toEqual([]);
    return row;
  });
const entriesOf = async ({ client, user }: SignedIn) =>
  (await bodyOf<CollectionEntry[]>(await client.get(`/api/users/${user.id}/sandwiches`))).map(
    ({ id: _id, userId: _userId, visits, ...entry }) => ({
      ...entry,
      visits: visits.map(({ id: _, ...visit }) => visit),
    }),
  );
/** Files have the days of tries, and no times. */
const inDays = (entries: Awaited<ReturnType<typeof entriesOf>>) => {
  const dayOf = ({ dateTried }: { dateTried: string | null }) => dateTried?.slice(0, 10);
  return entries.map(({ visits, ...entry }) => ({
    ...entry,
    dateTried: dayOf(entry),
    visits: visits.map((visit) => ({ ...visit, dateTried: dayOf(visit) })),
  }));
};
const statusesOf = (outcomes: ImportOutcome[]) => outcomes.map(({ status }) => status);
const xpOf = async ({ user }: SignedIn) =>
  (await app.db.select().from(users).where(eq(users.id, user.id)))[0]?.xp;

test("a table in UTF-8 that is offered as a file", async () => {
  const member = await app.signIn();
  await importInto(member, [{ sandwichId: ids["plain"], notes: "+1 for the slaw" }]);
  const answer = await member.client.get(`/api/users/${member.user.id}/collection.csv`);
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toContain("cluck-collection.csv");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe(
    "\uFEFFsandwich_id,name,restaurant,tried,favorite,notes,date_tried,rating,visits,date_added\r\n" +
      `${ids["plain"]},"'=Plain, ""Jane""",The Coop,no,no,'+1 for the slaw,"","","",${app.now().toISOString()}\r\n`,
  );
});

test("more than is read at once is exported whole", async () => {
  const member = await app.signIn();
  const { id: restaurantId } = await createRestaurant(app.db);
  const menu = await app.db
    .insert(sandwiches)
    .values(Array.from({ length: 201 }, () => buildSandwich({ restaurantId })))
    .returning({ id: sandwiches.id });
  const kept = menu.map(({ id }) => ({
    userId: member.user.id,
    sandwichId: id,
    createdAt: app.now(),
  }));
  await app.db.insert(userSandwiches).values(kept);
  const exported = rowsOf(await exportOf(member)).map(({ sandwichId }) => sandwichId);
  expect(new Set(exported)).toEqual(new Set(menu.map(({ id }) => id)));
  expect(exported).toHaveLength(201);
});

test("what is exported is imported without loss, and again without effect", async () => {
  const text = fc.string({
    unit: fc.constantFrom("=", "＋", "'", '"', ",", ";", "\t", "\n", "\r", "🍗", "e"),
  });
  const past = fc
    .date({ min: new Date("1950-01-01"), max: app.now(), noInvalidDate: true })
    .map((date) => date.toISOString());
  const entry = fc
    .record({
      isFavorite: fc.boolean(),
      hasTried: fc.boolean(),
      notes: fc.option(text.map((notes) => notes.trim())),
      dateTried: fc.option(past),
      createdAt: past,
      earlier: fc.array(
        fc.record({ rating: fc.constantFrom(null, 1, 5), line: fc.constant("Hot!") }),
      ),
    })
    .map(({ earlier, ...made }) => {
      const dateTried = made.hasTried ? made.dateTried : null;
      const first = { dateTried, rating: null, line: null };
      const visits = [first, ...earlier.map((visit) => ({ ...visit, dateTried: null }))];
      return { ...made, dateTried, visits };
    });
  const everything = fc.tuple(entry, entry, entry, entry);
  await fc.assert(
    fc.asyncProperty(everything, async (states) => {
      const [writer, reader] = [await app.signIn(), await app.signIn()];
      for (const [index, sandwichId] of Object.values(ids).entries()) {
        const input = { userId: writer.user.id, sandwichId, ...states[index] };
        expect((await writer.client.post("/api/user-sandwiches", input)).status).toBe(201);
      }
      const rows = rowsOf(await exportOf(writer));
      expect(statusesOf(await importInto(reader, rows))).toEqual(rows.map(() => "added"));
      expect(inDays(await entriesOf(reader))).toEqual(inDays(await entriesOf(writer)));
      // Stars of imported visits are ratings.
      const rated = states.filter(
        ({ hasTried, visits }) => hasTried && visits.some((visit) => visit.rating),
      );
      expect(await xpOf(reader)).toBe(((await xpOf(writer)) ?? 0) + 25 * rated.length);
      for (const member of [reader, writer]) {
        expect(statusesOf(await importInto(member, rows))).toEqual(rows.map(() => "same"));
      }
    }),
    { numRuns: 8 },
  );
});

describe("which sandwich a row means", () => {
  const outcomeOf = async (row: unknown) => (await importInto(await app.signIn(), [row], true))[0];

  test.each([
    ["its id alone", () => ({ sandwichId: ids["hot"] }), "hot"],
    ["its id and name", () => ({ sandwichId: ids["hot"], name: "hot one" }), "hot"],
    ["its name in any case", () => ({ name: "HOT ONE" }), "hot"],
    ["name and restaurant", () => ({ name: "Club", restaurant: "red barn" }), "barnClub"],
    [
      "names, when the id is of another place's",
      () => ({ sandwichId: ids["hot"], name: "Club", restaurant: "Red Barn" }),
      "barnClub",
    ],
  ])("%s", async (_, row, key) => {
    expect(await outcomeOf(row())).toMatchObject({ status: "added", sandwich: { id: ids[key] } });
  });

  test("several of one name are offered", async () => {
    const outcome = await outcomeOf({ name: "club" });
    expect(outcome).toMatchObject({ status: "ambiguous", sandwich: null });
    expect(outcome?.candidates.map(({ id }) => id)).toEqual([ids["coopClub"], ids["barnClub"]]);
  });

  test("one that was renamed since is offered, not taken", async () => {
    const outcome = await outcomeOf({ sandwichId: ids["hot"], name: "The Old Name" });
    expect(outcome).toMatchObject({ status: "ambiguous", candidates: [{ id: ids["hot"] }] });
  });

  test.each([
    { name: "Nobody's" },
    { sandwichId: 2_000_000_000 },
    { name: "Club", restaurant: "?" },
  ])("%j is unknown", async (row) => {
    expect(await outcomeOf(row)).toEqual({
      status: "unknown",
      sandwich: null,
      candidates: [],
      changes: [],
    });
  });

  test("one that has left the menu is known by its id, so that nothing is lost", async () => {
    const { id } = await createSandwich(app.db, { name: "Gone", deletedAt: new Date() });
    expect(await outcomeOf({ sandwichId: id, name: "Gone" })).toMatchObject({ status: "added" });
    expect(await outcomeOf({ name: "Gone" })).toMatchObject({ status: "unknown" });
    await app.db.delete(sandwiches).where(eq(sandwiches.id, id));
  });
});

test("a dry run writes nothing and says what would change", async () => {
  const member = await app.signIn();
  await importInto(member, [{ sandwichId: ids["hot"], notes: "kept" }]);
  const before = await entriesOf(member);
  const rows = [
    { sandwichId: ids["hot"], hasTried: true, dateTried: "2024-01-05T00:00:00Z", isFavorite: true },
    { sandwichId: ids["plain"] },
    { name: "Nobody's" },
  ];
  const outcomes = await importInto(member, rows, true);
  expect(statusesOf(outcomes)).toEqual(["changed", "added", "unknown"]);
  expect(outcomes[0]?.changes).toEqual(["tried", "favorite", "date"]);
  expect(await entriesOf(member)).toEqual(before);
  expect(await importInto(member, rows)).toEqual(outcomes);
  expect(await entriesOf(member)).toMatchObject([
    { sandwichId: ids["plain"], hasTried: false, dateTried: null },
    { sandwichId: ids["hot"], notes: "kept", dateTried: "2024-01-05T00:00:00.000Z" },
  ]);
});

test("what a row does not say stays as it is", async () => {
  const member = await app.signIn();
  const said = {
    hasTried: true,
    isFavorite: true,
    notes: "kept",
    dateTried: "2024-01-05T00:00:00.000Z",
  };
  await importInto(member, [{ sandwichId: ids["hot"], ...said }]);
  const again = await importInto(member, [{ sandwichId: ids["hot"] }]);
  expect(statusesOf(again)).toEqual(["same"]);
  expect(await entriesOf(member)).toMatchObject([said]);
});

test("tried without a date is tried some day, not today", async () => {
  const member = await app.signIn();
  await importInto(member, [{ sandwichId: ids["hot"], hasTried: true }]);
  expect(await entriesOf(member)).toMatchObject([{ hasTried: true, dateTried: null }]);
});

test.each([
  ["a date", { dateTried: "2024-01-05T00:00:00.000Z" }],
  ["visits", { visits: [{ dateTried: "2024-01-05T00:00:00.000Z", rating: 4, line: null }] }],
])("%s without a word of tried is tried", async (_, said) => {
  const member = await app.signIn();
  await importInto(member, [{ sandwichId: ids["hot"], ...said }]);
  expect(await entriesOf(member)).toMatchObject([
    { hasTried: true, dateTried: "2024-01-05T00:00:00.000Z" },
  ]);
});

test("rows without a date keep the order of the file", async () => {
  const member = await app.signIn();
  const wanted = [ids["plain"], ids["barnClub"], ids["hot"]];
  await importInto(
    member,
    wanted.map((sandwichId) => ({ sandwichId })),
  );
  expect((await entriesOf(member)).map(({ sandwichId }) => sandwichId)).toEqual(wanted);
});

test("two rows for one sandwich are taken one after the other", async () => {
  const member = await app.signIn();
  const outcomes = await importInto(member, [
    { sandwichId: ids["hot"], notes: "first" },
    { name: "Hot One", hasTried: true },
  ]);
  expect(statusesOf(outcomes)).toEqual(["added", "changed"]);
  expect(await entriesOf(member)).toMatchObject([{ notes: "first", hasTried: true }]);
  expect(await xpOf(member)).toBe(10 + 2 + 10);
});

test("imports and toggles of one member at once neither fail nor pay twice", async () => {
  const member = await app.signIn();
  const rows = Object.values(ids).map((sandwichId) => ({ sandwichId, isFavorite: true }));
  const toggle = (sandwichId: number) =>
    member.client.post("/api/user-sandwiches", {
      userId: member.user.id,
      sandwichId,
      isFavorite: true,
      hasTried: true,
    });
  const answers = await Promise.all([
    send(member, rows),
    ...Object.values(ids).map(toggle),
    send(member, rows.toReversed()),
    ...Object.values(ids).reverse().map(toggle),
    send(member, rows),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status > 201)).toEqual([]);
  const entries = await entriesOf(member);
  const expected = entries.reduce((xp, { hasTried }) => xp + 7 + (hasTried ? 10 : 0), 10);
  expect([entries.length, await xpOf(member)]).toEqual([rows.length, expected]);
});

test.each([
  ["rows", []],
  ["rows", Array(101).fill({ name: "Hot One" })],
  ["rows.0.dateTried", [{ name: "Hot One", dateTried: "2999-01-01T00:00:00Z" }]],
  ["rows.1.notes", [{ name: "Hot One" }, { name: "Club", notes: "x".repeat(1001) }]],
  ["rows.0.hasTried", [{ name: "Hot One", hasTried: "yes" }]],
])("%s is named in the 400 to a wrong one", async (path, rows) => {
  const answer = await send(await app.signIn(), rows);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ issues: [{ path }] });
});
