import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ChangeFeed } from "#server/database/database.types.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { reviewVotes, sandwiches, users } from "#server/database/schema/schema.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  createRestaurant,
  createReview,
  createSandwich,
  createUser,
} from "#tests/support/factories.ts";
import { announcedTables, type Change, parseChange } from "./changes.ts";
import { readingFunctions } from "./statement-reads.ts";

let database: TestDatabase;
let feed: ChangeFeed;
const told: Change[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  feed = await database.watchChanges({
    onListening: () => {},
    onChange: (payload) => told.push(parseChange(payload)),
    onLoss: () => {},
  });
});
afterAll(async () => {
  await feed.close();
  await database.close();
});
beforeEach(() => {
  told.length = 0;
});

async function changesOf(work: () => Promise<unknown>): Promise<Change[]> {
  await work();
  expect(await feed.catchUp()).toBe(true);
  return told.splice(0);
}

test("the tables with triggers are those that answers may be kept from, for every kind of change", async () => {
  const rows = await queryRows<{ name: string; events: number; enabled: string }>(
    database.db,
    sql`select c.relname as name, count(*)::int as events, string_agg(distinct t.tgenabled::text, '') as enabled
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      where p.proname = 'announce_changes' group by c.relname order by c.relname`,
  );
  expect(rows).toEqual(
    [...announcedTables].sort().map((name) => ({ name, events: 4, enabled: "A" })),
  );
});

test("what a function of ours reads is known to whoever reads statements", async () => {
  const rows = await queryRows<{ name: string }>(
    database.db,
    sql`select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
        and (provolatile = 's' or exists (select from pg_depend where classid = 'pg_proc'::regclass
          and objid = pg_proc.oid and refclassid = 'pg_class'::regclass))
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
        and proname <> 'owners_of'`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...readingFunctions.keys()]);
});

test("an update names the columns that differ and the owners, before and after", async () => {
  const { db } = database;
  const [from, to] = [await createRestaurant(db), await createRestaurant(db)];
  const { id } = await createSandwich(db, { restaurantId: from.id });
  const update = { name: "Moved", priceCents: 1234, restaurantId: to.id };
  const [change, ...others] = await changesOf(async () => {
    await feed.catchUp();
    told.length = 0;
    await db.update(sandwiches).set(update).where(eq(sandwiches.id, id));
  });
  expect(others).toEqual([]);
  expect(change?.table).toBe("sandwiches");
  expect(change?.columns?.sort()).toEqual(["name", "price_cents", "restaurant_id", "search_text"]);
  expect(change?.owners?.sort()).toEqual(
    [`restaurant:${from.id}`, `restaurant:${to.id}`, `sandwich:${id}`].sort(),
  );
});

test("an update that changes nothing is not told", async () => {
  const { db } = database;
  const user = await createUser(db);
  await changesOf(async () => {});
  const same = () => db.update(users).set({ username: user.username }).where(eq(users.id, user.id));
  expect(await changesOf(same)).toEqual([]);
});

test("rows that come or go may change anything; a vote belongs to the review's owners", async () => {
  const { db } = database;
  const { id: restaurantId } = await createRestaurant(db);
  const { id: sandwichId } = await createSandwich(db, { restaurantId });
  const [author, voter] = [await createUser(db), await createUser(db)];
  const review = await createReview(db, { sandwichId, userId: author.id });
  const owners = [
    `restaurant:${restaurantId}`,
    `sandwich:${sandwichId}`,
    `user:${author.id}`,
  ].sort();
  await changesOf(async () => {});
  const vote = { reviewId: review.id, userId: voter.id };
  const votes = await changesOf(() => db.insert(reviewVotes).values(vote));
  expect(votes.map((change) => ({ ...change, owners: change.owners?.sort() }))).toEqual([
    { table: "review_votes", columns: null, owners },
  ]);
  const gone = await changesOf(() => db.delete(sandwiches).where(eq(sandwiches.id, sandwichId)));
  const tables = gone.map(({ table }) => table).sort();
  expect(tables).toEqual(["review_votes", "reviews", "sandwich_ratings", "sandwiches"]);
  expect(gone.find(({ table }) => table === "reviews")?.owners).toContain(`sandwich:${sandwichId}`);
});

test("many rows are all rows, however long their owners' names are", async () => {
  const { db } = database;
  const { id: restaurantId } = await createRestaurant(db);
  for (let count = 0; count < 51; count++) await createSandwich(db, { restaurantId });
  await changesOf(async () => {});
  const all = { table: "sandwiches", columns: null, owners: null };
  expect(await changesOf(() => db.update(sandwiches).set({ position: 7 }))).toEqual([all]);
  expect(await changesOf(() => db.execute(sql`truncate sandwiches cascade`))).toContainEqual(all);
  await changesOf(() =>
    db.execute(sql`insert into users (id, username, email, password_hash)
      select lpad(n::text, 64, 'é'), 'name' || n, 'e' || n, '' from generate_series(1, 45) n`),
  );
  const renamed = await changesOf(() => db.update(users).set({ bio: "new" }));
  expect(renamed).toEqual([{ table: "users", columns: ["bio"], owners: null }]);
});

test("what is rolled back is not told", async () => {
  const { db } = database;
  const undone = inTransaction(db, async (tx) => {
    await createRestaurant(tx);
    throw new Error("never mind");
  });
  expect(await changesOf(() => undone.catch(() => {}))).toEqual([]);
});
